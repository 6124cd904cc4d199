import { VERDICT_WORDS } from '#contract/match-words.ts';
import type { Match } from '#contract/match.ts';
import { adParagraphs, clauseId, goToElement, rowId, type AdPiece } from './ad-places.ts';

interface AdTextProps {
  match: Match;
  /** Called before the focus goes to a row, which a filter may hide. */
  onGo: () => void;
}

/** The ad as it was pasted: what is asked is marked and numbered, what is left out stands back. */
export const AdText = ({ match, onGo }: AdTextProps) => (
  <div className="ad-text">
    {adParagraphs(match).map((pieces, index) => (
      <p key={index}>
        {pieces.map((piece, place) => (
          <Piece key={place} piece={piece} onGo={onGo} />
        ))}
      </p>
    ))}
  </div>
);

function Piece({ piece, onGo }: { piece: AdPiece; onGo: () => void }) {
  if (piece.kind === 'asked') return <Asked asked={piece} onGo={onGo} />;
  return piece.kind === 'plain' ? piece.text : <span className="text-ink-3">{piece.text}</span>;
}

interface AskedProps {
  asked: Extract<AdPiece, { kind: 'asked' }>;
  onGo: () => void;
}

function Asked({ asked: { text, requirement }, onGo }: AskedProps) {
  const { id, number, verdict } = requirement;
  return (
    <>
      <mark id={clauseId(id)} tabIndex={-1} className={`clause clause-${verdict}`}>
        {text}
      </mark>
      <button
        type="button"
        className="clause-number num"
        aria-label={`Requirement ${number}, ${VERDICT_WORDS[verdict]}: go to its answer`}
        onClick={() => {
          onGo();
          // The row may have to be drawn first.
          requestAnimationFrame(() => goToElement(rowId(id)));
        }}
      >
        {number}
      </button>
    </>
  );
}
