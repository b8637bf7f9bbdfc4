import { partWords } from '#src/ui/messages/partWords.ts';
import { draftRoomSetup, emitRefusal } from './draftRoomSetup.ts';

const NOT_REACHED = partWords('pickNotSent');

/** What the person may do. */
export const seat = draftRoomSetup.createStateConfig({
  initial: 'watching',
  on: {
    'card.starred': {
      actions: [{ type: 'star', params: ({ event }) => ({ id: event.id }) }, 'tellReserved'],
    },
    'stars.ordered': {
      actions: [{ type: 'orderStars', params: ({ event }) => ({ ids: event.ids }) }, 'tellReserved'],
    },
  },
  states: {
    watching: {
      always: [
        { guard: 'isOver', target: 'finished' },
        { guard: 'isSeated', target: 'waiting' },
      ],
    },
    waiting: {
      always: [
        { guard: 'isOver', target: 'finished' },
        { guard: 'isHanded', target: 'handed' },
        { guard: 'isPaused', target: 'paused' },
        { guard: 'hasPack', target: 'choosing' },
      ],
    },
    choosing: {
      tags: ['mayChoose'],
      initial: 'browsing',
      always: [
        { guard: 'isOver', target: 'finished' },
        { guard: 'isHanded', target: 'handed' },
        { guard: 'isPaused', target: 'paused' },
        { guard: 'hasNoPack', target: 'waiting' },
      ],
      on: {
        'card.chosen': {
          guard: { type: 'isMeant', params: ({ event: { by, atMs } }) => ({ by, atMs }) },
          actions: [{ type: 'choose', params: ({ event }) => ({ id: event.id }) }, 'tellReserved'],
        },
        'pick.confirmed': {
          guard: {
            type: 'mayConfirm',
            params: ({ event: { by, atMs, id } }) => ({ by, atMs, id }),
          },
          target: 'submitting',
          actions: {
            type: 'beginPick',
            params: ({ event }) => ({ destination: event.destination, id: event.id }),
          },
        },
        'decision.confirmed': {
          guard: {
            type: 'mayDecide',
            params: ({ event: { by, atMs, command } }) => ({ by, atMs, command }),
          },
          target: 'submitting',
          actions: { type: 'beginDecision', params: ({ event }) => ({ command: event.command }) },
        },
      },
      states: {
        browsing: { always: { guard: 'hasReserved', target: 'reserved' } },
        reserved: { always: { guard: 'hasNotReserved', target: 'browsing' } },
      },
    },
    submitting: {
      invoke: {
        id: 'sendPick',
        src: 'sendPick',
        input: ({ context: { draftId, picking } }) => ({ draftId, picking }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ reply: event.output }) },
            target: 'refused',
            actions: [
              {
                type: 'rememberRefusal',
                params: ({ event }) => ({ message: event.output.ok ? '' : event.output.message }),
              },
              'askForView',
            ],
          },
          { target: 'waiting', actions: 'rememberPicked' },
        ],
        onError: {
          target: 'refused',
          actions: [{ type: 'rememberRefusal', params: { message: NOT_REACHED } }, 'askForView'],
        },
      },
    },
    refused: {
      entry: emitRefusal,
      exit: 'forgetRefusal',
      after: { refusalShown: 'waiting' },
      on: {
        'card.chosen': {
          guard: { type: 'isMeantAndHasPack', params: ({ event: { by, atMs } }) => ({ by, atMs }) },
          target: 'choosing',
          actions: [{ type: 'choose', params: ({ event }) => ({ id: event.id }) }, 'tellReserved'],
        },
      },
    },
    handed: {
      always: [
        { guard: 'isOver', target: 'finished' },
        { guard: 'isPlayedByItself', target: 'waiting' },
      ],
    },
    paused: {
      always: [
        { guard: 'isOver', target: 'finished' },
        { guard: 'isHanded', target: 'handed' },
        { guard: 'hasPack', target: 'choosing' },
        { guard: 'hasNoPack', target: 'waiting' },
      ],
    },
    finished: {},
  },
});
