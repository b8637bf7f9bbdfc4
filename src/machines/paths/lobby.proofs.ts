import type { Step } from './model.ts';
import { type ProofTable, proof } from './proofs.ts';

const dialogIs =
  (...kinds: readonly string[]) =>
  ({ before }: Step) =>
    kinds.includes(before.context.dialog?.kind);
const isRefused = ({ event }: Step) => event.output.ok === false;
const isFrom =
  (source: string) =>
  ({ before }: Step) =>
    before.context.asks[0]?.from === source;
const typesOf = ({ event }: Step): readonly string[] =>
  event.events.map(({ type }: { type: string }) => type);
const isAlone = ({ before }: Step) => before.context.table.code === 'alone';

/** What the paths of a lobby prove. */
export const LOBBY_PROOFS: ProofTable = {
  proofs: [
    proof('room.told', 'The seat that a button asked for is taken once the table is there', {
      from: 'wish.waiting',
      when: ({ after }) => after.context.asks.length > 0,
    }),
    proof('room.told', 'A wish for a seat ends where none can be taken', {
      from: 'wish.waiting',
      to: 'wish.none',
    }),
    proof('room.told', 'A table that has not come yet is waited for', { to: 'place.opening' }),
    proof('room.told', 'A lost line is shown, and the lobby stays', { to: 'line.lost' }),
    proof('room.told', 'A browser without network is shown, and the lobby stays', { to: 'line.offline' }),
    proof('room.told', 'Somebody who was removed sees the table as they left it', { to: 'place.removed' }),
    proof('room.told', 'A seat that is used in another window says so', { to: 'place.elsewhere' }),
    proof('room.told', 'A table that there is not says so', { to: 'place.absent' }),
    proof('room.told', 'A table that its host ended says so', { to: 'place.cancelled' }),
    proof('room.told', 'A draft that only its players see says so', { to: 'place.closed' }),
    proof('room.told', 'The draft begins: players and watchers go to the room', { to: 'place.drafting' }),
    proof('room.told', 'The draft is over: everybody goes to its results', { to: 'place.over' }),
    proof('room.told', 'The start is counted down for everybody', { to: 'place.counting' }),
    proof('room.told', 'The host sees a host’s table', { to: 'place.hosting' }),
    proof('room.told', 'A player sees their seat', { to: 'place.seated' }),
    proof('room.told', 'A watcher watches', { to: 'place.watching' }),
    proof('room.told', 'Somebody without a seat may take one', { to: 'place.standing' }),
    proof('room.told', 'Nobody takes a seat at a locked table', { to: 'place.locked' }),
    proof('table.happened', 'The start is announced', {
      to: 'place.counting',
      when: (step) => typesOf(step).includes('startAnnounced'),
    }),
    proof('table.happened', 'A start that was called off since is not announced', {
      when: (step) => typesOf(step).includes('startAnnounced'),
    }),
    proof('table.happened', 'The host does not hear their own question who is ready', {
      to: 'place.hosting',
      when: (step) => typesOf(step).includes('readyAsked'),
    }),
    proof('table.happened', 'Players hear that the host asks who is ready', {
      when: (step) => typesOf(step).includes('readyAsked'),
    }),
    proof('table.happened', 'A message is shown at its seat and marks the chat'),
    proof('lines.faded', 'A message leaves its seat after a while'),
    proof('seal.told', 'What does not fit with the seal is shown, until it fits'),
    proof('clock.ticked', 'The countdown is drawn again every half second'),
    proof('seat.wished', 'A button that led here takes a seat', {
      when: ({ after }) => after.context.asks.length > 0,
    }),
    proof('seat.wished', 'A wish for a seat waits for the table', { to: 'wish.waiting' }),
    proof('seat.wished', 'Nobody who has a seat, and nobody without a way in, is seated by a wish'),
    proof('commands.pressed', 'Somebody who was removed shows the code before they sit down again', {
      from: 'place.removed',
    }),
    proof('commands.pressed', 'A second command waits for the first', { from: 'act.asking' }),
    proof('commands.pressed', 'The table is asked'),
    proof('leave.pressed', 'The last person at a table is asked before they end it by leaving', {
      when: isAlone,
    }),
    proof('leave.pressed', 'Leaving gives the seat back'),
    proof('reclaim.pressed', 'The seat is taken back from another window'),
    proof('dialog.opened', 'The chat is open and nothing of it unread', {
      when: ({ event }) => event.dialog.kind === 'chat',
    }),
    proof('dialog.opened', 'A dialog opens'),
    proof('dialog.closed', 'A dialog closes and nothing is asked'),
    proof('question.confirmed', 'The table is ended by leaving it', { when: dialogIs('leaveAndEnd') }),
    proof('question.confirmed', 'What was asked back is done'),
    proof('settings.confirmed', 'Changed settings are sent'),
    proof('mute.pressed', 'Somebody is muted in this browser, or heard again'),
    proof('text.typed', 'What is typed stays until it is said'),
    proof('say.pressed', 'Nothing is said without words', { to: 'chat.idle' }),
    proof('say.pressed', 'What was typed is said'),
    proof('xstate.done.actor.say', 'What could not be said stays, with the reason', { when: isRefused }),
    proof('xstate.done.actor.say', 'What was typed meanwhile stays', {
      when: ({ after }) => after.context.text !== '',
    }),
    proof('xstate.done.actor.say', 'What was said leaves the field'),
    proof('xstate.error.actor.say', 'What did not get through stays, with the reason'),
    proof('xstate.done.actor.showCode', 'The code opens the table again, and the seat is asked for'),
    proof('xstate.error.actor.showCode', 'A code that is not taken says why'),
    proof('xstate.done.actor.ask', 'A refusal closes the question', {
      when: (step) => isRefused(step) && (isFrom('question')(step) || isFrom('leave')(step)),
    }),
    proof('xstate.done.actor.ask', 'Refused settings stay open as they were changed', {
      when: (step) => isRefused(step) && isFrom('settings')(step),
    }),
    proof('xstate.done.actor.ask', 'After a refusal nothing more of the same is sent', { when: isRefused }),
    proof('xstate.done.actor.ask', 'Who left goes to the open tables', { when: isFrom('leave') }),
    proof('xstate.done.actor.ask', 'Changed settings are kept for the next table', {
      when: isFrom('settings'),
    }),
    proof('xstate.done.actor.ask', 'The next command follows', {
      when: ({ after }) => after.context.asks.length > 0,
    }),
    proof('xstate.done.actor.ask', 'The table did what it was asked'),
    proof('xstate.error.actor.ask', 'A command that did not get through says why'),
  ],
  situation: ({ value, context }) => [
    ...Object.values(value).map(String),
    context.table === null ? 'no table' : `table ${context.table.code}`,
    context.line,
    `dialog ${context.dialog?.kind}`,
    context.asks.length === 0
      ? 'nothing asked'
      : context.asks
          .map(({ from, commands }: { from: string; commands: readonly { type: string }[] }) =>
            [from, ...commands.map(({ type }) => type)].join(' '),
          )
          .join(' + '),
    `text “${context.text}” ${context.saying} ${context.chatRefusal}`,
    `fresh ${context.fresh.length} unread ${context.unread.length} muted ${context.muted.length}`,
    `trouble ${context.trouble} clock ${context.clockMs}`,
  ],
  payload: ({ type, wording, ...rest }) => {
    if (typeof wording === 'string') return wording;
    return type.startsWith('xstate') ? null : JSON.stringify(rest);
  },
};
