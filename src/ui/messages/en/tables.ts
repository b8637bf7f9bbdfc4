import { catalogue } from '#contract/messages/catalogue.ts';

/** What several screens say about a table: its clock, its length, its seats, how far it is. */
export default catalogue({
  what: '{game}, {template}',
  clockName:
    '{clock, select, quick {Quick} standard {Standard} relaxed {Relaxed} none {No clock} other {Correspondence}}',
  /** Inside a sentence. */
  clockPhrase:
    '{clock, select, quick {Quick clock} standard {Standard clock} relaxed {Relaxed clock} none {no clock} other {by correspondence}}',
  clockSpan:
    '{clock, select, none {take your time} correspondence {days, with a time bank} other {{first, number} s to {last, number} s}}',
  length:
    '{unit, select, days {{count, plural, one {1 day} other {# days}}} hours {{count, plural, one {1 hour} other {# hours}}} other {{count, number} min}}',
  aboutLength: 'about {length}',

  place:
    '{kind, select, booster {Pack {round, number}, pick {turn, number}} rounds {Round {round, number}, turn {turn, number}} other {Turn {turn, number}}}',
  started: 'Started',
  starting: 'Starting now',
  full: 'Full',
  locked: 'Locked by the host',
  seatsOpen: '{open, plural, one {1 seat} other {# seats}} open',
  seatsHeld:
    '{open, plural, one {1 seat} other {# seats}} open ({bots, plural, one {a bot holds 1} other {bots hold #}})',

  seats: 'Seats',
  bot: 'Bot',
  botNamed: '{name}, a bot',
  aBot: 'a bot',
  free: 'Open',
  isFree: 'open',

  timeLeft: '{time} left',
});
