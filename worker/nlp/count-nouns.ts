/** Which nouns name one of many. The list comes with the dictionary; before it is there no noun is known as one. */

let nouns: ReadonlySet<string> = new Set();
let loading: Promise<void> | undefined;

/** Loads the list once. */
export async function loadCountNouns(): Promise<void> {
  loading ??= readCountNouns();
  return loading;
}

async function readCountNouns(): Promise<void> {
  const { COUNT_NOUNS } = await import('./dictionary/count-nouns.ts');
  nouns = new Set(COUNT_NOUNS.trim().split(/\s+/));
}

/** True for 'ladder' and 'supplier', in small letters and the singular, which never stand bare in a sentence. */
export const isCountNoun = (word: string): boolean =>
  nouns.has(word) || nouns.has(word.slice(word.lastIndexOf('-') + 1));

/** True also for what is said bare in some set phrases ('in hospital', 'by test'), though each is one of many. */
export const isCountable = (word: string): boolean => isCountNoun(word) || ALSO_BARE.has(word);

const ALSO_BARE: ReadonlySet<string> = new Set(
  `account alarm bank beam blog campaign cell certificate class course delivery diploma document door drill event exam
fence field file film floor function gate hospital hotel inspection invoice issue job lesson licence license log
machine meeting method menu order payment permit phone plan policy prison process product program programme project
repair report roof room sample school shop store system table task test ticket tour trip visit wall window word`.split(
    /\s+/,
  ),
);
