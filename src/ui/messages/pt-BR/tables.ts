import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/tables.ts';

export default translation<typeof english>()({
  what: '{game}, {template}',
  clockName:
    '{clock, select, quick {Rápido} standard {Padrão} relaxed {Tranquilo} none {Sem relógio} other {Correspondência}}',
  clockPhrase:
    '{clock, select, quick {Relógio rápido} standard {Relógio padrão} relaxed {Relógio tranquilo} none {sem relógio} other {por correspondência}}',
  clockSpan:
    '{clock, select, none {sem pressa} correspondence {dias, com banco de tempo} other {{first, number} s a {last, number} s}}',
  length:
    '{unit, select, days {{count, plural, one {# dia} other {# dias}}} hours {{count, plural, one {# hora} other {# horas}}} other {{count, number} min}}',
  aboutLength: 'cerca de {length}',

  place:
    '{kind, select, booster {Booster {round, number}, pick {turn, number}} rounds {Rodada {round, number}, vez {turn, number}} other {Vez {turn, number}}}',
  started: 'Já começou',
  starting: 'Começando agora',
  full: 'Cheia',
  locked: 'Trancada pelo host',
  seatsOpen: '{open, plural, one {# lugar livre} other {# lugares livres}}',
  seatsHeld:
    '{open, plural, one {# lugar livre} other {# lugares livres}} ({bots, plural, one {# com bot} other {# com bots}})',

  seats: 'Lugares',
  bot: 'Bot',
  botNamed: '{name}, um bot',
  aBot: 'um bot',
  free: 'Livre',
  isFree: 'livre',

  timeLeft: 'Tempo restante: {time}',
});
