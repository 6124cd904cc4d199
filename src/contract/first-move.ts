/** Events of the visitor's first move: most often it leads to a file some moments later, so what a file needs is loaded with it. */
export const FIRST_MOVE = ['pointermove', 'pointerdown', 'keydown', 'dragenter', 'paste'] as const;
