import type { AnyMachineSnapshot } from 'xstate';
import type { PickRecord, SeatResult } from '#contract/results/results.ts';
import { addressOf, guessKey } from '../replay/replayPlaces.ts';
import { type ReplayDraft, replayPlayer } from '../replay/replayPlayer.ts';

type Case = Readonly<Record<string, unknown>> & { readonly wording?: string };

const pick = (round: number, number: number, card: string) =>
  ({
    kind: 'pick',
    round,
    pick: number,
    taken: [card],
    pack: [{ id: card }, { id: 'other' }],
  }) as unknown as PickRecord;
const seat = (isOpen: boolean, ...picks: readonly PickRecord[]) =>
  ({ isOpen, picks, pool: [] }) as unknown as SeatResult;

const OWN = seat(true, pick(1, 1, 'a'), pick(1, 2, 'b'), pick(2, 1, 'c'));
const SHORT = seat(true, pick(1, 1, 'd'));
/** Three picks of two packs, a seat with one, and a closed one. */
export const REPLAYED: ReplayDraft = { seats: [OWN, SHORT, seat(false)], mySeat: 0 };
/** The same when the host has closed the table. */
export const ALL_OPEN: ReplayDraft = { seats: [OWN, SHORT, seat(true, pick(1, 1, 'e'))], mySeat: 0 };
export const READ_FAILED = { status: null, message: '', reply: 'Line 1 is not a pick.' };

export const replayModel = replayPlayer<ReplayDraft, string>();
export const REPLAY_INPUT = { draft: null, address: {} };

const isReady = ({ value }: AnyMachineSnapshot) => typeof value === 'object';
const isPlaying = (snapshot: AnyMachineSnapshot) => snapshot.matches({ ready: 'playing' });
const isUntold = ({ context: { place, addressed } }: AnyMachineSnapshot) => guessKey(place) !== addressed;
const isAtStart = ({ context: { place } }: AnyMachineSnapshot) => guessKey(place) === '0:0';
/** What nothing is switched on in is tried with everything; the other states with what they are about. */
const isPlain = (snapshot: AnyMachineSnapshot) =>
  isReady(snapshot) &&
  !isPlaying(snapshot) &&
  !isUntold(snapshot) &&
  !snapshot.context.isGuessing &&
  snapshot.context.isBotShown &&
  snapshot.context.speed === 1;
const ifPlain =
  (cases: readonly Case[]) =>
  (snapshot: AnyMachineSnapshot): readonly Case[] =>
    isPlain(snapshot) ? cases : [];
const isFresh = (snapshot: AnyMachineSnapshot) => isPlain(snapshot) && isAtStart(snapshot);

/** The payloads with which each event of the player is tried. */
export const REPLAY_CASES = {
  'source.chosen': (snapshot: AnyMachineSnapshot): readonly Case[] =>
    isReady(snapshot) && !isFresh(snapshot) ? [] : [{ source: 'log.txt' }],
  'xstate.done.actor.read': [{ wording: 'a draft', output: REPLAYED }],
  'xstate.error.actor.read': [{ wording: 'a sentence', error: READ_FAILED }],
  'pick.stepped': (snapshot: AnyMachineSnapshot): readonly Case[] =>
    isPlain(snapshot)
      ? [{ to: 'previous' }, { to: 'next' }, { to: 'first' }, { to: 'last' }]
      : snapshot.context.speed === 1 && snapshot.context.isBotShown
        ? [{ to: 'next' }]
        : [],
  'pick.chosen': ifPlain([{ index: 1 }, { index: 9 }]),
  'round.chosen': ifPlain([{ round: 2 }]),
  'seat.chosen': ifPlain([{ seat: 1 }, { seat: 2 }]),
  'address.changed': (snapshot: AnyMachineSnapshot): readonly Case[] =>
    isPlain(snapshot) || (isUntold(snapshot) && !isPlaying(snapshot))
      ? [
          { wording: 'its own', address: addressOfKey(snapshot.context.addressed) },
          { wording: 'the second pick', address: { seat: 1, pack: 1, pick: 2 } },
        ]
      : [],
  'draft.changed': ifPlain([{ wording: 'all seats open', draft: ALL_OPEN }]),
  'speed.chosen': (snapshot: AnyMachineSnapshot): readonly Case[] =>
    isAtStart(snapshot) && !isUntold(snapshot) && !snapshot.context.isGuessing
      ? [{ speed: snapshot.context.speed === 1 ? 4 : 1 }]
      : [],
  'bot.switched': (snapshot: AnyMachineSnapshot): readonly Case[] =>
    isFresh(snapshot) || !snapshot.context.isBotShown ? [{ isOn: !snapshot.context.isBotShown }] : [],
  'guessing.switched': (snapshot: AnyMachineSnapshot): readonly Case[] =>
    isFresh(snapshot) || isPlaying(snapshot) || snapshot.context.isGuessing
      ? [{ isOn: !snapshot.context.isGuessing }]
      : [],
  'card.guessed': (snapshot: AnyMachineSnapshot): readonly Case[] =>
    isFresh(snapshot) || snapshot.context.isGuessing ? [{ id: 'a' }] : [],
  'play.pressed': (snapshot: AnyMachineSnapshot): readonly Case[] =>
    isUntold(snapshot) || snapshot.context.isGuessing ? [] : [{}],
} as const;

const addressOfKey = (key: string) => {
  const [at = 0, index = 0] = key.split(':').map(Number);
  return addressOf(REPLAYED.seats, { seat: at, index });
};

/** What the player decides by. */
export const replayKey = (snapshot: AnyMachineSnapshot) => {
  const { place, isGuessing, guesses, speed, isBotShown, draft } = snapshot.context;
  return [
    snapshot.value,
    isReady(snapshot) && [
      ...[guessKey(place), isUntold(snapshot), isGuessing, guesses[guessKey(place)] !== undefined],
      ...[speed, isBotShown, draft === ALL_OPEN],
    ],
  ];
};
