/** At most the first `most` UTF-16 units of a text; no character is cut in two. */
export function cut(text: string, most: number): string {
  return text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text;
}

/** The text, or its beginning and "…": at most `most` UTF-16 units. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${cut(text, most - 1)}…` : text;
}

/** The first names of a list as a sentence shows them, such as "Elm, Yew"; a name over `longest` is shortened. */
export function firstNames(names: Iterable<string>, most = 5, longest = 60): string {
  return [...names]
    .slice(0, most)
    .map((name) => shortened(name, longest))
    .join(', ');
}

/** Parts as one line, "Bird, Cat"; those that say nothing are left out. */
export const joined = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
