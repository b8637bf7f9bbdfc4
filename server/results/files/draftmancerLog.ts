import type { DeckLine } from '#contract/decks/deckLists.ts';
import type { CardFace } from '#contract/games/faces.ts';
import type { PickRecord, SeatResult } from '#contract/results/results.ts';
import { bucketKeys } from '../../decks/deckContents.ts';
import { cockatriceHash, mwsHash } from './deckHashes.ts';
import type { KeptDraft } from './keptDraft.ts';

export const DRAFTMANCER_LOG_VERSION = '2.1';

/** One card of the log's `carddata`, with the fields that the log's readers look at. */
export interface LoggedCard {
  readonly id: string;
  readonly oracle_id: string;
  readonly name: string;
  readonly mana_cost: string;
  readonly cmc: number;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
  readonly rarity: string;
  readonly set: string;
  readonly collector_number: string;
  readonly in_booster: boolean;
  readonly rating: number;
  readonly printed_names: Readonly<Record<string, string>>;
  readonly image_uris: Readonly<Record<string, string>>;
}

export interface LoggedPick {
  readonly packNum: number;
  readonly pickNum: number;
  /** Places in `booster`. */
  readonly pick: readonly number[];
  readonly burn: readonly number[];
  readonly booster: readonly string[];
}

export interface LoggedUser {
  readonly userID: string;
  readonly userName: string;
  readonly isBot: boolean;
  readonly picks: readonly LoggedPick[];
  readonly cards: readonly string[];
  readonly decklist?: {
    readonly main: readonly string[];
    readonly side: readonly string[];
    readonly lands: Readonly<Record<string, number>>;
    readonly hashes: { readonly cockatrice: string; readonly mws: string };
  };
}

/** A draft log of version 2.1 as other drafting programs write and read it (`research/draftmancer.md`, `research/peers.md`). */
export interface DraftmancerLog {
  readonly version: typeof DRAFTMANCER_LOG_VERSION;
  readonly type: string;
  readonly users: Readonly<Record<string, LoggedUser>>;
  readonly sessionID: string;
  readonly time: number;
  readonly lastUpdated: number;
  readonly setRestriction: readonly string[];
  readonly useCustomBoosters: boolean;
  readonly customBoosters: readonly string[];
  readonly boosters: readonly (readonly string[])[];
  readonly carddata: Readonly<Record<string, LoggedCard>>;
  readonly delayed: boolean;
  readonly personalLogs: boolean;
  readonly teamDraft: boolean;
  readonly draftLogRecipients: 'everyone' | 'delayed' | 'owner' | 'none';
  readonly draftLogUnlockTimer: number;
}

const RECIPIENTS = { everyone: 'everyone', closed: 'delayed', host: 'owner', owners: 'none' } as const;

const TYPES: Readonly<Record<string, string>> = {
  booster: 'Draft',
  sealed: 'Sealed',
  teamSealed: 'Team Sealed',
  winston: 'Winston Draft',
  winchester: 'Winchester Draft',
  grid: 'Grid Draft',
  rochester: 'Rochester Draft',
  rotisserie: 'Rotisserie Draft',
  housman: 'Housman Draft',
  solomon: 'Solomon Draft',
  minesweeper: 'Minesweeper Draft',
};

const typeOf = (format: string): string =>
  TYPES[format] ?? `${format.slice(0, 1).toUpperCase()}${format.slice(1)}`;

const cardIdOf = (face: CardFace): string => `${face.set || 'set'}:${face.number || face.name}`;

function loggedCard(face: CardFace): LoggedCard {
  const { name, costText, cost, type, lanes, rarity, set, number } = face;
  return {
    id: cardIdOf(face),
    oracle_id: name,
    name,
    mana_cost: costText,
    cmc: cost ?? 0,
    type,
    subtypes: [],
    colors: [...lanes],
    rarity,
    set,
    collector_number: number,
    in_booster: true,
    rating: 0,
    printed_names: { en: name },
    image_uris: {},
  };
}

type Faces = Readonly<Record<number, CardFace>>;

const idsOf = (cards: readonly { readonly card: number }[], faces: Faces): string[] =>
  cards.flatMap(({ card }) => (faces[card] ? [cardIdOf(faces[card])] : []));

