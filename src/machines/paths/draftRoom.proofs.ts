import type { Step } from './model.ts';
import { type ProofTable, proof } from './proofs.ts';

const QUIET = 'xstate.after.quiet.draftRoom.line.lost.quiet';
const RING = 'xstate.after.refusalShown.draftRoom.seat.refused';
const NEWS = ['hub.roomReplaced', 'hub.roomChanged'];
const GONE = ['line.superseded', 'line.removed', 'line.absent'];

const said =
  (...wordings: readonly string[]) =>
  ({ event }: Step) =>
    wordings.includes(String(event.wording));
const isTooEarly = ({ event }: Step) => String(event.wording).includes('too early');
const isChoosing = ['seat.choosing', 'seat.refused'];

const LINE = [
  proof('hub.opened', 'What was told before the first view is joined to it', {
    when: ({ before }) => before.context.early.length > 0,
  }),
  proof('hub.opened', 'The table opens', { from: 'line.joining' }),
  proof('hub.opened', 'After a reconnect the table is shown as it is now', { from: 'line.resyncing' }),
  proof('hub.opened', 'A seat that was taken away opens again', { from: GONE }),
  proof('hub.opened', 'A table that opens again is shown as it is now'),
  proof('hub.notOpened', 'A table that cannot be opened says why'),
  proof('hub.superseded', 'A second window takes the seat over'),
  proof('hub.removed', 'A player who is removed is told why'),
  proof('hub.dropped', 'A line that drops is not mentioned for 2.5 s', {
    to: 'line.lost.quiet',
    stays: false,
  }),
  proof('hub.dropped', 'A line that is away cannot drop again'),
  proof(QUIET, 'After 2.5 s a lost line is told'),
  proof('hub.reconnected', 'A reconnect catches up', { to: 'line.resyncing', stays: false }),
  proof('hub.reconnected', 'A reconnect of a line that was not lost changes nothing'),
  proof('browser.wentOffline', 'A browser that goes offline is told at once', {
    to: 'line.offline',
    stays: false,
  }),
  proof('browser.wentOffline', 'A browser that goes offline changes nothing where the seat is gone'),
  proof('browser.cameOnline', 'A browser that is back online asks for the table', { from: 'line.offline' }),
  proof('browser.cameOnline', 'A browser that was not offline changes nothing'),
  proof('seat.reclaimed', 'A seat can be taken back', { from: GONE }),
  proof('seat.reclaimed', 'A seat that is held cannot be taken back'),
  proof('hub.tableChanged', 'Chat and table news leave the seat alone'),
];

const DRAFT = [
  proof('hub.roomChanged', 'A change that comes before the first view is kept', {
    when: ({ before }) => before.context.room === null,
  }),
  proof('hub.roomChanged', 'A change that is known already is ignored', { when: said('late') }),
  proof('hub.roomChanged', 'A change after a hole asks for the whole view', { when: said('after a hole') }),
  proof(NEWS, 'News does not disturb a pick that is on its way', { from: 'seat.submitting' }),
  proof(NEWS, 'News does not hide a refusal', { from: 'seat.refused' }),
  proof(NEWS, 'The end of the draft ends every choice', { to: 'seat.finished' }),
  proof(NEWS, 'A seat that is handed over is played by a bot', { to: 'seat.handed' }),
  proof(NEWS, 'A pause stops every choice', { to: 'seat.paused' }),
  proof(NEWS, 'A pack or a question in hand can be answered', { to: 'seat.choosing' }),
  proof(NEWS, 'With nothing in hand a seat waits', { to: 'seat.waiting' }),
  proof(NEWS, 'Somebody without a seat watches', { to: 'seat.watching' }),
];

const HAND = [
  proof('card.chosen', 'A click just after the pack changed is ignored', {
    from: isChoosing,
    when: isTooEarly,
  }),
  proof('card.chosen', 'After a refusal another card can be selected at once', {
    ...{ from: 'seat.refused', to: 'seat.choosing' },
  }),
  proof('card.chosen', 'A card can be selected and deselected', { from: 'seat.choosing' }),
  proof('card.chosen', 'Without a choice no card can be selected'),
  proof('card.starred', 'A star is told to the server'),
  proof('stars.ordered', 'The order of the stars is told to the server'),
  proof('pick.confirmed', 'A confirmed pick is sent', { to: 'seat.submitting', stays: false }),
  proof('pick.confirmed', 'A confirmation just after the pack changed is ignored', {
    ...{ from: 'seat.choosing', when: isTooEarly },
  }),
  proof('pick.confirmed', 'A pick needs as many cards as are asked for', { from: 'seat.choosing' }),
  proof('pick.confirmed', 'Without a choice no pick is sent'),
  proof('decision.confirmed', 'An answer to a question is sent', { to: 'seat.submitting', stays: false }),
  proof('decision.confirmed', 'An answer just after the question changed is ignored', {
    ...{ from: 'seat.choosing', when: isTooEarly },
  }),
  proof('decision.confirmed', 'An answer to another question is not sent', { from: 'seat.choosing' }),
  proof('decision.confirmed', 'Without a choice no answer is sent'),
  proof('xstate.done.actor.sendPick', 'A refused pick says why and asks for the view', {
    to: 'seat.refused',
  }),
  proof('xstate.done.actor.sendPick', 'An accepted pick is not asked for again'),
  proof('xstate.error.actor.sendPick', 'A pick that did not reach the table takes nothing'),
  proof(RING, 'A refusal is shown for 1.5 s'),
];

/** What the paths of the draft room prove. */
export const DRAFT_ROOM_PROOFS: ProofTable = { proofs: [...LINE, ...DRAFT, ...HAND] };
