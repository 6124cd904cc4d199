/** Signs of lists, and words, in a line of text. */

/** The sign of a list and the spaces behind it. */
export const BULLET =
  /^(?:[•‣◦⁃∙●○■□▪▫◆◇➢➤►▶▸✓✔✦✧★☆·・⦁❖»›→\uf0b7\uf0a7\uf0d8\u27a2]|[-–—−~*+>](?=\s)|[-=]{1,2}>\s*(?=\S)|\*(?=\p{L})|o(?=\s+[A-Z]))\s*/u;

export function countWords(text: string): number {
  if (text.length > 2000) return 400;
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** 'profile-pic', '(user photo.jpg)': what a picture of the person is called where it has no better words. */
export const isPortraitName = (text: string): boolean =>
  /^\(?(?:profile|user|avatar)[ _-]?(?:pic|picture|photo|image|avatar)(?:\.(?:jpe?g|png))?\)?$/i.test(
    text,
  );
