// What the page's scripts call by these names.

/** An event of a control, such as a field that was filled in. */
type Of<Control> = Event & { target: Control };
