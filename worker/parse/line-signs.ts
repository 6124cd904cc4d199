/** Signs of lists, and words, in a line of text. */

import { BULLET_SIGNS, DRAWN_SIGNS } from '#contract/bullet-signs.ts';
import { TYPED_ARROWS } from '#worker/document/bullet-signs.ts';

/** The sign of a list and the spaces behind it; three codes are those of a font of signs, which name no letter. */
export const BULLET = new RegExp(
  String.raw`^(?:[${DRAWN_SIGNS}\uf0b7\uf0a7\uf0d8]|[${BULLET_SIGNS}](?=\s)|${TYPED_ARROWS}\s*(?=\S)|\*(?=\p{L})|o(?=\s+[A-Z]))\s*`,
  'u',
);

export function countWords(text: string): number {
  if (text.length > 2000) return 400;
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** 'profile-pic', '(user photo.jpg)': what a picture of the person is called where it has no better words. */
export const isPortraitName = (text: string): boolean =>
  /^\(?(?:profile|user|avatar)[ _-]?(?:pic|picture|photo|image|avatar)(?:\.(?:jpe?g|png))?\)?$/i.test(
    text,
  );
