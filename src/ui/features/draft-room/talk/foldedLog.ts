import type { LogEntry } from '#contract/tables/tableLog.ts';
import type { Person } from '../seating.ts';

/** A line of the table log: one fact, or the picks of bots that came one after the other. */
export type LogLine =
  | { readonly key: string; readonly atMs: number; readonly entry: LogEntry }
  | { readonly key: string; readonly atMs: number; readonly bots: number };

/** Packs that pile up are news where a person holds them; bots empty their queue by themselves. */
const isWorthTelling = ({ what, seat }: LogEntry, people: readonly Person[]) =>
  what !== 'packArrived' || (seat !== null && people[seat]?.isBot === false && !people[seat].isYou);

const isPickOfBot = ({ what, seat }: LogEntry, people: readonly Person[]) =>
  what === 'took' && seat !== null && people[seat]?.isBot === true && !people[seat].isYou;

interface Group {
  readonly key: string;
  /** Oldest first. */
  readonly entries: readonly LogEntry[];
  readonly isBots: boolean;
}

/**
 * The last lines of the table log, the newest first. Picks of bots that follow each other are one line with the number of
 * the bots. Each line keeps its key while others come before it and old ones go: forty lines are not drawn anew for one.
 */
export function foldedLog(
  log: readonly LogEntry[],
  people: readonly Person[],
  most: number,
): readonly LogLine[] {
  const groups: Group[] = [];
  const alike = new Map<string, number>();
  for (const entry of log) {
    if (!isWorthTelling(entry, people)) continue;
    const words = `${entry.version}-${entry.what}-${entry.seat}-${entry.card}`;
    const before = alike.get(words) ?? 0;
    alike.set(words, before + 1);
    const isBots = isPickOfBot(entry, people);
    const last = groups.at(-1);
    if (isBots && last?.isBots) groups.splice(-1, 1, { ...last, entries: [...last.entries, entry] });
    else groups.push({ key: `${words}-${before}`, entries: [entry], isBots });
  }
  return groups
    .slice(-most)
    .toReversed()
    .flatMap(({ key, entries, isBots }): LogLine[] => {
      const newest = entries.at(-1);
      if (newest === undefined) return [];
      if (!isBots) return [{ key, atMs: newest.atMs, entry: newest }];
      return [{ key, atMs: newest.atMs, bots: new Set(entries.map(({ seat }) => seat)).size }];
    });
}
