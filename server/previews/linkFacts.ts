import { createHash } from 'node:crypto';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
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
  cardCount,
  EVENT,
  eventLines,
  formatTitle,
  NO_ACCOUNT,
  POLL_TITLE,
  pickLine,
  plainName,
  RESULT,
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
}

/** What a link tells before it is opened; the same for every reader. */
export interface LinkFacts {
  readonly description: string;
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
  title: facts.picture.title,
  description: facts.description,
  path: facts.path,
  picture: `/api/og/${kind}/${encodeURIComponent(key)}/${markOf(facts.picture)}.png`,
});

/** What links are read from. */
export interface LinkRoom {
  readonly db: Database;
  readonly linkedView: (draftId: string) => Promise<TableView | null>;
  readonly now: () => number;
}

async function tableFacts({ db }: LinkRoom, draftId: string, path: string): Promise<LinkFacts | null> {
  const table = await readTable(db, draftId);
  if (!table || table.status === 'cancelled') return null;
  const { settings, seats, game, template, status, startsAtMs, event } = table;
  // Seats of an event that goes on are for its players.
  const isKept = settings.isLocked || (event !== null && !event.isOver);
  const free = isKept ? 0 : seats.filter(({ kind }) => kind !== 'member').length;
  const count = { left: free, all: seats.length };
  const what = `${plainName(game.name)}, ${formatTitle(template.format).toLowerCase()}`;
  const lines = tableLines(status, count, startsAtMs);
  const isOpen = status === 'lobby' || status === 'countdown';
  const name = nameless(settings.name, await readNames(db, 'table', draftId));
  return {
    description: [sentences([what, ...lines]), ...(isOpen ? [NO_ACCOUNT] : [])].join(' '),
    path,
    picture: {
      title: plainName(name) || plainName(game.name),
      lines: [what, ...lines],
      seats: isOpen ? count : null,
      cards: [],
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

async function eventFacts({ db }: LinkRoom, code: string, guess: Guess): Promise<LinkFacts | null> {
  const eventId = await guess(() => findEventByCode(db, code));
  const event = eventId === null ? null : await readEvent(db, eventId);
  if (!event || event.state.phase === 'closed') return null;
  const { settings, state, game } = event;
  const all = settings.mostPlayers;
  const places = { left: Math.max(0, all - state.players.length), all };
  const lines = eventLines(state.phase, places, settings.startsAtMs);
  const name = plainName(game.name);
  const given = nameless(settings.name, await readNames(db, 'event', event.eventId));
  return {
    description: sentences([`${name}, ${EVENT}`, ...lines]),
    path: linkPath('event', code.toUpperCase()),
    picture: { title: plainName(given) || name, lines: [name, EVENT, ...lines], seats: null, cards: [] },
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
  const format = formatTitle(table.template.format);
  return {
    description: sentences([RESULT, `${game}, ${format.toLowerCase()}`]),
    path: linkPath('result', key),
    picture: {
      title: plainName(given) || game,
      lines: [RESULT, game, format],
      seats: null,
      cards,
    },
  };
}

/** Reads as somebody who has not voted: neither votes nor what was taken. */
const NOBODY = { memberId: null, voter: null };

async function pollFacts({ db, linkedView }: LinkRoom, key: string, guess: Guess): Promise<LinkFacts | null> {
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
  const what = `${plainName(look.name)}, ${formatTitle(format).toLowerCase()}`;
  const where = pickLine(round, pick);
  return {
    description: sentences([name || what, where, cardCount(pack.length)]),
    path: linkPath('poll', key),
    picture: {
      title: POLL_TITLE,
      lines: [...(name === '' ? [] : [name]), what, where],
      seats: null,
      cards,
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
