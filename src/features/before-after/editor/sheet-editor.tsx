import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, ListChecks, PenLine, Redo2, Undo2 } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Resume } from '#contract/resume.ts';
import type { UndoRedo } from '../../../api/edition-history.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tip } from '../../../ui/tooltip.tsx';
import type { LineKindOf } from '../line-kind.ts';
import type { Sought } from '../sought.ts';
import { FixCard } from './fix-card.tsx';
import { LineRoleSelect } from './line-role.tsx';
import {
  goToWords,
  moveIn,
  openEditor,
  putLine,
  type SheetEditor as Editor,
} from './open-editor.ts';
import { placeAt, placesOf, type Place } from './places.ts';
import { SaveWords } from './save-words.tsx';
import { sessionOf } from './sessions.ts';
import { WorkshopCard } from './workshop-card.tsx';
import type { SaveState } from './text-session.ts';
import './sheet-editor.css';

interface SheetEditorProps {
  resume: Resume;
  kindOf: LineKindOf;
  undoRedo: UndoRedo;
  /** Leads to the list of suggestions and questions. */
  onSuggestion: (number: number) => void;
  sought: Sought | null;
  /** What stands beside the sheet. */
  beside?: ReactNode;
}

/** A mark that is open for a decision, and where on the sheet. */
interface OpenMark {
  id: string;
  top: number;
  takeFocus: boolean;
}

