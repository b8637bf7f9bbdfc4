import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminAnalytics.ts';

export default translation<typeof english>()({
  title: 'Estatísticas',
  lead: 'Contagem sem nomes: não dá para reconhecer os picks de ninguém.',
  period: 'Período',
  periods: '{days, plural, =365 {Ano} one {# dia} other {# dias}}',
  tabDrafts: 'Drafts',
  tabCards: 'Ordem de pick das cartas',
  failedToLoad: 'Não deu para carregar os números',
  note: 'Contagem sem nomes nem endereços. Com menos de {few, number}, aparecem os números em vez de uma porcentagem.',
  uncounted:
    '{count, plural, one {Os picks de # draft ainda não foram contados} other {Os picks de # drafts ainda não foram contados}}. Serão em até uma hora.',
  nothingDrafted: 'Nada foi draftado neste período.',
  asTable: 'Em tabela',
  asChart: 'Em gráfico',
  csv: 'CSV',
  csvLabel: 'CSV: {title}',
  figuresLabel: 'Números: {title}',

  completion: 'Quantos drafts chegam ao fim?',
  completionFew:
    '<b>{finished, number}</b> de {over, number} encerrados chegaram ao fim: pouco para uma porcentagem.',
  completionShare:
    '<b>{share}</b> dos encerrados chegaram ao fim{trend, select, up {, mais que os {before} do período anterior} down {, menos que os {before} do período anterior} same {, como no período anterior} other {}}.',
  completionSample:
    '{started, plural, one {# draft} other {# drafts}}{open, plural, =0 {} other {, {open, number} em andamento}}',
  completionChart: 'Drafts por dia, começados e concluídos',
  startedEnd: '{count, plural, one {# começado} other {# começados}}',
  finishedEnd: '{count, plural, one {# concluído} other {# concluídos}}',
  day: 'Dia',
  started: 'Começados',
  finished: 'Concluídos',
  ended: 'Abandonados',

  steps: 'Onde os drafts param?',
  stepsNone: 'Nenhuma mesa foi abandonada e nenhum lugar ficou com um bot neste período.',
  stepsAllDone: 'Toda mesa que começou foi draftada até o fim por quem sentou nela.',
  stepsMost: 'Mais frequente: <b>{step}</b>, {count, number} de {tables, number}.',
  stepsSeats:
    'Nenhuma mesa foi abandonada; <b>{seats, plural, one {# lugar} other {# lugares}}</b> {seats, plural, one {ficou} other {ficaram}} com um bot.',
  stepsPick: 'Dentro do draft, a maioria se perde no <b>pick {pick, number}</b> de uma rodada.',
  stepsSample:
    '{tables, plural, one {# mesa abandonada} other {# mesas abandonadas}}, {seats, plural, one {# lugar deixado com um bot} other {# lugares deixados com bots}}',
  stepCounts: '{tables, number}{seats, plural, =0 {} other { + {seats, number}}}',
  step: 'Onde',
  tablesGivenUp: 'Mesas abandonadas',
  seatsLeft: 'Lugares deixados com bots',
  pickOfRound: 'Pick {pick, number} da rodada',
  picksChart: 'Perdidos por número do pick na rodada',
  pickTitle:
    'Pick {pick, number}: {tables, plural, one {# mesa abandonada} other {# mesas abandonadas}}, {seats, plural, one {# lugar deixado com um bot} other {# lugares deixados com bots}}',
  pickBelow: 'pick {pick, number}',

  pace: 'Quanto demora um pick?',
  paceNone: 'Nenhum pick foi feito à mão.',
  paceLead: 'Só contam os picks das próprias pessoas.',
  paceLongest:
    'O mais demorado é o <b>pick {pick, number}</b>: metade leva {seconds, number, ::.#} s ou menos.',
  paceSample: '{count, plural, one {# decisão} other {# decisões}} de pessoas',
  paceChart: 'Segundos por número do pick',
  paceBand: 'metade de todos os picks',
  paceMiddle: 'pick mediano',
  paceSlowest: 'nove de dez',
  pick: 'Pick',
  decisions: 'Decisões',
  quick: 'Um quarto em até',
  median: 'Mediana em segundos',
  slow: 'Três quartos em até',
  slowest: 'Nove de dez em até',

  bots: 'Quantos lugares são bots?',
  botsFew: '<b>{bots, number}</b> de {seats, number}: pouco para uma porcentagem.',
  botsShare: '<b>{share}</b> de todos os lugares. {solo} dos drafts são de uma pessoa só.',
  botsSample:
    '{seats, plural, one {# lugar} other {# lugares}} de {drafts, plural, one {# draft} other {# drafts}}',
  botsChart: 'Lugares de pessoas e bots por semana',
  weekTitle:
    'Semana de {week}: {people, plural, one {# pessoa} other {# pessoas}}, {bots, plural, one {# bot} other {# bots}}',
  peopleEnd: '{share} pessoas',
  botsEnd: '{share} bots',
  decisionsBy: 'Decisões: pessoas {people}, relógio {clock}, bots {bots}',
  what: 'O quê',
  count: 'Quantidade',
  seatsOf: 'Lugares: {who, select, people {pessoas} other {bots}}',
  decisionsOf: 'Decisões: {who, select, people {pessoas} clock {relógio} other {bots}}',
  draftsOf: 'Drafts: {who, select, shared {em mesas com outras pessoas} other {de uma pessoa só}}',

  pickOrderLead:
    'De todos os boosters em que pessoas viram uma carta: quantas vezes pegaram, e quantas no primeiro pick. Taxa de wheel: quantas vezes uma carta passada ainda estava lá quando o booster voltou. Picks de bots e do relógio não contam.',
  card: 'Carta',
  averagePick: 'Pick médio',
  firstPickRate: 'Taxa de primeiro pick',
  takenRate: 'Pega',
  wheelRate: 'Taxa de wheel',
  met: 'Boosters com ela',
  drafts: 'Drafts',
  cardSearch: 'Nome da carta',
  noneCounted: 'Nenhum draft contado ainda',
  noneCountedHint: 'Depois que pessoas terminam drafts, os picks delas são contados aqui em até uma hora.',
});
