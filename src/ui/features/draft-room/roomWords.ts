import type { Ask, PackView, RoomView } from '#contract/room/room.ts';
import type { LogEntry } from '#contract/tables/tableLog.ts';
import type { SeatState } from '#src/machines/draftRoomSelectors.ts';
import type { Person } from './seating.ts';
import { feederOf, isReview, waitedFor } from './seating.ts';
import { clockText } from './useClock.ts';

/** "Kim", "Kim and Priya", "3 players". */
export function namesOf(names: readonly string[]): string {
  if (names.length > 2) return `${names.length} players`;
  return names.join(' and ');
}

export const cardsWord = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
export const packsWord = (count: number): string => (count === 1 ? '1 pack' : `${count} packs`);

const SMALL = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Few things in words, many as a number. */
const counted = (count: number): string => SMALL[count] ?? String(count);

export const capitalised = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

/** "2 more packs waiting", behind the one in hand. */
export const packsBehindWords = (behind: number): string =>
  `${behind} more ${behind === 1 ? 'pack' : 'packs'} waiting`;

const nameAt = (people: readonly Person[], seat: number | null): string | null =>
  (seat === null ? undefined : people[seat]?.name) ?? null;

/** Where the pack in hand comes from, as "12 cards from Kim"; the first pack of a round is a fresh one. */
export function packWords(room: RoomView, pack: PackView, people: readonly Person[]): string {
  const from = pack.pickNumber > 1 ? nameAt(people, feederOf(room)) : null;
  const cards =
    from === null
      ? `${cardsWord(pack.cards.length)}, a fresh pack`
      : `${cardsWord(pack.cards.length)} from ${from}`;
  const { picks, burns } = pack.demand;
  if (picks === 1 && burns === 0) return cards;
  const asked = [picks > 0 && `take ${counted(picks)}`, burns > 0 && `burn ${counted(burns)}`];
  const words = asked.filter((part) => part !== false).join(', ');
  return `${capitalised(words)} of ${cards}`;
}

/** "Waiting for Kim and Priya"; between rounds nobody in particular is waited for. */
export function waitingWords(room: RoomView, people: readonly Person[]): string {
  const names = waitedFor(room).map((seat) => people[seat]?.name ?? '');
  if (isReview(room)) return 'Look at your pool';
  if (names.length === 0) return room.board ? 'One moment' : 'The next packs are being opened';
  return `Waiting for ${namesOf(names)}`;
}

export interface Asked {
  readonly title: string;
  readonly sub: string;
}

export interface Asking {
  readonly seatState: SeatState;
  readonly room: RoomView;
  readonly people: readonly Person[];
  /** Names of the chosen cards that are taken, in order. */
  readonly taking: readonly string[];
  readonly seconds: number | null;
  readonly isSolo: boolean;
  /** Who hosts, also without a seat. */
  readonly hostName: string | null;
}

const LOW_SECONDS = 10;

/** What a board asks of the seat. */
const ASKED: Readonly<Record<Ask['kind'], Asked>> = {
  pick: { title: 'Your pick', sub: 'take a card from the table' },
  choose: { title: 'Your turn', sub: 'choose one of the offers' },
  divide: { title: 'Your turn', sub: 'divide the cards in two piles' },
  exchange: { title: 'Your turn', sub: 'exchange a card, or keep your hand' },
  bid: { title: 'Your bids', sub: 'everybody bids at once, in secret' },
  claim: { title: 'Your team’s cards', sub: 'claim what you play' },
};

/** What boards call a choice. */
const CHOICES: Readonly<Record<string, Asked>> = {
  sealed: { title: 'Your packs', sub: 'open them, then say that you are done' },
  jumpstart: { title: 'Your half-decks', sub: 'choose one of the themes' },
  winston: { title: 'Your turn', sub: 'take the pile or pass it on' },
  winchester: { title: 'Your turn', sub: 'take one of the piles' },
  grid: { title: 'Your turn', sub: 'take a row or a column' },
  solomon: { title: 'Your turn', sub: 'take one of the two piles' },
};

/** What is asked when nothing presses. */
const askedCalmly = ({ ask, board }: Pick<RoomView, 'ask' | 'board'>): Asked | null =>
  ask && ((ask.kind === 'choose' ? CHOICES[board?.kind ?? ''] : undefined) ?? ASKED[ask.kind]);

/** What happens at zero, where it is no card that is taken. */
const AT_ZERO: Readonly<Partial<Record<Ask['kind'], string>>> = {
  choose: 'at zero you get what you selected, or the bot chooses',
  divide: 'at zero the piles stay as they are',
  exchange: 'at zero we make your exchange, or the bot’s',
  bid: 'at zero your bids are final',
};