/** The enhanced resume as an editor in place. What is typed is stored within a second. */
export function SheetEditor(props: SheetEditorProps) {
  const { resume, kindOf, undoRedo, onSuggestion, sought, beside } = props;
  const client = useQueryClient();
  const { history, canUndo, canRedo } = undoRedo;
  const mount = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const places = useRef<readonly Place[]>([]);
  const kinds = useRef(kindOf);
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [notice, setNotice] = useState('');
  const [line, setLine] = useState({ text: '', index: 0 });
  const [open, setOpen] = useState<OpenMark | null>(null);
  const [wording, setWording] = useState<{ line: number; top: number } | null>(null);
  const { id, enhancedContent, workingContent, suggestions, questions } = resume;
  const text = enhancedContent ?? '';

  const openPlace = useEffectEvent((place: Place | undefined, takeFocus: boolean) => {
    if (!place || !editor.current || !mount.current) {
      setNotice('No suggestion in this line.');
      return;
    }
    if (place.number > suggestions.length) {
      onSuggestion(place.number);
      return;
    }
    const { view } = editor.current;
    const at = view.coordsAtPos(Math.min(place.to, view.state.doc.length));
    const top = (at?.bottom ?? 0) - mount.current.getBoundingClientRect().top;
    setNotice('');
    setOpen({ id: place.id, top, takeFocus });
  });
  const nextMark = useEffectEvent((by: -1 | 1) => {
    const { view } = editor.current!;
    const { head } = view.state.selection.main;
    const waiting = places.current.filter(({ applied }) => !applied);
    const next =
      by > 0
        ? (waiting.find(({ from }) => from > head) ?? waiting[0])
        : (waiting.findLast(({ from }) => from < head) ?? waiting.at(-1));
    if (!next) {
      setNotice('No suggestions are left in the text.');
      return;
    }
    view.dispatch({ selection: { anchor: next.from }, scrollIntoView: true });
    view.focus();
    openPlace(next, false);
  });

  /** Opens the other ways to say the cursor's line, once what was typed is stored. */
  const openWorkshop = useEffectEvent(async () => {
    await sessionOf(client, id, text).settle();
    const view = editor.current?.view;
    if (!view || !mount.current) return;
    const at = view.state.doc.lineAt(view.state.selection.main.head);
    const bottom = view.coordsAtPos(at.to)?.bottom ?? 0;
    setOpen(null);
    setWording({ line: at.number - 1, top: bottom - mount.current.getBoundingClientRect().top });
  });

  useLayoutEffect(() => {
    const session = sessionOf(client, id, text);
    const opened = openEditor(mount.current!, session.text, {
      onTyped: (changes) => {
        session.typed(changes);
        setOpen(null);
        setWording(null);
        setNotice('');
      },
      onWorkshop: () => void openWorkshop(),
      onMark: (offset, by) => {
        const line = opened.view.state.doc.lineAt(offset);
        openPlace(placeAt(places.current, offset, line), by === 'keyboard');
      },
      onUndo: () => history.undo(),
      onRedo: () => history.redo(),
      onNextMark: (by) => nextMark(by),
      onTooMuch: () => setNotice('That is more text than a resume can hold. Nothing was pasted.'),
      kindOf: () => kinds.current,
      onLine: (text, index) =>
        setLine((old) => (old.text === text && old.index === index ? old : { text, index })),
    });
    editor.current = opened;
    const close = session.attach({ show: opened.show, onState: setSaveState });
    const unsettle = history.beforeTravel(session);
    return () => {
      unsettle();
      close();
      opened.view.destroy();
      editor.current = null;
    };
    // Another resume is another editor; its text changes through the session.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opened once for each resume
  }, [client, history, id]);

  useLayoutEffect(() => {
    sessionOf(client, id, text).received(text);
  }, [client, id, text]);

  useEffect(() => {
    const current = editor.current;
    if (!current) return;
    kinds.current = kindOf;
    current.relook();
    // Places are of the stored text; while more is typed, the marks move with it.
    if (sessionOf(client, id, text).unsaved) return;
    places.current = placesOf({ suggestions, questions }, workingContent);
    current.mark(places.current);
  }, [client, id, text, suggestions, questions, workingContent, kindOf, saveState]);

  useEffect(() => {
    if (!sought || !editor.current) return;
    goToWords(editor.current.view, sought.words, sought.toWord);
    if (sought.toWord) void openWorkshop();
  }, [sought]);

  const opened = open && suggestions.find((one) => one.id === open.id);
  const close = () => {
    setOpen(null);
    editor.current?.view.focus();
  };
  return (
    <div className="sheet-editor">
      <div role="toolbar" aria-label="Edit" className="editor-tools">
        <Tool name="Undo" icon={Undo2} bare off={!canUndo} onClick={() => history.undo()} />
        <Tool name="Redo" icon={Redo2} bare off={!canRedo} onClick={() => history.redo()} />
        <Tool name="Next suggestion" icon={ListChecks} onClick={() => nextMark(1)} />
        <div className="line-tools">
          <Tool
            name="Move up"
            icon={ArrowUp}
            bare
            onClick={() => editor.current && moveIn(editor.current.view, -1, kindOf)}
          />
          <Tool
            name="Move down"
            icon={ArrowDown}
            bare
            onClick={() => editor.current && moveIn(editor.current.view, 1, kindOf)}
          />
          <Tool name="Other wordings" icon={PenLine} onClick={() => void openWorkshop()} />
          <LineRoleSelect resume={resume} line={line.text} kind={kindOf(line.text, line.index)} />
        </div>
        <SaveWords
          state={saveState}
          notice={notice}
          textOf={() => editor.current?.view.state.doc.toString() ?? text}
        />
      </div>
      <p id="editor-keys" className="sr-only">
        F7 goes to the next suggestion, Alt and Enter opens it. Control or Command with Enter shows
        other ways to say a line. Alt with an arrow up or down moves a line, or a whole job from its
        first line. Control or Command with Z undoes.
      </p>
      <div className={beside ? 'side-by-side' : undefined}>
        {beside && (
          <div className="min-w-0">
            <h3 className="side-title font-sans! text-base! font-semibold!">Original</h3>
            {beside}
          </div>
        )}
        <div className="min-w-0">
          {beside && <h3 className="side-title font-sans! text-base! font-semibold!">Enhanced</h3>}
          <div className="doc editor-sheet">
            <div ref={mount} />
            {wording && (
              <WorkshopCard
                key={wording.line}
                resume={resume}
                {...wording}
                onUse={({ before }, chosen) => {
                  setWording(null);
                  const view = editor.current?.view;
                  if (view && !putLine(view, wording.line, before, chosen)) {
                    setNotice('The line has changed meanwhile. Nothing was put in.');
                  }
                  view?.focus();
                }}
                onClose={() => {
                  setWording(null);
                  editor.current?.view.focus();
                }}
              />
            )}
            {opened && (
              <FixCard
                key={opened.id}
                resume={resume}
                suggestion={opened}
                top={open.top}
                takeFocus={open.takeFocus}
                settle={() => sessionOf(client, id, text).settle()}
                onClose={close}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

interface ToolProps {
  name: string;
  icon: typeof Undo2;
  /** Shows its icon alone; the name stands in its tooltip. */
  bare?: boolean;
  off?: boolean;
  onClick: () => void;
}

/** The press does not take the cursor out of the text. */
function Tool({ name, icon, bare = false, off = false, onClick }: ToolProps) {
  const button = (
    <Button
      look="bare"
      small
      aria-label={name}
      aria-disabled={off || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={off ? undefined : onClick}
    >
      <Icon of={icon} />
      {!bare && <span className="tool-name">{name}</span>}
    </Button>
  );
  return bare ? <Tip text={name}>{button}</Tip> : button;
}