function loggedPick({ round, pick, pack, taken, burned }: PickRecord, faces: Faces): LoggedPick {
  const placesOf = (ids: readonly string[]) =>
    pack.flatMap(({ id }, place) => (ids.includes(id) ? [place] : []));
  return {
    packNum: round - 1,
    pickNum: pick - 1,
    pick: placesOf(taken),
    burn: placesOf(burned),
    booster: idsOf(pack, faces),
  };
}

function decklistOf(lines: readonly DeckLine[], main: string, faces: Faces): LoggedUser['decklist'] {
  const idOf = (card: number | null) => {
    const face = card === null ? undefined : faces[card];
    return face && cardIdOf(face);
  };
  const copies = (wanted: readonly DeckLine[]) =>
    wanted.flatMap(({ card, count }) => {
      const id = idOf(card);
      return id === undefined ? [] : Array.from({ length: count }, () => id);
    });
  const names = (wanted: readonly DeckLine[]) =>
    wanted.flatMap(({ name, count }) => Array.from({ length: count }, () => name));
  const [inMain, beside] = [
    lines.filter(({ bucket }) => bucket === main),
    lines.filter(({ bucket }) => bucket !== main),
  ];
  const lands = inMain.filter(({ card }) => card === null).map(({ name, count }) => [name, count] as const);
  const [mainNames, sideNames] = [names(inMain), names(beside)];
  return {
    main: copies(inMain),
    side: copies(beside),
    lands: Object.fromEntries(lands),
    hashes: { cockatrice: cockatriceHash(mainNames, sideNames), mws: mwsHash(mainNames, sideNames) },
  };
}

/** Ids of people are their seats: accounts are nobody else's business. */
const userIdOf = ({ seat }: SeatResult) => `seat-${seat.seat + 1}`;

function loggedUser(result: SeatResult, kept: KeptDraft): LoggedUser {
  const { faces, look } = kept.results;
  const list = kept.deckLists.get(result.seat.seat);
  const decklist = list && decklistOf(list.lines, bucketKeys(look).main, faces);
  return {
    userID: userIdOf(result),
    userName: result.seat.name,
    isBot: result.seat.kind !== 'member',
    picks: result.picks.filter(({ pack }) => pack.length > 0).map((record) => loggedPick(record, faces)),
    cards: idsOf(result.pool, faces),
    ...(decklist && { decklist }),
  };
}

/** Every pack that an open seat opened, in the order of rounds and seats. */
function boostersOf(seats: readonly SeatResult[], faces: Faces): string[][] {
  const rounds = [...new Set(seats.flatMap(({ picks }) => picks.map(({ round }) => round)))].sort(
    (a, b) => a - b,
  );
  return rounds.flatMap((round) =>
    seats.flatMap(({ picks }) => {
      const first = picks.find(
        (record) => record.round === round && record.kind === 'pick' && record.pick === 1,
      );
      return first ? [idsOf(first.pack, faces)] : [];
    }),
  );
}

/** The log of a draft in that format; closed seats stand there with their name and nothing else. */
export function draftmancerLogOf(kept: KeptDraft): DraftmancerLog {
  const { table, seats, faces } = kept.results;
  const { settings, template } = table;
  const sets = [...new Set(Object.values(faces).map(({ set }) => set))].filter((set) => set !== '').sort();
  const time = table.finishedAtMs ?? table.createdAtMs;
  return {
    version: DRAFTMANCER_LOG_VERSION,
    type: typeOf(template.format),
    users: Object.fromEntries(seats.map((result) => [userIdOf(result), loggedUser(result, kept)])),
    sessionID: settings.name,
    time,
    lastUpdated: time,
    setRestriction: sets,
    useCustomBoosters: template.rounds.length > 0,
    customBoosters: template.rounds.map(({ packName }) => packName),
    boosters: boostersOf(seats, faces),
    carddata: Object.fromEntries(Object.values(faces).map((face) => [cardIdOf(face), loggedCard(face)])),
    delayed: settings.picksOpenTo === 'closed',
    personalLogs: true,
    teamDraft: settings.teams === true,
    draftLogRecipients: RECIPIENTS[settings.picksOpenTo],
    draftLogUnlockTimer: settings.picksOpenAfterHours ?? 0,
  };
}
