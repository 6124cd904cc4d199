/** The editor core (CodeMirror 6), set up for one resume: plain lines of text, looks and marks laid over them. */
import {
  Annotation,
  EditorSelection,
  EditorState,
  StateEffect,
  StateField,
  type ChangeSet,
} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  keymap,
  ViewPlugin,
  WidgetType,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';
import { MAX_TEXT_CHARS } from '#contract/limits.ts';
import type { LineKindOf } from '../line-kind.ts';
import { adoptStyles } from './adopt-styles.ts';
import { addLine, joinLine, moveBlock, type KindAt } from './lines.ts';
import type { Place } from './places.ts';

/** Tells changes that come from elsewhere from those of the user. */
const fromElsewhere = Annotation.define<boolean>();

export interface EditorEvents {
  onTyped: (changes: ChangeSet) => void;
  /** The mark at an offset is wanted: by a click, or by the keyboard. */
  onMark: (offset: number, by: 'pointer' | 'keyboard') => void;
  /** Other ways to say the cursor's line are wanted. */
  onWorkshop: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onNextMark: (by: -1 | 1) => void;
  /** More was pasted than a resume may hold. */
  onTooMuch: () => void;
  kindOf: () => LineKindOf;
  /** The cursor went to a line, or its words changed; lines are counted from 0. */
  onLine: (text: string, index: number) => void;
}

export interface SheetEditor {
  view: EditorView;
  show: (changes: ChangeSet) => void;
  mark: (places: readonly Place[]) => void;
  /** Draws the lines anew after the readout changed. */
  relook: () => void;
}

/** Opens an editor in `parent` with this text. */
export function openEditor(parent: HTMLElement, text: string, events: EditorEvents): SheetEditor {
  const kindAt: KindAt = (state, line) => events.kindOf()(state.doc.line(line).text, line - 1);
  adoptStyles();
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.lineWrapping,
        EditorState.lineSeparator.of('\n'),
        EditorView.contentAttributes.of({
          'aria-label': 'Your resume, enhanced',
          'aria-describedby': 'editor-keys',
          // Never the browser's own: some send what is typed to a server.
          spellcheck: 'false',
          autocapitalize: 'sentences',
        }),
        markField,
        looks(kindAt),
        plainInput(events),
        keys(events, kindAt),
        EditorView.updateListener.of((update) => listen(update, events)),
        EditorView.domEventHandlers({
          click(event, at) {
            if (!(event.target instanceof Element) || !event.target.closest('[data-fix]'))
              return false;
            const offset = at.posAtCoords({ x: event.clientX, y: event.clientY });
            if (offset !== null) events.onMark(offset, 'pointer');
            return false;
          },
        }),
      ],
    }),
  });
  return {
    view,
    show: (changes) => showChanges(view, changes),
    mark: (places) =>
      view.dispatch({ effects: setMarks.of(marksOf(places, view.state.doc.length)) }),
    relook: () => view.dispatch({ effects: lookAgain.of(null) }),
  };
}

/** The cursor stays where it is, or goes to what changed under the reader's eyes. */
function showChanges(view: EditorView, changes: ChangeSet): void {
  let last = 0;
  changes.iterChanges((_from, _to, _at, end) => {
    last = end;
  });
  view.dispatch({
    changes,
    annotations: fromElsewhere.of(true),
    ...(view.hasFocus && { selection: EditorSelection.cursor(last), scrollIntoView: true }),
  });
}

function listen(update: ViewUpdate, events: EditorEvents): void {
  if (update.selectionSet || update.docChanged || update.focusChanged) {
    const line = update.state.doc.lineAt(update.state.selection.main.head);
    events.onLine(line.text, line.number - 1);
  }
  for (const transaction of update.transactions) {
    if (transaction.docChanged && !transaction.annotation(fromElsewhere)) {
      events.onTyped(transaction.changes);
    }
  }
}

const keys = (events: EditorEvents, kindAt: KindAt) => {
  const run = (task: () => void) => () => {
    task();
    return true;
  };
  return keymap.of([
    { key: 'Mod-z', run: run(events.onUndo) },
    { key: 'Mod-y', mac: 'Mod-Shift-z', run: run(events.onRedo) },
    { key: 'Mod-Shift-z', run: run(events.onRedo) },
    { key: 'Enter', run: addLine },
    { key: 'Backspace', run: joinLine },
    // Taken even where nothing can move: Alt and an arrow would leave the page in some browsers.
    { key: 'Alt-ArrowUp', run: (view) => moveBlock(-1, kindAt)(view) || true },
    { key: 'Alt-ArrowDown', run: (view) => moveBlock(1, kindAt)(view) || true },
    {
      key: 'Alt-Enter',
      run: (view) => {
        events.onMark(view.state.selection.main.head, 'keyboard');
        return true;
      },
    },
    { key: 'Mod-Enter', run: run(events.onWorkshop) },
    { key: 'F7', run: run(() => events.onNextMark(1)) },
    { key: 'Shift-F7', run: run(() => events.onNextMark(-1)) },
  ]);
};

/** Moves the cursor's line, job or section; false where there is no place to go. */
export const moveIn = (view: EditorView, by: -1 | 1, kindOf: LineKindOf): boolean =>
  moveBlock(by, (state, line) => kindOf(state.doc.line(line).text, line - 1))(view);

/**
 * Selects these words, or puts the cursor behind them where they are to be `toWord`ed: a press in a selection
 * would move its text. Without them it goes to the end of the first line.
 */
