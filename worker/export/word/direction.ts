/** Whether the first letter belongs to a script that runs from right to left. */
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);

/** What Word wants to know of a paragraph's direction. */
export const directionOf = (text: string): { bidirectional?: true } =>
  isRightToLeft(text) ? { bidirectional: true } : {};