function choosingWords({ room, people, taking, seconds }: Asking): Asked {
  const pack = room.pack;
  const calm = askedCalmly(room);
  if (calm && room.ask && room.ask.kind !== 'pick')
    return seconds !== null && seconds < LOW_SECONDS
      ? { title: calm.title, sub: AT_ZERO[room.ask.kind] ?? calm.sub }
      : calm;
  const names = taking.join(' and ');
  if (seconds !== null && seconds < LOW_SECONDS) {
    if (names === '')
      return { title: 'Your pick', sub: 'at zero we take a starred card, or the bot chooses' };
    if (seconds === 0) return { title: `Taking ${names}…`, sub: 'time is up' };
    const verb = taking.length === 1 ? 'is' : 'are';
    return { title: `${names} ${verb} yours at zero`, sub: 'take another or do nothing' };
  }
  return calm ?? { title: 'Your pick', sub: pack ? packWords(room, pack, people) : '' };
}

/** What the room asks of the person now, and one line beneath it. */
export function askedWords(asking: Asking): Asked {
  const { seatState, room, people, taking } = asking;
  switch (seatState) {
    case 'browsing':
    case 'reserved':
    case 'refused':
      return choosingWords(asking);
    case 'submitting':
      if (room.ask && room.ask.kind !== 'pick') return { title: 'One moment', sub: 'sending your choice' };
      return {
        title: taking.length > 0 ? `Taking ${taking.join(' and ')}` : 'Taking',
        sub: 'sending your pick',
      };
    case 'waiting':
      return {
        title: waitingWords(room, people),
        sub: isReview(room)
          ? 'the next packs open when the clock hits zero'
          : room.board
            ? 'the draft continues once they’ve decided'
            : 'your pick starts when you see the cards',
      };
    case 'paused':
      return asking.isSolo
        ? { title: 'Paused', sub: 'the draft waits for you' }
        : { title: 'Paused', sub: pauseWords(room, people, asking.hostName) };
    case 'handed':
      return { title: 'A bot plays your seat', sub: 'take it back until the draft ends' };
    case 'finished':
      return { title: 'That was the last pick', sub: 'your results open now' };
    case 'watching':
      return {
        title: 'Watching',
        sub: room.board ? 'you see what lies open' : 'packs and pools stay hidden',
      };
  }
}

/** "Ana paused the draft", with how long where it ends by itself. */
export function pauseWords(
  { pause }: Pick<RoomView, 'pause'>,
  people: readonly Person[],
  hostName: string | null,
): string {
  const person = pause === null || pause.seat === null ? undefined : people[pause.seat];
  const known = person?.isYou ? 'You' : (person?.name ?? (pause?.who === 'host' ? hostName : null));
  const who = known ?? (pause?.who === 'admin' ? 'An admin' : 'The host');
  return `${who} paused the draft${pause?.endsAtMs == null ? '' : ' for up to 2 minutes'}`;
}

export const directionWords = (direction: RoomView['direction']): string =>
  direction === 'none' ? 'Not passed' : direction === 'left' ? 'Passing left' : 'Passing right';

/** The browser's title, which tells another tab when it is this one's turn. */
export function titleWords(seatState: SeatState, seconds: number | null): string {
  switch (seatState) {
    case 'browsing':
    case 'reserved':
    case 'refused':
      return seconds === null ? '● Your pick' : `● ${clockText(seconds)} Your pick`;
    case 'paused':
      return '❚❚ Paused';
    case 'finished':
      return 'Draft over';
    case 'watching':
      return 'Watching';
    case 'handed':
      return 'A bot plays your seat';
    default:
      return 'Waiting';
  }
}

/** What happens at zero, under the button; `burned` cards are chosen beside those that are taken. */
export function atZeroWords(
  seconds: number | null,
  taking: readonly string[],
  isLineLost: boolean,
  burned = 0,
): string {
  if (isLineLost) return 'Saved here. We send it when you’re back.';
  if (seconds === null) return 'No clock. Take your time.';
  const [verb, thing] = taking.length === 1 ? ['is', 'this card'] : ['are', 'these cards'];
  if (taking.length === 0) return 'If the clock runs out, we take a starred card, or the bot chooses.';
  if (seconds === 0) return `Taking ${taking.join(' and ')}…`;
  if (seconds < LOW_SECONDS)
    return `In ${seconds === 1 ? '1 second' : `${seconds} seconds`} ${thing} ${verb} yours.`;
  if (burned > 0) return `If the clock runs out: ${taking.join(' and ')}. The rest of your choice is burned.`;
  return `If the clock runs out, ${thing} ${verb} yours.`;
}

/** What the banner says while the line is away: what is safe, and what is taken meanwhile. */
export function lineWords(
  state: 'lost' | 'offline',
  told: { readonly taking: readonly string[]; readonly hasClock: boolean; readonly isPicking: boolean },
): { readonly words: string; readonly card: string | null } {
  const card = told.taking.length > 0 ? told.taking.join(' and ') : null;
  if (state === 'offline')
    return {
      words: `You’re offline. We’ll keep trying. Picks you make now are sent ${told.hasClock ? 'if you’re back before 0:00' : 'when you’re back'}.`,
      card: null,
    };
  if (told.hasClock && told.isPicking && card !== null)
    return { words: 'Reconnecting… your seat is safe. If time runs out we’ll take', card };
  return { words: 'Reconnecting… your seat is safe.', card: null };
}

/** "Back online. You missed 2 picks: Tide Oath, Lantern Reef." */
export const missedWords = (names: readonly string[]): string =>
  `Back online. You missed ${names.length === 1 ? '1 pick' : `${names.length} picks`}: ${names.join(', ')}.`;

/** One line of the table log: a subject in bold, what happened, and the card's name where it is one's own. */
export interface LogWords {
  readonly who: string | null;
  readonly words: string;
  readonly card: string | null;
}

const NOBODY = { who: null, card: null };

export function logWords(
  entry: LogEntry,
  people: readonly Person[],
  nameOfCard: (card: number) => string,
): LogWords {
  const person = entry.seat === null ? undefined : people[entry.seat];
  const who = person?.isYou ? null : (person?.name ?? 'Somebody');
  const bot = person?.isBot && !person.isYou ? '(bot) ' : '';
  switch (entry.what) {
    case 'took':
      if (entry.card !== null) return { who: null, words: 'You took', card: nameOfCard(entry.card) };
      return {
        who,
        words: `${bot}took ${entry.count === 1 ? 'a card' : cardsWord(entry.count)}`,
        card: null,
      };
    case 'tookBack':
      return person?.isYou
        ? { ...NOBODY, words: 'You put a card back' }
        : { who, words: `${bot}put a card back`, card: null };
    case 'packArrived':
      return person?.isYou
        ? { ...NOBODY, words: 'Another pack is waiting behind yours' }
        : { who, words: `${bot}has packs waiting`, card: null };
    case 'roundOpened':
      return { ...NOBODY, words: 'The next packs were opened' };
    case 'roundBegan':
      return { ...NOBODY, words: 'The next round began' };
    case 'botTookOver':
      return person?.isYou
        ? { ...NOBODY, words: 'A bot took over your seat' }
        : {
            who,
            words: person?.isHost ? '(host) left, and a bot plays on' : 'handed the seat to a bot',
            card: null,
          };
    case 'returned':
      return person?.isYou
        ? { ...NOBODY, words: 'You took your seat back' }
        : { who, words: 'is back', card: null };
    case 'paused':
      if (person?.isYou) return { ...NOBODY, words: 'You paused the draft' };
      return person === undefined
        ? { ...NOBODY, words: `${entry.who === 'admin' ? 'An admin' : 'The host'} paused the draft` }
        : { who, words: 'paused the draft', card: null };
    case 'resumed':
      return { ...NOBODY, words: 'The draft resumed' };
    case 'completed':
      return { ...NOBODY, words: 'The draft is over' };
  }
}

/** How long ago in the log: "now", then minutes and seconds. */
export const agoWords = (agoMs: number): string =>
  agoMs < 1500 ? 'now' : clockText(Math.round(agoMs / 1000));

/** What Q speaks: the clock, where in the draft, what is selected. */
export function stateWords(told: {
  readonly seconds: number | null;
  readonly round: number;
  readonly pick: number;
  readonly asked: Asked;
  readonly taking: readonly string[];
}): string {
  const parts = [
    told.seconds === null ? told.asked.title : `${told.seconds} seconds`,
    `pack ${told.round + 1} pick ${told.pick}`,
    told.taking.length > 0 ? `selected ${told.taking.join(' and ')}` : 'nothing selected',
  ];
  return parts.join(', ');
}

/** "New pack from Ana, 9 cards." */
export function newPackWords(room: RoomView, pack: PackView, people: readonly Person[]): string {
  const from = pack.pickNumber > 1 ? nameAt(people, feederOf(room)) : null;
  return `New pack${from === null ? '' : ` from ${from}`}, ${cardsWord(pack.cards.length)}.`;
}

/** What a board asks, as it is spoken when the turn comes. */
export function askedNow(room: RoomView): string {
  const asked = askedCalmly(room);
  return asked ? `${asked.title}: ${asked.sub}.` : '';
}
