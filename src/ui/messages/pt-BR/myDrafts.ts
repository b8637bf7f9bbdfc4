import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/myDrafts.ts';

export default translation<typeof english>()({
  title: 'Meus drafts',
  sumNone: 'Todos os seus drafts ficam guardados aqui.',
  sum: '{all, plural, one {# draft} other {# drafts}} desde {since, date, ::dMMMM}',
  sumShown:
    '{all, plural, one {# draft} other {# drafts}} desde {since, date, ::dMMMM}, {shown, plural, one {# mostrado aqui} other {# mostrados aqui}}',
  workshop: 'Oficina',
  openLog: 'Abrir um log',

  search: 'Buscar nos meus drafts',
  searchHint: 'Mesa, jogo, deck ou carta',
  game: 'Jogo',
  allGames: 'Todos os jogos',
  group:
    '{group, select, waiting {Esperando por mim} running {Em andamento} unfinished {Deck por terminar} other {Concluídos}}',

  failed: 'Não deu para carregar seus drafts',
  failedHint: 'Nada se perdeu: drafts e decks estão guardados, e um draft em andamento continua na mesa.',
  none: 'Nenhum draft ainda',
  noneHint: 'Os drafts aparecem aqui desde o primeiro pick, e com deck e replay depois que acabam.',
  draftNow: 'Draftar contra 7 bots',
  seeTables: 'Ver mesas abertas',
  noMatch: 'Nenhum draft encontrado',
  noMatchHint: 'Nenhum dos seus drafts bate com esta busca e estes filtros.',
  emptyPage: 'Nada nesta página',
  emptyPageHint: 'Seus drafts acabam antes desta página.',
  showAll: 'Mostrar todos os meus drafts',

  soonestFirst: 'prazo mais curto primeiro',
  count: '{count, number}',
  eventRecord: '{record} em eventos',

  resume: 'Retomar',
  resumeTable: 'Retomar {table}',
  open: 'Abrir',
  openTable: 'Abrir {table}',
  running: '{game}, {clock}',
  runningSolo: '{game}, contra bots, {clock}',
  whoHolds: 'Quem está com boosters',
  whoHoldsAt: 'Quem está com boosters em {table}',

  startingNow: 'Começando agora.',
  allTaken: 'Todos os lugares estão ocupados.',
  waitingForPeople:
    'Esperando gente, {open, plural, one {# de {seats, number} lugares livre} other {# de {seats, number} lugares livres}}.',
  drafting: 'Draftando',
  pausedAt: '{place}. Pausado.',
  byBot: '{place}. Um bot joga no seu lugar.',
  yourPick: '{place}. Seu pick.',
  nextPack: '{place}. Esperando o próximo booster.',

  what: '{game}, {table}',
  seat: 'Lugar {seat, number} de {seats, number}, {company}',
  bots: '{count, plural, one {# bot} other {# bots}}',
  players: '{count, plural, one {# jogador} other {# jogadores}}',
  notStarted: 'Não começado',
  short: '{count, plural, one {falta #} other {faltam #}}',
  notSubmitted: 'Não enviado',
  submitted: 'enviado',
  wins: '{count, plural, one {# vitória} other {# vitórias}}',
  losses: '{count, plural, one {# derrota} other {# derrotas}}',
  draws: '{count, plural, one {# empate} other {# empates}}',
  samePacks: 'Mesmos boosters de novo',
  samePacksAs: 'Mesmos boosters de novo: {table}',
  replay: 'Replay',
  replayOf: 'Replay de {table}',
  build: 'Montar deck',
  buildOf: 'Montar deck de {table}',
  deck: 'Deck',
  deckOf: 'Deck de {table}',
});
