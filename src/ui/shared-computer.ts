/** The class that the demo of a stand puts on the root element. */
export const DEMO_CLASS = 'demo';

/** What a toast says of a saved file; on a stand's computer also that it stays there. */
export const savedWords = (fileName: string): string =>
  document.documentElement.classList.contains(DEMO_CLASS)
    ? `${fileName} is in the downloads of this shared computer. Take it with you, then delete it there.`
    : fileName;
