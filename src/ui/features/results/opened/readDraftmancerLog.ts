import * as z from 'zod/mini';
import type { CardFace } from '#contract/games/faces.ts';
import {
  logWords,
  lookOfFile,
  MOST_PACK_CARDS,
  MOST_PEOPLE,
  MOST_PICKS,
  nameOnlyFace,
  type OpenedDraft,
  problem,
  recordsOf,
  resultsOf,
  type SeenPack,
} from './openedDraft.ts';

const id = z.string().check(z.maxLength(200));
const places = z.array(z.int().check(z.gte(0))).check(z.maxLength(MOST_PACK_CARDS));
const pickSchema = z.object({
  packNum: z.optional(z.int().check(z.gte(0), z.lte(1000))),
  pickNum: z.optional(z.int().check(z.gte(0), z.lte(1000))),
  pick: places,
  burn: z.optional(places),
  booster: z.array(z.nullable(id)).check(z.maxLength(MOST_PACK_CARDS)),
});
const cardSchema = z.object({
  name: z.string().check(z.maxLength(300)),
  mana_cost: z.catch(z.string(), ''),
  cmc: z.catch(z.nullable(z.number()), null),
  type: z.catch(z.string(), ''),
  colors: z.catch(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)), []),
  rarity: z.catch(z.string(), ''),
  set: z.catch(z.string(), ''),
  collector_number: z.catch(z.string(), ''),
});
const userSchema = z.object({
  userName: z.string().check(z.maxLength(300)),
  isBot: z.catch(z.boolean(), false),
  picks: z.array(z.unknown()).check(z.maxLength(MOST_PICKS)),
});
const logSchema = z.object({
  version: z.string().check(z.regex(/^2\./)),
  type: z.catch(z.string(), 'Draft'),
  sessionID: z.catch(z.string(), ''),
  time: z.catch(z.nullable(z.number()), null),
  users: z.record(z.string(), userSchema),
  carddata: z.record(id, cardSchema),
});

type Log = z.infer<typeof logSchema>;

/** Reads a draft log of version 2.0 or 2.1, already parsed as JSON; a bad one gets a sentence that names the place. */
export function readDraftmancerLog(value: unknown): OpenedDraft {
  const parsed = z.safeParse(logSchema, value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return problem(logWords()('wrongInLog', { path: issue?.path.join('.') ?? '' }));
  }
  const log = parsed.data;
  const ids = Object.keys(log.carddata);
  const indexOf = new Map(ids.map((card, index) => [card, index]));
  const users = Object.values(log.users);
  if (users.length === 0) return problem(logWords()('nobody'));
  if (users.length > MOST_PEOPLE)
    return problem(logWords()('tooManyPeople', { count: users.length, most: MOST_PEOPLE }));
  const seats = users.map((user) => seatOf(user, users.length, indexOf));
  const failed = seats.find((seat) => 'wrong' in seat);
  if (failed && 'wrong' in failed) return problem(failed.wrong);
  const read = seats.flatMap((seat) => ('records' in seat ? [seat] : []));
  if (read.every(({ records }) => records === null)) return problem(logWords()('noPicksInLog'));
  const left = read.reduce((sum, { unread }) => sum + unread, 0);
  return {
    kind: 'opened',
    from: logWords()('draftmancerLog', { version: log.version }),
    notes: left === 0 ? [] : [logWords()('leftOut', { count: left })],
    results: resultsOf({
      name: log.sessionID || log.type,
      gameName: log.type,
      format: 'booster',
      seats: read,
      mySeat: null,
      atMs: log.time,
      faces: facesOf(log, ids),
      look: lookOf(log),
    }),
  };
}

type ReadSeat =
  | { readonly wrong: string }
  | {
      readonly name: string;
      readonly isBot: boolean;
      readonly records: ReturnType<typeof recordsOf> | null;
      readonly unread: number;
    };

function seatOf(
  { userName, isBot, picks }: z.infer<typeof userSchema>,
  seats: number,
  indexOf: ReadonlyMap<string, number>,
): ReadSeat {
  const seen: SeenPack[] = [];
  let unread = 0;
  for (const [at, entry] of picks.entries()) {
    const parsed = z.safeParse(pickSchema, entry);
    if (!parsed.success) {
      unread += 1;
      continue;
    }
    const pack = packOf(parsed.data, seen.at(-1), indexOf);
    if (typeof pack === 'string')
      return { wrong: logWords()('atPick', { pick: at + 1, name: userName, reason: pack }) };
    seen.push(pack);
  }
  return { name: userName, isBot, records: seen.length === 0 ? null : recordsOf(seen, seats), unread };
}

/** A pick, or why it cannot be read. Version 2.0 does not number picks: a pack that has not shrunk begins a round. */
function packOf(
  { packNum, pickNum, pick, burn = [], booster }: z.infer<typeof pickSchema>,
  before: SeenPack | undefined,
  indexOf: ReadonlyMap<string, number>,
): SeenPack | string {
  const places = [...pick, ...burn];
  if (places.some((place) => place >= booster.length)) return logWords()('notInPack');
  const unknown = booster.find((card) => card !== null && !indexOf.has(card));
  if (unknown !== undefined) return logWords()('unknownCard', { card: String(unknown) });
  const kept = booster.flatMap((card, place) =>
    card === null ? [] : [{ card: indexOf.get(card) ?? 0, place }],
  );
  const isNewRound = before === undefined || booster.length >= before.cards.length;
  const round = packNum === undefined ? (before?.round ?? 0) + (isNewRound ? 1 : 0) : packNum + 1;
  const next = before?.round === round ? before.pick + 1 : 1;
  const placesOf = (wanted: readonly number[]) => {
    const named = new Set(wanted);
    return kept.flatMap(({ place }, at) => (named.has(place) ? [at] : []));
  };
  return {
    round,
    pick: pickNum === undefined ? next : pickNum + 1,
    cards: kept.map(({ card }) => card),
    taken: placesOf(pick),
    burned: placesOf(burn),
  };
}

const facesOf = ({ carddata }: Log, ids: readonly string[]): Record<number, CardFace> =>
  Object.fromEntries(
    ids.flatMap((id, index) => {
      const card = carddata[id];
      if (!card) return [];
      const {
        name,
        mana_cost: costText,
        cmc: cost,
        type,
        colors,
        rarity,
        set,
        collector_number: number,
      } = card;
      return [
        [
          index,
          nameOnlyFace(index, name, {
            cost,
            costText,
            type,
            typeLine: type,
            lanes: colors,
            rarity,
            set,
            number,
          }),
        ],
      ];
    }),
  );

const RARITIES = ['common', 'uncommon', 'rare', 'mythic'];

function lookOf({ carddata }: Log) {
  const cards = Object.values(carddata);
  const lanes = [...new Set(cards.flatMap(({ colors }) => colors))].sort();
  const rarities = [...new Set(cards.map(({ rarity }) => rarity))].sort(
    (a, b) => RARITIES.indexOf(a) - RARITIES.indexOf(b),
  );
  return lookOfFile(lanes, rarities);
}
