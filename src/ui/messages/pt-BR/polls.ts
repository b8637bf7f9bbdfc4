import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/polls.ts';

export default translation<typeof english>()({
  title: 'O que você pegaria?',
  question: '{name} pergunta sobre “{draft}”: {pick}.',
  pack: 'O booster, {count, plural, one {# carta} other {# cartas}}',
  yourVote: 'Seu voto',
  yourChoice: 'Sua escolha',
  foil: 'foil',
  takenThere: 'pega na mesa',
  botChoice: 'escolha do bot',
  votes: '{count, plural, one {# voto} other {# votos}}, {share, number, ::percent}',
  beforeVote: 'Você vê o que os outros escolheram depois de votar.',
  results: 'Resultados do draft',
  vote: 'Votar',
  changeVote: 'Mudar meu voto',
  chooseFirst: 'Escolha uma carta primeiro',
  isYourVote: 'Este é seu voto. Para mudar, escolha outra carta.',
  poolSoFar: 'O pool até aqui',
  poolCount: 'O pool até aqui, {count, plural, one {# carta} other {# cartas}}',
  poolEmpty: 'Foi o primeiro pick: o pool estava vazio.',
  nobodyVoted: 'Ninguém votou ainda.',
  tally:
    '{count, plural, one {# voto} other {# votos}}, {most, select, all {para} other {a maioria para}} {cards}.',
  members: 'Membros: {tally}',
  visitors: 'Visitantes: {tally}',
  wasTaken: 'Na mesa, o pick foi {cards}.',
  botAgreed: 'Um bot faria o mesmo pick.',
  botDiffered: 'Um bot pegaria {card}.',
  unknownCard: 'uma carta',
});
