import { cut } from '../parsing/shortened.ts';

/**
 * A column's name as people read it: `colour_identity` and `colourIdentity` are "Colour identity". Names that somebody
 * wrote as words, and short ones in capitals, stay as they are.
 */
export function attributeLabel(header: string): string {
  const text = header.trim();
  const isWritten = /\s/.test(text) || /^[\p{Lu}\p{N}]{1,6}$/u.test(text);
  const words = isWritten
    ? text
    : text
        .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
        .replaceAll(/[_.\-/]+/g, ' ')
        .trim()
        .toLowerCase();
  const shown = words === '' ? text : words;
  return cut(shown.charAt(0).toUpperCase() + shown.slice(1), 100);
}
