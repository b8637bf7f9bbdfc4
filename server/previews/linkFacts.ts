import { createHash } from 'node:crypto';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { Locale } from '#contract/messages/locales.ts';
import type { SharedResults } from '#contract/results/resultLinks.ts';
import type { TableView } from '#contract/tables/tables.ts';
import type { Guess } from '../app/requests/guessedCodes.ts';
import type { Database } from '../db/database.ts';
import { readSight } from '../drafts/reading/readers.ts';
import { readTable } from '../drafts/tableRecord.ts';
import { findByCode } from '../drafts/tableRows.ts';
import { readEvent } from '../events/eventRecord.ts';
import { findEventByCode } from '../events/eventView.ts';
import { findPoll, readPollView } from '../results/polls/polls.ts';
import { findResultLink, readShared } from '../results/resultLinks.ts';
import { nameless, readNames } from './nameless.ts';
import { isKey, type LinkKind, type PageAddress } from './pageAddress.ts';
import type { Preview } from './preview.ts';
import {
  eventLines,
  pictureLocale,
  plainName,
  previewWords,
  type SeatCount,
  sentences,
  tableLines,
} from './previewWords.ts';

/** A card on a picture. `art` is the address of one of our own drawings; pictures of publishers are never drawn. */
export interface DrawnCard {
  readonly name: string;
  readonly count: number;
  readonly hues: readonly string[];
  readonly art: string | null;
}

/** Everything that a picture shows. */
export interface PictureFacts {
  readonly title: string;
  readonly lines: readonly string[];
  readonly seats: SeatCount | null;
  readonly cards: readonly DrawnCard[];
  /** Of the words that the picture adds by itself. */
  readonly locale: Locale;
}

/** What a link tells before it is opened, in a language; the same for everybody who reads that. */
export interface LinkFacts {
  readonly description: string;
  /** Where the page's language is not the picture's. */
  readonly title?: string;
  readonly path: string;
  readonly picture: PictureFacts;
}

/** Pages about something, by how it is named in the addresses of pictures. */
export interface Subject {
  readonly kind: LinkKind | 'table';
  readonly key: string;
}

export const subjectOf = (address: PageAddress): Subject | null => {
  if (address.page === 'link') return address;
  return address.page === 'table' ? { kind: 'table', key: address.draftId } : null;
};

/** Changes with everything that the picture shows, so that no program keeps showing an old one. */
const markOf = (facts: PictureFacts): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16);

export const previewOf = ({ kind, key }: Subject, facts: LinkFacts): Preview => ({
  title: facts.title ?? facts.picture.title,
  description: facts.description,
  path: facts.path,
  picture: `/api/og/${kind}/${encodeURIComponent(key)}/${markOf(facts.picture)}.${facts.picture.locale}.png`,
});

/** What links are read from. */
export interface LinkRoom {
  readonly db: Database;
  readonly linkedView: (draftId: string) => Promise<TableView | null>;
  readonly now: () => number;
  /** The language of the page or picture that is asked for. */
  readonly locale: Locale;
}

async function tableFacts(
  { db, locale }: LinkRoom,
  draftId: string,
  path: string,
): Promise<LinkFacts | null> {
  const table = await readTable(db, draftId);
  if (!table || table.status === 'cancelled') return null;
  const { settings, seats, game, template, status, startsAtMs, event } = table;
  // Seats of an event that goes on are for its players.
  const isKept = settings.isLocked || (event !== null && !event.isOver);
  const free = isKept ? 0 : seats.filter(({ kind }) => kind !== 'member').length;
  const count = { left: free, all: seats.length };
  const said = (read: Locale) => [
    previewWords(read)('gameAndFormat', { game: plainName(game.name), format: template.format }),
    ...tableLines(read, status, count, startsAtMs),
  ];
  const t = previewWords(locale);
  const drawn = pictureLocale(locale);
  const isOpen = status === 'lobby' || status === 'countdown';
  const name = nameless(settings.name, await readNames(db, 'table', draftId));
  return {
    description: sentences(t, said(locale), ...(isOpen ? [t('noAccount')] : [])),
    path,
    picture: {
      title: plainName(name) || plainName(game.name),
      lines: said(drawn),
      seats: isOpen ? count : null,
      cards: [],
      locale: drawn,
    },
  };
}

const linkPath = (kind: LinkKind, key: string) => `/?${kind}=${encodeURIComponent(key)}`;

async function joinFacts(room: LinkRoom, code: string, guess: Guess): Promise<LinkFacts | null> {
  const draftId = await guess(() => findByCode(room.db, code));
  return draftId === null ? null : tableFacts(room, draftId, linkPath('join', code.toUpperCase()));
}

/** A table that everybody finds in the list of open tables. */
async function publicTableFacts(room: LinkRoom, draftId: string): Promise<LinkFacts | null> {
  // No visitor is an Admin, whose rule this would be.
  const sight = await readSight(room.db, draftId, null, { needsSecondFactor: true });
  return sight ? tableFacts(room, draftId, `/drafts/${draftId}`) : null;
}

