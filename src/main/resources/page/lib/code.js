// The CodeMirror editors of the page. The module is loaded on first use.
import { EditorState, Compartment } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, highlightActiveLine } from '@codemirror/view';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { StreamLanguage, syntaxHighlighting, HighlightStyle, indentUnit } from '@codemirror/language';
import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { setDiagnostics, lintGutter, lintKeymap } from '@codemirror/lint';
import { yaml } from '@codemirror/legacy-modes/mode/yaml.js';
import { gherkin } from '@codemirror/legacy-modes/mode/gherkin.js';
import { tags } from '@lezer/highlight';
import { choicesAt } from './complete.js';

const MODES = { yaml, gherkin };

const COLOURS = HighlightStyle.define([
  { tag: [tags.comment, tags.meta], color: 'var(--quiet)', fontStyle: 'italic' },
  {
    tag: [tags.atom, tags.propertyName, tags.definition(tags.propertyName)],
    color: 'var(--accent)',
    fontWeight: '600',
  },
  { tag: [tags.keyword, tags.heading], color: 'var(--accent)', fontWeight: '600' },
  { tag: [tags.string, tags.number, tags.bool, tags.literal], color: 'var(--good)' },
]);

const LOOK = EditorView.theme({
  '&': {
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: '10px',
    fontSize: '0.95rem',
  },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.5', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--text)', minHeight: '11rem' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--quiet)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'transparent', boxShadow: 'inset 2px 0 0 var(--accent)' },
  '.cm-tooltip': { backgroundColor: 'var(--surface)', color: 'var(--text)', border: '1px solid var(--line)' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '0.4rem 0.6rem' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  // Lint markers without images: the page's security policy blocks images embedded in styles.
  '.cm-lint-marker-error, .cm-lint-marker-info': {
    content: 'normal',
    width: '1.1em',
    height: '1.1em',
    borderRadius: '50%',
    textAlign: 'center',
    lineHeight: '1.1',
    fontWeight: '700',
    color: 'var(--ground)',
    backgroundColor: 'var(--wrong)',
  },
  '.cm-lint-marker-info': { backgroundColor: 'var(--good)' },
  '.cm-lint-marker-error::after': { content: '"!"' },
  '.cm-lint-marker-info::after': { content: '"✓"' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--wrong)' },
  '.cm-lintRange-info': { backgroundImage: 'none' },
  '.cm-diagnostic': { whiteSpace: 'normal' },
  '.cm-completionInfo': { maxWidth: '20rem', padding: '0.4rem 0.6rem' },
});

/**
 * Creates an editor in a separate shadow root, so that its styles do not affect the page.
 * @param {{ host: HTMLElement, text: string, mode: 'yaml' | 'gherkin', label: string, describedBy?: string,
 *   fixed?: boolean, schema: () => import('./complete.js').LayerSchema | null, changed: (text: string) => void }} how
 */
export function codeEditor({ host, text, mode, label, fixed = false, schema, changed }) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const writing = new Compartment();
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        highlightActiveLine(),
        indentUnit.of('  '),
        EditorView.lineWrapping,
        LOOK,
        StreamLanguage.define(MODES[mode]),
        syntaxHighlighting(COLOURS),
        lintGutter(),
        autocompletion({ override: [context => offered(context, schema())], icons: false }),
        keymap.of([...completionKeymap, ...lintKeymap, ...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label }),
        writing.of([EditorState.readOnly.of(fixed), EditorView.editable.of(!fixed)]),
        EditorView.updateListener.of(update => {
          if (update.docChanged) changed(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    view,
    /** @param {string} wanted */
    write(wanted) {
      if (wanted !== view.state.doc.toString())
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: wanted } });
    },
    /**
     * Shows messages at their lines.
     * @param {{ line: number, message: string, good?: boolean }[]} told the messages with their line numbers
     */
    mark(told) {
      const { doc } = view.state;
      view.dispatch(
        setDiagnostics(
          view.state,
          told.map(({ line, message, good }) => {
            const at = doc.line(Math.min(Math.max(1, line), doc.lines));
            return { from: at.from, to: at.to, severity: good ? 'info' : 'error', message };
          }),
        ),
      );
    },
  };
}

/**
 * @param {import('@codemirror/autocomplete').CompletionContext} context
 * @param {import('./complete.js').LayerSchema | null} schema
 */
function offered(context, schema) {
  if (!schema) return null;
  const lines = context.state.sliceDoc(0, context.pos).split('\n');
  const { choices, typed } = choicesAt(schema, lines);
  if (!choices.length || (!typed && !context.explicit && !/:\s$|-\s$/.test(lines[lines.length - 1]))) return null;
  return {
    from: context.pos - typed.length,
    options: choices.map(one => ({ label: one.label, apply: one.apply, info: one.info || undefined })),
  };
}
