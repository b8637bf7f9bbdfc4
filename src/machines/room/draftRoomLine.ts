import { draftRoomSetup, followOpened, tellUntoldStars } from './draftRoomSetup.ts';

/** What the wire does. */
export const line = draftRoomSetup.createStateConfig({
  initial: 'joining',
  on: {
    'hub.opened': [
      {
        guard: { type: 'leavesGap', params: ({ event }) => ({ opened: event.opened }) },
        target: '.live',
        actions: [followOpened, tellUntoldStars, 'askForView'],
      },
      {
        target: '.live',
        actions: [followOpened, tellUntoldStars],
      },
    ],
    'hub.superseded': '.superseded',
    'hub.removed': {
      target: '.removed',
      actions: { type: 'rememberMessage', params: ({ event }) => ({ message: event.message }) },
    },
    'hub.notOpened': {
      target: '.absent',
      actions: { type: 'rememberMessage', params: ({ event }) => ({ message: event.message }) },
    },
    'browser.wentOffline': '.offline',
  },
  states: {
    joining: { on: { 'hub.dropped': 'lost' } },
    live: { on: { 'hub.dropped': 'lost' } },
    resyncing: { on: { 'hub.dropped': 'lost' } },
    lost: {
      initial: 'quiet',
      on: { 'hub.reconnected': 'resyncing' },
      states: {
        quiet: { after: { quiet: 'told' } },
        told: { tags: ['lineTold'] },
      },
    },
    offline: {
      tags: ['lineTold'],
      on: {
        'browser.cameOnline': { target: 'lost.told', actions: 'askForView' },
        'hub.reconnected': 'resyncing',
        'browser.wentOffline': undefined,
      },
    },
    superseded: {
      on: {
        'seat.reclaimed': { target: 'joining', actions: ['forgetMissed', 'askForView'] },
        'hub.superseded': undefined,
        'browser.wentOffline': undefined,
      },
    },
    removed: {
      on: {
        'seat.reclaimed': { target: 'joining', actions: ['forgetMissed', 'askForView'] },
        'browser.wentOffline': undefined,
      },
    },
    absent: {
      on: {
        'seat.reclaimed': { target: 'joining', actions: ['forgetMissed', 'askForView'] },
        'browser.wentOffline': undefined,
      },
    },
  },
});
