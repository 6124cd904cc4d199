/** A text as a reader got it, scrolling in its own box. */
export const ReadText = ({ title, text }: { title: string; text: string }) => (
  <figure className="min-w-0">
    <figcaption className="mb-2 text-sm font-semibold">{title}</figcaption>
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-y-auto rounded-sheet bg-desk p-4 font-text text-sm whitespace-pre-wrap"
    >
      {text}
    </pre>
  </figure>
);
