interface Word {
  start: number;
  end: number;
  better: string;
}

interface MisspeltWordsProps {
  text: string;
  words: readonly Word[];
  /** Called with the text in which one word is put right. */
  onMend: (text: string) => void;
}

/** The misspelt words of a field, each put right by a press; said once, when the typing pauses. */
export const MisspeltWords = ({ text, words, onMend }: MisspeltWordsProps) => (
  <span role="status" className="block text-sm empty:hidden">
    {words.map(({ start, end, better }) => (
      <span key={start} className="mt-1.5 flex flex-wrap items-baseline gap-x-2">
        <span>
          Is <span className="misspelt">{text.slice(start, end)}</span> misspelt?
        </span>
        <button
          type="button"
          className="link min-h-9"
          onClick={() => onMend(text.slice(0, start) + better + text.slice(end))}
        >
          Write “{better}”
        </button>
      </span>
    ))}
  </span>
);
