/** The engine loads the lexicon with its dictionary; tests of single rules load it alone. */
import { loadLexicon } from '#worker/nlp/line/lexicon.ts';

await loadLexicon();
