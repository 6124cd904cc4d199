/** Names that the portable build, the app and the service worker agree on. */

/** Name of the single file; the hosted app offers it beside its own `index.html`. */
export const SINGLE_FILE_NAME = 'resume-ai.html';

/** Id of the element in the single file that holds the engine's script as text. */
export const ENGINE_ELEMENT = 'engine-script';
