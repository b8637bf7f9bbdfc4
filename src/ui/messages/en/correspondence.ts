import { catalogue } from '#contract/messages/catalogue.ts';

/** Drafts that take days: who holds packs, and the time bank. */
export default catalogue({
  title: 'Who holds packs',
  failed: 'Who holds packs couldn’t be loaded',
  failedHint: 'The draft carries on without this list.',
  retry: 'Retry',
  paused: 'The draft is paused, so no clock is running.',
  you: '{name} (you)',
  bot: 'Played by a bot',
  noPack: 'No packs',
  packs: '{packs, plural, one {# pack} other {# packs}}',
  packsFor: '{packs, plural, one {# pack, for {time}} other {# packs, the first for {time}}}',
  left: '{time} left',
  banked: '{time} in the time bank',
  quiet: 'quiet until {time}',
  nudged: 'nudged {ago}',
  nudgeDue: 'nudge goes out at {time}',

  nudge: 'Nudge',
  nudgeLabel: 'Nudge {name}',
  nobodyWaits: 'No one is waiting for this seat.',
  quietThere: 'It’s their quiet time. The nudge goes out at {time}.',
  nudgeAgain: 'Already nudged. You can nudge again from {time}.',
  isPaused: 'The draft is paused.',
  nudgeSent: 'You nudged {name}.',
  nudgeLater: 'It’s quiet time for {name}. Your nudge arrives at {time}.',
  toBot: 'Hand to a bot',
  toBotLabel: 'Hand {name}’s seat to a bot',
  botPlays: 'A bot now plays for {name}.',

  bank: 'Time bank',
  bankHint: 'What each seat starts with, and never exceeds.',
  refill: 'Each pick adds',
  refillHint: 'A player’s quiet hours never count.',
  noRefill: 'nothing',
});
