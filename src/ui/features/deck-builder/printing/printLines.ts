import type { DeckDesk } from '../desk/deckDesk.ts';

export interface PrintLine {
  readonly name: string;
  /** Set and number of the printing, such as "EMB 12". */
  readonly number: string;
  readonly count: number;
}

export interface PrintBucket {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly lines: readonly PrintLine[];
}

const names = new Intl.Collator();

/** Every bucket that holds something, its equal printings counted and in the order of their names; basic lands last, marked so. */
export function printLines(
  { boards, main, free }: Pick<DeckDesk, 'boards' | 'main' | 'free'>,
  landMark: string,
): readonly PrintBucket[] {
  return boards
    .filter(({ count }) => count > 0)
    .map(({ key, name, count, entries }) => {
      const lines = new Map<string, PrintLine>();
      for (const { face } of entries) {
        const number = `${face.set} ${face.number}`.trim();
        const place = `${face.name}\n${number}`;
        lines.set(place, { name: face.name, number, count: (lines.get(place)?.count ?? 0) + 1 });
      }
      const sorted = [...lines.values()].sort((one, other) => names.compare(one.name, other.name));
      const added =
        key === main.key
          ? free.map(({ face, count: copies }) => ({ name: face.name, number: landMark, count: copies }))
          : [];
      return { key, name, count, lines: [...sorted, ...added] };
    });
}