export function goToWords(view: EditorView, words: string | null, toWord = false): void {
  const found = words === null ? -1 : view.state.doc.toString().indexOf(words);
  const line = view.state.doc.lineAt(Math.max(0, found));
  const head = found < 0 ? line.to : found + (words?.length ?? 0);
  view.focus();
  view.dispatch({
    selection: { anchor: found < 0 || toWord ? head : found, head },
    effects: EditorView.scrollIntoView(line.from, { y: 'center' }),
  });
}

/** Puts `after` in place of `before` in a line, counted from 0; false where the line does not say that any more. */
export function putLine(view: EditorView, line: number, before: string, after: string): boolean {
  if (line >= view.state.doc.lines) return false;
  const { from, text } = view.state.doc.line(line + 1);
  const rest = view.state.sliceDoc(from, from + text.length + before.length);
  const at = rest.indexOf(before);
  if (at < 0 || at > text.length) return false;
  const start = from + at;
  view.dispatch({
    changes: { from: start, to: start + before.length, insert: after },
    selection: EditorSelection.cursor(start + after.length),
    userEvent: 'input',
  });
  return true;
}

const CONTROLS =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

/** Pasted or dropped text as a resume may hold it. */
const plain = (text: string): string =>
  text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(CONTROLS, '');

/** Paste and drop: plain text only, never a file, never more than a resume may hold. */
const plainInput = ({ onTooMuch }: EditorEvents) => [
  EditorView.clipboardInputFilter.of(plain),
  EditorView.domEventHandlers({
    paste(event, view) {
      const data = event.clipboardData;
      if (!data) return false;
      const text = data.getData('text/plain') || textOfHtml(data.getData('text/html'));
      event.preventDefault();
      const { from, to } = view.state.selection.main;
      const insert = plain(text);
      if (view.state.doc.length - (to - from) + insert.length > MAX_TEXT_CHARS) onTooMuch();
      else if (insert !== '') {
        view.dispatch({
          ...view.state.replaceSelection(insert),
          scrollIntoView: true,
          userEvent: 'input.paste',
        });
      }
      return true;
    },
    // A file dropped on the page is a new resume, wherever it lands.
    drop: (event) => event.dataTransfer?.types.includes('Files') ?? false,
  }),
  EditorState.transactionFilter.of((transaction) =>
    transaction.isUserEvent('input') && transaction.newDoc.length > MAX_TEXT_CHARS
      ? []
      : transaction,
  ),
];

/** The words of HTML, a line for each block; nothing of it is ever made an element. */
function textOfHtml(html: string): string {
  const bare = html
    .replaceAll(/<(script|style|template|head|title)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br\b[^>]*>|<\/(?:p|div|li|tr|h[1-6]|ul|ol|table)\s*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '');
  // A text area takes text only: it reads the entities and nothing else.
  const area = document.createElement('textarea');
  area.innerHTML = bare;
  return area.value.replaceAll(/[ \t]*\n\s*/g, '\n').trim();
}

const setMarks = StateEffect.define<DecorationSet>();
const lookAgain = StateEffect.define();

/** Marks move with the text; those in a stretch that is being rewritten go at once. */
const markField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = marks.map(transaction.changes);
    if (transaction.docChanged && !transaction.annotation(fromElsewhere)) {
      transaction.changes.iterChangedRanges((_from, _to, from, to) => {
        next = next.update({ filterFrom: from, filterTo: to, filter: () => false });
      });
    }
    for (const effect of transaction.effects) if (effect.is(setMarks)) next = effect.value;
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function marksOf(places: readonly Place[], length: number): DecorationSet {
  const out = new Set<number>();
  // Words that went out at one place have one caret there, however many edits took them.
  const isFirst = ({ from, to }: Place['marks'][number]) =>
    from < to || (!out.has(from) && out.add(from));
  const ranges = places.flatMap(({ id, applied, marks }) =>
    marks
      .filter((mark) => mark.from >= 0 && mark.to <= length && isFirst(mark))
      .map(({ from, to }) =>
        from === to
          ? Decoration.widget({ widget: new WentOut(id), side: 1 }).range(from)
          : (applied ? APPLIED : OPEN)(id).range(from, to),
      ),
  );
  return Decoration.set(ranges, true);
}

const APPLIED = (id: string) =>
  Decoration.mark({ class: 'mark-ins fix', attributes: { 'data-fix': id } });
const OPEN = (id: string) => Decoration.mark({ class: 'fix-open', attributes: { 'data-fix': id } });

/** Where an accepted suggestion took words out: a caret to click on. */
class WentOut extends WidgetType {
  readonly id: string;

  constructor(id: string) {
    super();
    this.id = id;
  }

  override eq(other: WentOut): boolean {
    return other.id === this.id;
  }

  override toDOM(): HTMLElement {
    const caret = document.createElement('span');
    caret.className = 'fix-out';
    caret.dataset['fix'] = this.id;
    caret.setAttribute('aria-hidden', 'true');
    return caret;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** Every line set as what it is, as far as it is in view. */
const looks = (kindAt: KindAt) =>
  ViewPlugin.define(
    (first) => {
      const plugin = {
        decorations: draw(first),
        update(update: ViewUpdate) {
          const again = update.transactions.some(({ effects }) =>
            effects.some((effect) => effect.is(lookAgain)),
          );
          if (update.docChanged || update.viewportChanged || again) {
            plugin.decorations = draw(update.view);
          }
        },
      };
      return plugin;

      function draw(view: EditorView): DecorationSet {
        const ranges = view.visibleRanges.flatMap(({ from, to }) => {
          const lines = [];
          for (let at = from; at <= to;) {
            const line = view.state.doc.lineAt(at);
            const look = `doc-${kindAt(view.state, line.number)}`;
            lines.push(Decoration.line({ class: look }).range(line.from));
            at = line.to + 1;
          }
          return lines;
        });
        return Decoration.set(ranges, true);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );
