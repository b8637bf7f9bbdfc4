import type { Ask, PackView, RoomView } from '#contract/room/room.ts';
import type { SeatState } from '#src/machines/room/draftRoomSelectors.ts';
import { formatFor } from '../../messages/format.ts';
import { words } from './roomMessages.ts';
import { feederOf, isReview, type Person, waitedFor } from './seating.ts';
import { clockText } from './useClock.ts';

/** “Kim”, “Kim and Priya”, “3 players”. */
const namesOf = (names: readonly string[]): string =>
  names.length > 2 ? words()('players', { count: names.length }) : formatFor().list(names);

export const cardsWord = (count: number): string => words()('cards', { count });
export const packsWord = (count: number): string => words()('packs', { count });

/** “Cinder Vale and Tide Oath”: names in a sentence. */
export const listed = (names: readonly string[]): string => formatFor().list(names);

const nameAt = (people: readonly Person[], seat: number | null): string | null =>
  (seat === null ? undefined : people[seat]?.name) ?? null;

/** Where the pack in hand comes from, as "12 cards from Kim"; the first pack of a round is a fresh one. */
export function packWords(
  room: RoomView,
  { cards, pickNumber, demand }: PackView,
  people: readonly Person[],
): string {
  const from = pickNumber > 1 ? nameAt(people, feederOf(room)) : null;
  const count = cards.length;
  const pack = from === null ? words()('packFresh', { count }) : words()('packFrom', { count, name: from });
  const { picks, burns } = demand;
  if (burns === 0) return picks === 1 ? pack : words()('packTake', { picks, pack });
  return picks === 0
    ? words()('packBurn', { burns, pack })
    : words()('packTakeAndBurn', { picks, burns, pack });
}

/** “Waiting for Kim and Priya”; between rounds nobody in particular is waited for. */
export function waitingWords(room: RoomView, people: readonly Person[]): string {
  if (isReview(room)) return words()('waitingReview');
  const names = waitedFor(room).map((seat) => people[seat]?.name ?? '');
  if (names.length > 0) return words()('waitingFor', { names: namesOf(names) });
  return words()(room.board ? 'oneMoment' : 'waitingOpening');
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
const ASKED = {
  pick: ['askPick', 'askPickSub'],
  choose: ['askTurn', 'askChooseSub'],
  divide: ['askTurn', 'askDivideSub'],
  exchange: ['askTurn', 'askExchangeSub'],
  bid: ['askBid', 'askBidSub'],
  claim: ['askClaim', 'askClaimSub'],
} as const satisfies Record<Ask['kind'], unknown>;

/** What boards call a choice. */
const CHOICES = {
  sealed: ['askSealed', 'askSealedSub'],
  jumpstart: ['askJumpstart', 'askJumpstartSub'],
  winston: ['askTurn', 'askWinstonSub'],
  winchester: ['askTurn', 'askWinchesterSub'],
  grid: ['askTurn', 'askGridSub'],
  solomon: ['askTurn', 'askSolomonSub'],
} as const;

const isChoice = (kind: string): kind is keyof typeof CHOICES => kind in CHOICES;

/** What is asked when nothing presses. */
function askedCalmly({ ask, board }: Pick<RoomView, 'ask' | 'board'>): Asked | null {
  if (ask === null) return null;
  const kind = board?.kind ?? '';
  const [title, sub] = ask.kind === 'choose' && isChoice(kind) ? CHOICES[kind] : ASKED[ask.kind];
  return { title: words()(title), sub: words()(sub) };
}

/** What happens at zero, where it is no card that is taken. */
const AT_ZERO = {
  choose: 'zeroChoose',
  divide: 'zeroDivide',
  exchange: 'zeroExchange',
  bid: 'zeroBid',
} as const;

const atZeroOf = (kind: Ask['kind']): string | undefined =>
  kind === 'pick' || kind === 'claim' ? undefined : words()(AT_ZERO[kind]);

function choosingWords({ room, people, taking, seconds }: Asking): Asked {
  const calm = askedCalmly(room);
  const isLow = seconds !== null && seconds < LOW_SECONDS;
  if (calm && room.ask && room.ask.kind !== 'pick')
    return isLow ? { ...calm, sub: atZeroOf(room.ask.kind) ?? calm.sub } : calm;
  if (!isLow)
    return calm ?? { title: words()('askPick'), sub: room.pack ? packWords(room, room.pack, people) : '' };
  const cards = listed(taking);
  if (taking.length === 0) return { title: words()('askPick'), sub: words()('zeroPick') };
  if (seconds === 0) return { title: words()('takingNow', { cards }), sub: words()('timeIsUp') };
  return { title: words()('zeroYours', { count: taking.length, cards }), sub: words()('zeroYoursSub') };
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
      if (room.ask && room.ask.kind !== 'pick')
        return { title: words()('oneMoment'), sub: words()('choiceSub') };
      return {
        title: taking.length > 0 ? words()('taking', { cards: listed(taking) }) : words()('takingSome'),
        sub: words()('takingSub'),
      };
    case 'waiting': {
      const sub = isReview(room) ? 'waitingReviewSub' : room.board ? 'waitingBoardSub' : 'waitingPackSub';
      return { title: waitingWords(room, people), sub: words()(sub) };
    }
    case 'paused':
      return {
        title: words()('paused'),
        sub: asking.isSolo ? words()('pausedAloneSub') : pauseWords(room, people, asking.hostName),
      };
    case 'handed':
      return { title: words()('handed'), sub: words()('handedSub') };
    case 'finished':
      return { title: words()('finished'), sub: words()('finishedSub') };
    case 'watching':
      return { title: words()('watching'), sub: words()(room.board ? 'watchingBoardSub' : 'watchingSub') };
  }
}

