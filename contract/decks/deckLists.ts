import * as z from 'zod/mini';
import { submissionSchema } from '../results/results.ts';

/** One line of a deck's list: equal printings of a bucket. `card` is the catalogue's index, null for a free card. */
export const deckLineSchema = z.object({
  bucket: z.string(),
  count: z.int().check(z.gte(1)),
  name: z.string(),
  set: z.string(),
  number: z.string(),
  rarity: z.string(),
  finish: z.enum(['plain', 'foil']),
  card: z.nullable(z.int()),
});
export type DeckLine = z.infer<typeof deckLineSchema>;

/** Reply of GET /api/drafts/{draftId}/decks/{memberId}/list: the locked copy where there is one, else the deck as it is saved. */
export const deckListSchema = z.object({
  name: z.string(),
  owner: z.string(),
  submitted: z.nullable(submissionSchema),
  lines: z.readonly(z.array(deckLineSchema)),
});
export type DeckList = z.infer<typeof deckListSchema>;

/**
 * A list as the text that its fingerprint is made of (see `Submission`): each bucket's key on a line of its own, then `count name (set number)`
 * by name, `foil` behind foils. Equal decks have equal texts, whatever the order of their cards.
 */
export function textOfList(lines: readonly DeckLine[]): string {
  const buckets = new Map<string, string[]>();
  for (const { bucket, count, name, set, number, finish } of lines) {
    const printing = set === '' && number === '' ? '' : ` (${`${set} ${number}`.trim()})`;
    const known = buckets.get(bucket) ?? [];
    known.push(`${count} ${name}${printing}${finish === 'foil' ? ' foil' : ''}`);
    buckets.set(bucket, known);
  }
  const nameOf = (line: string) => line.slice(line.indexOf(' ') + 1);
  const byName = (a: string, b: string) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0);
  return [...buckets]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([bucket, list]) => `${[bucket, ...list.sort(byName)].join('\n')}\n`)
    .join('');
}
