import { SERVER } from '../../../api/server.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import type { SaveState } from './text-session.ts';

interface SaveWordsProps {
  state: SaveState;
  /** Something else to say about the last key. */
  notice: string;
  textOf: () => string;
}

/** Whether what was typed is stored; where it cannot be, what to do. Only what matters is read out. */
export const SaveWords = ({ state, notice, textOf }: SaveWordsProps) => {
  const failed = typeof state === 'object' ? state : null;
  const stored =
    state === 'saved'
      ? SERVER === null
        ? 'Saved on this device'
        : `Saved by ${SERVER}`
      : 'Saving…';
  return (
    <div className="editor-state">
      {!failed && !notice && <p className="editor-stored fine">{stored}</p>}
      <p role="status" className={failed ? 'text-red' : 'fine'}>
        {failed ? `Not saved. ${failed.failed} Your text stays in this tab.` : notice}
      </p>
      {failed && (
        <Button small onClick={() => void copyText(textOf())}>
          Copy the text
        </Button>
      )}
    </div>
  );
};
