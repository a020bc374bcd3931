// A text that one writes: with completion and marks at its lines, or plainly as long as the editor is not there.
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
    /** @type {import('../lib/complete.js').LayerSchema | null} what may stand where */ this.schema = null;
    this.fixed = false;
    this.plain = true;
    /** @type {ReturnType<typeof import('../lib/code.js').codeEditor> | null} */ this.editor = null;
  }

  async firstUpdated() {
    try {
      const { codeEditor } = await import('../lib/code.js');
      // Only what is drawn can be measured.
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
      // What is written plainly is checked all the same.
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
