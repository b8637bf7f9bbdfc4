import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/tables.ts';

export default translation<typeof english>()({
  what: '{game}, {template}',
  clockName:
    '{clock, select, quick {Schnell} standard {Normal} relaxed {Entspannt} none {Ohne Uhr} other {Korrespondenz}}',
  clockPhrase:
    '{clock, select, quick {schnelle Uhr} standard {normale Uhr} relaxed {entspannte Uhr} none {ohne Uhr} other {Korrespondenz}}',
  clockSpan:
    '{clock, select, none {ohne Zeitlimit} correspondence {Tage, mit Zeitkonto} other {{first, number} s bis {last, number} s}}',
  length:
    '{unit, select, days {{count, plural, one {1 Tag} other {# Tage}}} hours {{count, plural, one {1 Stunde} other {# Stunden}}} other {{count, number} min}}',
  aboutLength: 'etwa {length}',

  place:
    '{kind, select, booster {Booster {round, number}, Pick {turn, number}} rounds {Runde {round, number}, Zug {turn, number}} other {Zug {turn, number}}}',
  started: 'Läuft',
  starting: 'Beginnt jetzt',
  full: 'Voll',
  locked: 'Vom Host gesperrt',
  seatsOpen: '{open, plural, one {1 Platz} other {# Plätze}} frei',
  seatsHeld:
    '{open, plural, one {1 Platz} other {# Plätze}} frei ({bots, plural, one {auf 1 sitzt ein Bot} other {auf # sitzen Bots}})',

  seats: 'Plätze',
  bot: 'Bot',
  botNamed: '{name}, ein Bot',
  aBot: 'ein Bot',
  free: 'Frei',
  isFree: 'frei',

  timeLeft: 'noch {time}',
});
