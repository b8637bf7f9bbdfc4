import { guessKey } from '../replay/replayPlaces.ts';
import type { Step } from './model.ts';
import { type ProofTable, proof } from './proofs.ts';

const isSamePlace = ({ before, after }: Step) =>
  guessKey(before.context.place) === guessKey(after.context.place);
const guessesIn = ({ context }: Step['before']) => Object.keys(context.guesses).join();
const wordingIs =
  (wording: string) =>
  ({ event }: Step) =>
    event.wording === wording;
const isOn = ({ event }: Step) => event.isOn;

/** What the paths of a replay prove. */
export const REPLAY_PROOFS: ProofTable = {
  proofs: [
    proof('source.chosen', 'Another log takes the place of the one that is being read', { from: 'loading' }),
    proof('source.chosen', 'Another log takes the place of one that could not be read', { from: 'failed' }),
    proof('source.chosen', 'Another log takes the place of the draft that is shown', { from: 'ready' }),
    proof('source.chosen', 'A chosen log is read'),
    proof('xstate.done.actor.read', 'A draft that was read is shown from its first pick'),
    proof('xstate.error.actor.read', 'A log that could not be read says why'),
    proof('retry.pressed', 'Retry reads the same log again'),
    proof('pick.stepped', 'A step by hand stops the playing', { from: 'ready.playing' }),
    proof('pick.stepped', 'A step over an end of the draft leads nowhere', { when: isSamePlace }),
    proof('pick.stepped', 'A step leads to the next pick, back, or to either end'),
    proof('pick.chosen', 'A pick that is not there leads nowhere', {
      when: ({ event }) => event.index === 9,
    }),
    proof('pick.chosen', 'A chosen pick is shown'),
    proof('round.chosen', 'A chosen pack begins at its first pick'),
    proof('seat.chosen', 'A closed seat is not shown', {
      when: ({ event, before }) => event.seat === 2 && before.context.draft.seats[2].isOpen === false,
    }),
    proof('seat.chosen', 'Another seat is shown at the same pick, or the nearest it has'),
    proof('address.changed', 'Its own address coming back moves nothing', { when: wordingIs('its own') }),
    proof('address.changed', 'An address that is already shown moves nothing', {
      when: ({ before }) => before.context.addressed === '0:1',
    }),
    proof('address.changed', 'Back and forward move the replay'),
    proof('address.due', 'The place is written into the address a moment after the last move', {
      when: ({ before, after }) => before.context.addressed !== after.context.addressed,
    }),
    proof('address.due', 'An address that names the place already is left alone'),
    proof('draft.changed', 'Seats that are opened can be replayed, and the place stays'),
    proof('speed.chosen', 'Another speed while it plays starts the pick again', { from: 'ready.playing' }),
    proof('speed.chosen', 'The speed is chosen'),
    proof('bot.switched', 'The bot’s choice is shown again', { when: isOn }),
    proof('bot.switched', 'The bot’s choice is hidden'),
    proof('guessing.switched', 'Guessing stops the playing', { from: 'ready.playing' }),
    proof('guessing.switched', 'Guessing hides what was taken', { when: isOn }),
    proof('guessing.switched', 'Without guessing all guesses are forgotten'),
    proof('card.guessed', 'A pick is guessed once, and only while it is hidden', {
      when: ({ before, after }) => guessesIn(before) === guessesIn(after),
    }),
    proof('card.guessed', 'A guess uncovers the pick'),
    proof('play.pressed', 'Playing begins again from the first pick', {
      from: 'ready.ended',
      to: 'ready.playing',
    }),
    proof('play.pressed', 'A seat with a single pick cannot be played', { from: 'ready.ended' }),
    proof('play.pressed', 'Playing begins at the pick that is shown'),
    proof('pause.pressed', 'Pause stops at the pick that is shown'),
    proof('xstate.after.pickShown.replayPlayer.ready.playing', 'The last pick ends the playing', {
      to: 'ready.ended',
    }),
    proof('xstate.after.pickShown.replayPlayer.ready.playing', 'The next pick is shown after a while'),
  ],
  situation: ({ value, context }) => [
    typeof value === 'string' ? value : `${Object.values(value)[0]}`,
    `place ${guessKey(context.place)}`,
    `address ${context.addressed}`,
    `speed ${context.speed}`,
    context.isBotShown ? 'bot shown' : 'bot hidden',
    context.isGuessing ? 'guessing' : 'not guessing',
    `guesses ${Object.keys(context.guesses).join('+') || 'none'}`,
    context.draft === null
      ? 'no draft'
      : `${context.draft.seats.filter(({ isOpen }: { isOpen: boolean }) => isOpen).length} seats open`,
  ],
};
