import { catalogue } from '#contract/messages/catalogue.ts';

/** The draft queue: tables that form without a host. */
export default catalogue({
  label: 'Draft queue, tables form automatically',
  title: 'Draft queue',
  hint: 'A table forms automatically, without a host.',
  kind: '{game}, {template}',
  noGame: 'There’s no game here that several people can draft yet.',
  game: 'Game to queue for',
  template: 'Draft to queue for',
  sitDown: 'Join queue',
  sitDownFor: 'Join too: {kind}',
  sitDownToo: 'Join too',
  others: 'Queues with people waiting',
  nobodyWaits: 'Nobody is waiting for this yet. It takes about {length}.',
  someWait: '{waiting, number} of {seats, number} waiting. It takes about {length}.',
  count: '{waiting, number} of {seats, number} waiting',

  bots: 'Bots',
  botsWish:
    '{wish, select, afterWait {after {minutes, plural, one {1 minute} other {# minutes}}} now {as soon as everyone agrees} other {never, people only}}',

  waitingTitle: 'You’re waiting',
  formsWithPeople:
    'The draft starts when {missing, plural, one {1 more person joins} other {# more people join}}. Nobody can say how long that takes.',
  formsWithBots:
    'The draft starts when {missing, plural, one {1 more person joins} other {# more people join}}, or with bots in {left}.',
  botsNow: '{wanting, number} of {people, number} want to start with bots now. Everyone has to agree.',
  startNow: 'Start with bots now',
  waitOn: 'Keep waiting for people',
  leave: 'Leave queue',
  keepOpen:
    'Keep this tab open in the background. We’ll alert you with a sound and the tab title. You’ll have {seconds, number} seconds to answer.',

  found: 'A table was found',
  foundForOthers: 'Waiting for the others',
  foundPeople: '{people, plural, one {1 person} other {# people}}, no bots',
  foundMixed:
    '{people, plural, one {1 person} other {# people}} and {bots, plural, one {1 bot} other {# bots}}',
  there: '{there, number} of {people, number} are here',
  allThere: 'Everyone is here',
  startsItself: '{there}. It starts once everyone is.',
  timeLeft: '{there}, {left} left',
  notNowHint: '“Not now” gives up your place.',
  saidHere: 'You said you’re here.',
  imHere: 'I’m here',
  notNow: 'Not now',
  leaveAfterAll: 'Leave anyway',
  secondsLeft: '{seconds, number} seconds left',
  tabFound: '● A table was found',
  tabTitle: '{news} · {title}',

  atTable: 'You’re at a table from the queue',
  atTableHint: 'You can join again once its draft is over.',
  backToDraft: 'Back to the draft',
  ready: 'Your table is ready',
  readySpoken: 'Your table is ready.',
  readyHint: 'It starts in a moment.',
  goToTable: 'Go to the table',

  told: '{why, select, missed {A table was found and you didn’t answer in time, so your place was given up.} absent {You were away for more than a minute, so your place was given up.} other {Somebody wasn’t there, so the table didn’t form. You kept your place.}}',
  lost: 'Connection lost. This continues once it’s back.',
  lostPlace: 'Connection lost. We keep your place for a minute, and this continues once you’re back.',
});
