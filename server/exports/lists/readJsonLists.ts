import * as z from 'zod/mini';
import { type ListGame, ListGatherer, type ListRead, unread } from './deckList.ts';

const count = z.union([z.number(), z.string()]);

const ownSchema = z.object({
  format: z.literal('passleft-deck'),
  name: z._default(z.string(), ''),
  buckets: z.array(
    z.object({
      key: z.string(),
      cards: z.array(
        z.object({
          count,
          name: z.string(),
          set: z._default(z.string(), ''),
          number: z._default(z.string(), ''),
          foil: z._default(z.boolean(), false),
          ids: z._default(z.record(z.string(), z.string()), {}),
        }),
      ),
    }),
  ),
});

const tableCardSchema = z.object({ Name: z.string(), Nickname: z._default(z.string(), '') });
const tableSchema = z.object({
  ObjectStates: z.array(
    z.extend(tableCardSchema, {
      Description: z._default(z.string(), ''),
      ContainedObjects: z.optional(z.array(tableCardSchema)),
    }),
  ),
});

const codedSchema = z.object({ id: z.string(), count });
const codedDeckSchema = z.object({
  metadata: z.optional(z.object({ name: z.optional(z.string()) })),
  leader: z.optional(z.nullable(codedSchema)),
  secondleader: z.optional(z.nullable(codedSchema)),
  base: z.optional(z.nullable(codedSchema)),
  deck: z.array(codedSchema),
  sideboard: z._default(z.array(codedSchema), []),
});

/** Values in all that a file of a deck may hold: a schema that finds a mistake in each has to say so. */
const MOST_VALUES = 40_000;

/** Whether there are more values than that in a value, however deep. */
function hasMoreThan(most: number, value: unknown): boolean {
  const waiting: unknown[] = [value];
  let seen = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inside: readonly unknown[] = Object.values(next);
    seen += inside.length;
    if (seen > most) return true;
    for (const each of inside) waiting.push(each);
  }
  return false;
}

/** Reads our own JSON, a saved object of Tabletop Simulator, or a deck of `SET_012` codes; refuses any other. */
export function readJsonList(text: string, game: ListGame): ListRead {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unread('This begins like JSON, but it is broken.');
  }
  if (hasMoreThan(MOST_VALUES, value)) return unread('This JSON holds far more than a deck.');
  const own = ownSchema.safeParse(value);
  if (own.success) return readOwn(own.data);
  const table = tableSchema.safeParse(value);
  if (table.success) return readTable(table.data, game);
  const coded = codedDeckSchema.safeParse(value);
  if (coded.success) return readCoded(coded.data);
  return unread('This is JSON, but no deck that can be read: ours, Tabletop Simulator’s or SWUDB’s.');
}

function readOwn(deck: z.infer<typeof ownSchema>): ListRead {
  const gatherer = new ListGatherer();
  gatherer.name = deck.name;
  for (const { key, cards } of deck.buckets)
    for (const [at, card] of cards.entries())
      gatherer.add({
        where: `Card ${at + 1} of “${key}”`,
        bucket: key,
        count: card.count,
        names: [card.name],
        set: card.set || null,
        number: card.number || null,
        ids: card.ids,
        finish: card.foil ? 'foil' : 'plain',
      });
  return gatherer.result('JSON');
}

/** A pile that is called like a bucket is that bucket; of others the first is the main deck, the next the sideboard. */
function readTable({ ObjectStates }: z.infer<typeof tableSchema>, { buckets }: ListGame): ListRead {
  const gatherer = new ListGatherer();
  for (const [at, pile] of ObjectStates.entries()) {
    const isNamed = ({ key, label }: ListGame['buckets'][number]) =>
      [pile.Nickname, pile.Description].some((words) => words !== '' && (words === label || words === key));
    const bucket = buckets.find(isNamed)?.key ?? (at === 0 ? 'main' : 'side');
    const counts = new Map<string, number>();
    for (const { Nickname } of pile.ContainedObjects ?? [pile])
      counts.set(Nickname, (counts.get(Nickname) ?? 0) + 1);
    for (const [name, copies] of counts)
      if (name.trim() === '') gatherer.mistake(`Pile ${at + 1} has a card without a name.`);
      else gatherer.add({ where: `Pile ${at + 1}`, bucket, count: copies, names: [name] });
  }
  return gatherer.result('Tabletop Simulator');
}

function readCoded(deck: z.infer<typeof codedDeckSchema>): ListRead {
  const gatherer = new ListGatherer();
  gatherer.name = deck.metadata?.name ?? null;
  const lists = {
    leader: [deck.leader, deck.secondleader],
    base: [deck.base],
    main: deck.deck,
    side: deck.sideboard,
  };
  for (const [bucket, cards] of Object.entries(lists))
    for (const card of cards) {
      if (!card) continue;
      const [, set, number] = /^(.{1,40})_([^_]{1,20})$/.exec(card.id) ?? [];
      if (set === undefined || number === undefined)
        gatherer.mistake(`“${card.id.slice(0, 40)}” is not a code such as SET_012.`);
      else gatherer.add({ where: card.id, bucket, count: card.count, set, number });
    }
  return gatherer.result('SWUDB');
}
