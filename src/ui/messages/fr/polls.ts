import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/polls.ts';

export default translation<typeof english>()({
  title: 'Que prendriez-vous ?',
  question: '{name} vous demande votre avis sur « {draft} » : {pick}.',
  pack: 'Le booster, {count, plural, one {# carte} other {# cartes}}',
  yourVote: 'Votre vote',
  yourChoice: 'Votre choix',
  foil: 'foil',
  takenThere: 'prise à la table',
  botChoice: 'choix du bot',
  votes: '{count, plural, one {# vote} other {# votes}}, {share, number, ::percent}',
  beforeVote: 'Vous verrez le choix des autres après votre vote.',
  results: 'Résultats du draft',
  vote: 'Voter',
  changeVote: 'Changer mon vote',
  chooseFirst: 'Choisissez d’abord une carte',
  isYourVote: 'C’est votre vote. Choisissez une autre carte pour le changer.',
  poolSoFar: 'Le pool jusqu’ici',
  poolCount: 'Le pool jusqu’ici, {count, plural, one {# carte} other {# cartes}}',
  poolEmpty: 'C’était le premier pick : le pool était vide.',
  nobodyVoted: 'Personne n’a encore voté.',
  tally:
    '{count, plural, one {# vote} other {# votes}}, {most, select, all {pour} other {surtout pour}} {cards}.',
  members: 'Membres : {tally}',
  visitors: 'Visiteurs : {tally}',
  wasTaken: 'À la table, le pick a été {cards}.',
  botAgreed: 'Un bot aurait fait le même choix.',
  botDiffered: 'Un bot aurait pris {card}.',
  unknownCard: 'une carte',
});
