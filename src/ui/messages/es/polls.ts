import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/polls.ts';

export default translation<typeof english>()({
  title: '¿Qué tomarías tú?',
  question: '{name} pregunta por «{draft}»: {pick}.',
  pack: 'El sobre, {count, plural, one {# carta} other {# cartas}}',
  yourVote: 'Tu voto',
  yourChoice: 'Tu elección',
  foil: 'foil',
  takenThere: 'tomada en la mesa',
  botChoice: 'elección del bot',
  votes: '{count, plural, one {# voto} other {# votos}}, {share, number, ::percent}',
  beforeVote: 'Verás lo que eligieron los demás después de votar.',
  results: 'Resultados del draft',
  vote: 'Votar',
  changeVote: 'Cambiar mi voto',
  chooseFirst: 'Primero elige una carta',
  isYourVote: 'Este es tu voto. Elige otra carta para cambiarlo.',
  poolSoFar: 'El pool hasta ahora',
  poolCount: 'El pool hasta ahora, {count, plural, one {# carta} other {# cartas}}',
  poolEmpty: 'Fue el primer pick: el pool estaba vacío.',
  nobodyVoted: 'Nadie ha votado todavía.',
  tally:
    '{count, plural, one {# voto} other {# votos}}, {most, select, all {para} other {la mayoría para}} {cards}.',
  members: 'Miembros: {tally}',
  visitors: 'Visitantes: {tally}',
  wasTaken: 'En la mesa se tomó {cards}.',
  botAgreed: 'Un bot también la habría tomado.',
  botDiffered: 'Un bot habría tomado {card}.',
  unknownCard: 'una carta',
});