async function eventFacts({ db, locale }: LinkRoom, code: string, guess: Guess): Promise<LinkFacts | null> {
  const eventId = await guess(() => findEventByCode(db, code));
  const event = eventId === null ? null : await readEvent(db, eventId);
  if (!event || event.state.phase === 'closed') return null;
  const { settings, state, game } = event;
  const all = settings.mostPlayers;
  const places = { left: Math.max(0, all - state.players.length), all };
  const lines = (read: Locale) => eventLines(read, state.phase, places, settings.startsAtMs);
  const t = previewWords(locale);
  const drawn = pictureLocale(locale);
  const name = plainName(game.name);
  const given = nameless(settings.name, await readNames(db, 'event', event.eventId));
  return {
    description: sentences(t, [t('gameAndEvent', { game: name }), ...lines(locale)]),
    path: linkPath('event', code.toUpperCase()),
    picture: {
      title: plainName(given) || name,
      lines: [name, previewWords(drawn)('event'), ...lines(drawn)],
      seats: null,
      cards: [],
      locale: drawn,
    },
  };
}

const OWN_ART = '/art/cards/';

function drawnCard(face: CardFace, look: GameLook, count = 1): DrawnCard {
  const hues = look.lanes.filter(({ key }) => face.lanes.includes(key)).map(({ hue }) => hue);
  const art = face.image?.startsWith(OWN_ART) ? face.image : null;
  return { name: plainName(face.name), count, hues, art };
}

/** The main bucket of the shared deck; without a deck, the sharer's pool. */
function resultCards({ results, deck, sharedBy }: SharedResults): DrawnCard[] {
  const { look, faces, seats } = results;
  const main = look.buckets[0]?.key;
  const counts = new Map<number, number>();
  const add = (card: number, more: number) => counts.set(card, (counts.get(card) ?? 0) + more);
  const lines = deck?.lines.filter(({ bucket, card }) => bucket === main && card !== null) ?? [];
  for (const { card, count } of lines) if (card !== null) add(card, count);
  const own = seats.find(({ seat }) => seat.seat === sharedBy.seat);
  if (counts.size === 0) for (const { card } of own?.pool ?? []) add(card, 1);
  return [...counts].flatMap(([card, count]) => {
    const face = faces[card];
    return face ? [drawnCard(face, look, count)] : [];
  });
}

async function resultFacts(room: LinkRoom, key: string, guess: Guess): Promise<LinkFacts | null> {
  const link = await guess(() => findResultLink(room.db, key, room.now()));
  const reply = link && (await readShared(room, link));
  const shared = reply?.ok ? reply.value : null;
  if (!link || !shared) return null;
  const { table, look } = shared.results;
  const given = nameless(table.settings.name, await readNames(room.db, 'table', link.draft_id));
  const cards = resultCards(shared);
  const game = plainName(look.name);
  const { format } = table.template;
  const t = previewWords(room.locale);
  const drawn = pictureLocale(room.locale);
  const onPicture = previewWords(drawn);
  return {
    description: sentences(t, [t('results'), t('gameAndFormat', { game, format })]),
    path: linkPath('result', key),
    picture: {
      title: plainName(given) || game,
      lines: [onPicture('results'), game, onPicture('formatTitle', { format })],
      seats: null,
      cards,
      locale: drawn,
    },
  };
}

/** Reads as somebody who has not voted: neither votes nor what was taken. */
const NOBODY = { memberId: null, voter: null };

async function pollFacts(
  { db, linkedView, locale }: LinkRoom,
  key: string,
  guess: Guess,
): Promise<LinkFacts | null> {
  const row = await guess(() => findPoll(db, key));
  const reply = row && (await readPollView({ db, linkedView, tableView: async () => null }, row, NOBODY));
  const poll = reply?.ok ? reply.value : null;
  if (!row || !poll) return null;
  const { draftName, round, pick, pack, faces, look, format } = poll;
  const cards = pack.flatMap(({ card }) => {
    const face = faces[card];
    return face ? [drawnCard(face, look)] : [];
  });
  const name = plainName(nameless(draftName, await readNames(db, 'table', row.draft_id)));
  const what = (read: Locale) => previewWords(read)('gameAndFormat', { game: plainName(look.name), format });
  const where = (read: Locale) => previewWords(read)('pick', { round, pick });
  const t = previewWords(locale);
  const drawn = pictureLocale(locale);
  return {
    description: sentences(t, [name || what(locale), where(locale), t('cards', { count: pack.length })]),
    title: t('poll'),
    path: linkPath('poll', key),
    picture: {
      title: previewWords(drawn)('poll'),
      lines: [...(name === '' ? [] : [name]), what(drawn), where(drawn)],
      seats: null,
      cards,
      locale: drawn,
    },
  };
}

const READERS = {
  table: publicTableFacts,
  join: joinFacts,
  event: eventFacts,
  result: resultFacts,
  poll: pollFacts,
} as const satisfies Record<
  Subject['kind'],
  (room: LinkRoom, key: string, guess: Guess) => Promise<LinkFacts | null>
>;

/**
 * What a link tells anybody who has it; null where it opens nothing, is private or has ended. Codes and keys are
 * tried by `guess`, which throws 429 after too many wrong ones; ids of tables, which are random, are not.
 */
export async function readLinkFacts(
  room: LinkRoom,
  { kind, key }: Subject,
  guess: Guess,
): Promise<LinkFacts | null> {
  return isKey(key) ? READERS[kind](room, key, guess) : guess(async () => null);
}
