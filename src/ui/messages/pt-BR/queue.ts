import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/queue.ts';

export default translation<typeof english>()({
  label: 'Fila de draft, as mesas se formam sozinhas',
  title: 'Fila de draft',
  hint: 'A mesa se forma sozinha, sem host.',
  kind: '{game}, {template}',
  noGame: 'Ainda não há aqui um jogo que várias pessoas possam draftar.',
  game: 'Jogo para entrar na fila',
  template: 'Draft para entrar na fila',
  sitDown: 'Entrar na fila',
  sitDownFor: 'Entrar na fila: {kind}',
  sitDownToo: 'Entrar também',
  others: 'Filas com gente esperando',
  nobodyWaits: 'Ninguém está esperando por este ainda. Dura cerca de {length} depois que começa.',
  someWait: '{waiting, number} de {seats, number} esperando. Dura cerca de {length} depois que começa.',
  count: '{waiting, number} de {seats, number} esperando',

  bots: 'Bots',
  botsWish:
    '{wish, select, afterWait {depois de {minutes, plural, one {# minuto} other {# minutos}}} now {assim que todos toparem} other {nunca, só pessoas}}',

  waitingTitle: 'Você está na fila',
  formsWithPeople:
    'A mesa se forma quando {missing, plural, one {mais # pessoa entrar} other {mais # pessoas entrarem}} na fila. Não dá para saber quanto demora.',
  formsWithBots:
    'A mesa se forma quando {missing, plural, one {mais # pessoa entrar} other {mais # pessoas entrarem}} na fila, ou com bots em {left}.',
  botsNow:
    '{wanting, plural, one {# de {people, number} quer} other {# de {people, number} querem}} começar com bots agora. Todos precisam topar.',
  startNow: 'Começar com bots agora',
  waitOn: 'Continuar esperando pessoas',
  leave: 'Sair',
  keepOpen:
    'Deixe esta aba aberta em segundo plano. Um som e o título da aba chamam você, e você tem {seconds, plural, one {# segundo} other {# segundos}} para responder.',

  found: 'Mesa encontrada',
  foundForOthers: 'Esperando os outros',
  foundPeople: '{people, plural, one {# pessoa} other {# pessoas}}, sem bots',
  foundMixed:
    '{people, plural, one {# pessoa} other {# pessoas}} e {bots, plural, one {# bot} other {# bots}}',
  there:
    '{there, plural, one {# de {people, number} já está aqui} other {# de {people, number} já estão aqui}}',
  allThere: 'Todos já estão aqui',
  startsItself: '{there}. Começa quando todos confirmarem.',
  timeLeft: '{there}, faltam {left}',
  notNowHint: 'Com “Agora não” você perde seu lugar na fila.',
  saidHere: 'Você confirmou presença.',
  imHere: 'Estou aqui',
  notNow: 'Agora não',
  leaveAfterAll: 'Sair mesmo assim',
  secondsLeft: '{seconds, plural, one {Falta # segundo} other {Faltam # segundos}}',
  tabFound: '● Mesa encontrada',
  tabTitle: '{news} · {title}',

  atTable: 'Você está numa mesa da fila',
  atTableHint: 'Dá para entrar na fila de novo quando o draft acabar.',
  backToDraft: 'Voltar ao draft',
  ready: 'Sua mesa está pronta',
  readySpoken: 'Sua mesa está pronta.',
  readyHint: 'Começa em instantes.',
  goToTable: 'Ir para a mesa',

  told: '{why, select, missed {Uma mesa foi encontrada e você não respondeu a tempo, então perdeu seu lugar na fila.} absent {Você ficou mais de um minuto ausente, então perdeu seu lugar na fila.} other {Alguém não respondeu, e a mesa não se formou. Você manteve seu lugar na fila.}}',
  lost: 'Conexão perdida. Isto continua quando ela voltar.',
  lostPlace: 'Conexão perdida. Guardamos seu lugar por um minuto, e isto continua quando você voltar.',
});
