import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/polls.ts';

export default translation<typeof english>()({
  title: 'Tu cosa prenderesti?',
  question: 'Una domanda di {name} su “{draft}”: {pick}.',
  pack: 'La busta, {count, plural, one {# carta} other {# carte}}',
  yourVote: 'Il tuo voto',
  yourChoice: 'La tua scelta',
  foil: 'foil',
  takenThere: 'presa al tavolo',
  botChoice: 'scelta del bot',
  votes: '{count, plural, one {# voto} other {# voti}}, {share, number, ::percent}',
  beforeVote: 'Dopo il voto vedi cosa hanno scelto gli altri.',
  results: 'Risultati del draft',
  vote: 'Vota',
  changeVote: 'Cambia il voto',
  chooseFirst: 'Prima scegli una carta',
  isYourVote: 'Questo è il tuo voto. Scegli un’altra carta per cambiarlo.',
  poolSoFar: 'Il pool fin qui',
  poolCount: 'Il pool fin qui, {count, plural, one {# carta} other {# carte}}',
  poolEmpty: 'Era la prima pick: il pool era vuoto.',
  nobodyVoted: 'Ancora nessun voto.',
  tally:
    '{count, plural, one {# voto} other {# voti}}, {most, select, all {per} other {soprattutto per}} {cards}.',
  members: 'Membri: {tally}',
  visitors: 'Visitatori: {tally}',
  wasTaken: 'Presa al tavolo: {cards}.',
  botAgreed: 'Anche un bot avrebbe scelto così.',
  botDiffered: 'Un bot avrebbe preso {card}.',
  unknownCard: 'una carta',
});
