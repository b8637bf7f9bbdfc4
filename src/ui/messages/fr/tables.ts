import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/tables.ts';

export default translation<typeof english>()({
  what: '{game}, {template}',
  clockName:
    '{clock, select, quick {Rapide} standard {Standard} relaxed {Tranquille} none {Sans chrono} other {Correspondance}}',
  clockPhrase:
    '{clock, select, quick {cadence rapide} standard {cadence standard} relaxed {cadence tranquille} none {sans chrono} other {par correspondance}}',
  clockSpan:
    '{clock, select, none {prenez votre temps} correspondence {des jours, avec une réserve de temps} other {de {first, number} s à {last, number} s}}',
  length:
    '{unit, select, days {{count, plural, one {# jour} other {# jours}}} hours {{count, plural, one {# heure} other {# heures}}} other {{count, number} min}}',
  aboutLength: 'environ {length}',

  place:
    '{kind, select, booster {Booster {round, number}, pick {turn, number}} rounds {Manche {round, number}, tour {turn, number}} other {Tour {turn, number}}}',
  started: 'Commencée',
  starting: 'Ça commence',
  full: 'Complète',
  locked: 'Verrouillée par l’hôte',
  seatsOpen: '{open, plural, one {# place libre} other {# places libres}}',
  seatsHeld:
    '{open, plural, one {# place libre} other {# places libres}} ({bots, plural, one {# tenue par un bot} other {# tenues par des bots}})',

  seats: 'Places',
  bot: 'Bot',
  botNamed: '{name}, un bot',
  aBot: 'un bot',
  free: 'Libre',
  isFree: 'libre',

  timeLeft: 'encore {time}',
});
