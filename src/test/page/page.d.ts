// Global types of the page's scripts.

/** An event of a control, such as a field that was filled in. */
type Of<Control> = Event & { target: Control };