/** “Ana paused the draft”, with how long where it ends by itself. */
export function pauseWords(
  { pause }: Pick<RoomView, 'pause'>,
  people: readonly Person[],
  hostName: string | null,
): string {
  const person = pause === null || pause.seat === null ? undefined : people[pause.seat];
  const whose = person?.isYou ? 'you' : 'other';
  const known = person?.name ?? (pause?.who === 'host' ? hostName : null);
  const who = known ?? words()(pause?.who === 'admin' ? 'anAdmin' : 'theHost');
  return words()(pause?.endsAtMs == null ? 'pausedBy' : 'pausedByFor', { whose, who });
}

const DIRECTIONS = { none: 'directionNone', left: 'directionLeft', right: 'directionRight' } as const;

export const directionWords = (direction: RoomView['direction']): string => words()(DIRECTIONS[direction]);

/** The browser's title, which tells another tab when it is this one's turn. */
export function titleWords(seatState: SeatState, seconds: number | null): string {
  switch (seatState) {
    case 'browsing':
    case 'reserved':
    case 'refused':
      return seconds === null ? words()('tabPick') : words()('tabPickIn', { time: clockText(seconds) });
    case 'paused':
      return words()('tabPaused');
    case 'finished':
      return words()('tabOver');
    case 'watching':
      return words()('tabWatching');
    case 'handed':
      return words()('tabHanded');
    default:
      return words()('tabWaiting');
  }
}

/** What happens at zero, under the button; `burned` cards are chosen beside those that are taken. */
export function atZeroWords(
  seconds: number | null,
  taking: readonly string[],
  isLineLost: boolean,
  burned = 0,
): string {
  const [count, cards] = [taking.length, listed(taking)];
  if (isLineLost) return words()('zeroSaved');
  if (seconds === null) return words()('zeroNoClock');
  if (count === 0) return words()('zeroNothing');
  if (seconds === 0) return words()('takingNow', { cards });
  if (seconds < LOW_SECONDS) return words()('zeroSoon', { seconds, count });
  return burned > 0 ? words()('zeroBurns', { cards }) : words()('zeroTakes', { count });
}

/** What Q speaks: the clock, where in the draft, what is selected. */
export function stateWords(state: {
  readonly seconds: number | null;
  readonly round: number;
  readonly pick: number;
  readonly asked: Asked;
  readonly taking: readonly string[];
}): string {
  const { seconds, pick, asked, taking } = state;
  const selected =
    taking.length > 0 ? words()('stateSelected', { cards: listed(taking) }) : words()('stateNothing');
  const place = { pack: state.round + 1, pick, selected };
  return seconds === null
    ? words()('stateAsked', { asked: asked.title, ...place })
    : words()('stateSeconds', { seconds, ...place });
}

/** “New pack from Ana, 9 cards.” */
export function newPackWords(room: RoomView, pack: PackView, people: readonly Person[]): string {
  const name = pack.pickNumber > 1 ? nameAt(people, feederOf(room)) : null;
  const count = pack.cards.length;
  return name === null ? words()('newPack', { count }) : words()('newPackFrom', { name, count });
}

/** What a board asks, as it is spoken when the turn comes. */
export function askedNow(room: RoomView): string {
  const asked = askedCalmly(room);
  return asked ? words()('askSpoken', { ...asked }) : '';
}
