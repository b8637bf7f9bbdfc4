import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/correspondence.ts';

export default translation<typeof english>()({
  title: 'Quem está com boosters',
  failed: 'Não deu para carregar quem está com boosters',
  failedHint: 'O draft continua sem esta lista.',
  retry: 'Tentar de novo',
  paused: 'O draft está pausado, então nenhum relógio corre.',
  you: '{name} (você)',
  bot: 'Um bot joga',
  noPack: 'Nenhum booster',
  packs: '{packs, plural, one {# booster} other {# boosters}}',
  packsFor: '{packs, plural, one {# booster, há {time}} other {# boosters, o primeiro há {time}}}',
  left: 'tempo restante: {time}',
  banked: '{time} no banco de tempo',
  quiet: 'em silêncio até {time}',
  nudged: 'cutucada {ago}',
  nudgeDue: 'cutucada sai: {time}',

  nudge: 'Cutucar',
  nudgeLabel: 'Cutucar {name}',
  nobodyWaits: 'Ninguém está esperando por este lugar.',
  quietThere: 'É horário de silêncio nesse lugar. A cutucada fica para depois: {time}.',
  nudgeAgain: 'Você já cutucou. Dá para cutucar de novo a partir de {time}.',
  isPaused: 'O draft está pausado.',
  nudgeSent: 'Você cutucou {name}.',
  nudgeLater: 'É horário de silêncio para {name}. Sua cutucada fica para depois: {time}.',
  toBot: 'Passar para um bot',
  toBotLabel: 'Passar o lugar de {name} para um bot',
  botPlays: 'Agora um bot joga por {name}.',

  bank: 'Banco de tempo',
  bankHint: 'Com quanto cada lugar começa. Nunca passa disso.',
  refill: 'Cada pick devolve',
  refillHint: 'O horário de silêncio de um jogador nunca conta.',
  noRefill: 'nada',
});
