import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/tables.ts';

export default translation<typeof english>()({
  what: '{game}, {template}',
  clockName:
    '{clock, select, quick {Rápido} standard {Estándar} relaxed {Tranquilo} none {Sin reloj} other {Por correspondencia}}',
  clockPhrase:
    '{clock, select, quick {Reloj rápido} standard {Reloj estándar} relaxed {Reloj tranquilo} none {sin reloj} other {por correspondencia}}',
  clockSpan:
    '{clock, select, none {sin prisa} correspondence {varios días, con banco de tiempo} other {de {first, number} s a {last, number} s}}',
  length:
    '{unit, select, days {{count, plural, one {1 día} other {# días}}} hours {{count, plural, one {1 hora} other {# horas}}} other {{count, number} min}}',
  aboutLength: 'aprox. {length}',

  place:
    '{kind, select, booster {Sobre {round, number}, pick {turn, number}} rounds {Ronda {round, number}, turno {turn, number}} other {Turno {turn, number}}}',
  started: 'Empezó',
  starting: 'Empieza ahora',
  full: 'Llena',
  locked: 'El host bloqueó la mesa',
  seatsOpen: '{open, plural, one {1 asiento libre} other {# asientos libres}}',
  seatsHeld:
    '{open, plural, one {1 asiento libre} other {# asientos libres}} ({bots, plural, one {un bot guarda 1} other {los bots guardan #}})',

  seats: 'Asientos',
  bot: 'Bot',
  botNamed: '{name}, un bot',
  aBot: 'un bot',
  free: 'Libre',
  isFree: 'libre',

  timeLeft: 'Tiempo restante: {time}',
});
