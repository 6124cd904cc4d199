/** What matching looks words up in: a chunk of its own, which loads beside the code that reads it. */
export { CLASS_ROWS } from './classes.ts';
export { SHORT_DEGREE_ROWS } from './degrees.ts';
export { LOWER_GRADE } from './grades.ts';
export { HEADINGS } from './headings.ts';
export { KIND_HEADS } from './kind-heads.ts';
export { LICENCE_ROWS } from './licences.ts';
export { COMMON_WORDS, FRAME_WORDS } from './plain-words.ts';
export { SAME_STEMS } from './same-stems.ts';
export { STATE_ROWS } from './states.ts';
export { VERDICT_ROWS } from './verdict-votes.ts';
export { VOTE_ROWS } from './votes.ts';
