import { foldName } from '#contract/cardLists/foldName.ts';

/** Whether each of the typed words begins or is in one of the texts, however they are written. */
export function isFoundBy(texts: readonly string[], typed: string): boolean {
  const all = texts.map(foldName).join(' ');
  return typed
    .split(/\s+/)
    .map(foldName)
    .every((word) => all.includes(word));
}
