import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/tables.ts';

export default translation<typeof english>()({
  what: '{game}, {template}',
  clockName:
    '{clock, select, quick {Rapido} standard {Standard} relaxed {Rilassato} none {Senza timer} other {Corrispondenza}}',
  clockPhrase:
    '{clock, select, quick {timer rapido} standard {timer standard} relaxed {timer rilassato} none {senza timer} other {per corrispondenza}}',
  clockSpan:
    '{clock, select, none {senza fretta} correspondence {giorni, con una riserva di tempo} other {da {first, number} s a {last, number} s}}',
  length:
    '{unit, select, days {{count, plural, one {1 giorno} other {# giorni}}} hours {{count, plural, one {1 ora} other {# ore}}} other {{count, number} min}}',
  aboutLength: 'circa {length}',

  place:
    '{kind, select, booster {Busta {round, number}, pick {turn, number}} rounds {Round {round, number}, turno {turn, number}} other {Turno {turn, number}}}',
  started: 'Iniziato',
  starting: 'Inizia adesso',
  full: 'Al completo',
  locked: 'Ingresso chiuso dall’host',
  seatsOpen: '{open, plural, one {1 posto libero} other {# posti liberi}}',
  seatsHeld:
    '{open, plural, one {1 posto libero} other {# posti liberi}} ({bots, plural, one {1 tenuto da un bot} other {# tenuti da bot}})',

  seats: 'Posti',
  bot: 'Bot',
  botNamed: '{name}, un bot',
  aBot: 'un bot',
  free: 'Libero',
  isFree: 'libero',

  timeLeft: 'ancora {time}',
});
