// A text editor with completion and markers, or a plain text area until the editor has loaded.
import { html } from 'lit';
import { Part } from '../lib/part.js';

class Editor extends Part {
  static properties = {
    text: {},
    name: {},
    mode: {},
    label: {},
    marks: {},
    schema: {},
    fixed: { type: Boolean },
    plain: { state: true },
  };

  constructor() {
    super();
    this.text = '';
    this.name = '';
    /** @type {'yaml' | 'gherkin'} */ this.mode = 'yaml';
    this.label = '';
    /** @type {{ line: number, message: string, good?: boolean }[]} */ this.marks = [];
    /** @type {import('../lib/complete.js').LayerSchema | null} the schema for completion */ this.schema = null;
    this.fixed = false;
    this.plain = true;
    /** @type {ReturnType<typeof import('../lib/code.js').codeEditor> | null} */ this.editor = null;
  }

  async firstUpdated() {
    try {
      const { codeEditor } = await import('../lib/code.js');
      // The editor measures its container, so the container must be visible first.
      this.plain = false;
      await this.updateComplete;
      const host = /** @type {HTMLElement} */ (this.querySelector('.code'));
      this.editor = codeEditor({
        host,
        text: this.text,
        mode: this.mode,
        label: this.label,
        fixed: this.fixed,
        schema: () => this.schema,
        changed: text => this.changed(text),
      });
      this.editor.mark(this.marks);
    } catch {
      this.plain = true;
      // The plain text area reports changes too, so its text is still checked.
    }
  }

  /** @param {string} text */
  changed(text) {
    if (text === this.text) return;
    this.text = text;
    this.tell('written', text);
  }

  /** @param {import('lit').PropertyValues} changes */
  updated(changes) {
    if (changes.has('text')) this.editor?.write(this.text);
    if (changes.has('marks')) this.editor?.mark(this.marks);
  }

  render() {
    return html`<div class="code" data-name=${this.name} ?hidden=${this.plain}></div>
      ${
        this.plain
          ? html`<textarea
              name=${this.name}
              spellcheck="false"
              aria-label=${this.label}
              rows=${Math.max(9, this.text.split('\n').length + 1)}
              ?readonly=${this.fixed}
              .value=${this.text}
              @input=${(/** @type {Of<HTMLTextAreaElement>} */ e) => this.changed(e.target.value)}
            ></textarea>`
          : ''
      }`;
  }
}
customElements.define('oya-editor', Editor);
