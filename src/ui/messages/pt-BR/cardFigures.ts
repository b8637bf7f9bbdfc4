import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/cardFigures.ts';

export default translation<typeof english>()({
  title: 'Este draft em números',
  lead: '{who, select, you {Seu lugar.} other {O lugar de {name}.}} Toque em um nome para ver o que ele conta.',
  notEnough: 'poucos dados',
  notEnoughOf: 'poucos dados: {count, number}',
  notEnoughCards: 'poucos dados: {count, plural, one {# carta} other {# cartas}}',
  ofCount: 'de {counted}',
  fromCount: '{counted}, mínimo {least, number}',
  ofNumber: 'de {count, number}',
  byHand: '{count, plural, one {# pick à mão} other {# picks à mão}}',
  picks: '{count, plural, one {# pick} other {# picks}}',
  seenAgain: '{count, plural, one {# carta vista de novo} other {# cartas vistas de novo}}',
  percent: '{share, number, ::percent}',
  middleTime: 'Tempo por pick',
  middleTimeMeans:
    'A mediana de todos os picks à mão: metade levou mais tempo, metade foi mais rápida. Um pick começa quando o booster chega ao lugar. Picks do relógio ou de bots não contam.',
  wholeTime: 'Tempo total pensando',
  wholeTimeMeans: 'A soma de todos os picks à mão. Esperar por boosters não conta.',
  botAgreement: 'O bot concordou',
  botAgreementMeans:
    'Quantas vezes a carta pega é a que um bot teria pegado neste lugar. Só contam picks à mão com alguma escolha, então a última carta de um booster não conta. O bot mede o que é comum, não o que é bom.',
  wheelsCaught: 'Wheels aproveitados',
  wheelsCaughtMeans:
    'Uma carta volta no wheel quando ainda está num booster que retorna ao lugar que a passou. Aqui contam as cartas que este lugar viu de novo, e quantas delas ele pegou.',
  byClock: 'Picks do relógio',
  byClockMeans: 'Picks que o relógio fez porque o tempo acabou. Picks de um bot neste lugar não contam.',

  lanesByRound:
    '{lanes}s por {format, select, booster {booster} grid {grade} minesweeper {grade} other {rodada}}',
  lanesMean:
    'A parte de cada uma entre as cartas que este lugar pegou naquela rodada. Uma carta de duas conta metade para cada. Uma carta de nenhuma é neutra.',
  neutral: 'Neutras',
  laneShare: '{lane} {share, number, ::percent}',

  whenTaken: 'Quando as cartas saíram',
  openSeats: 'Em {count, plural, one {# lugar aberto} other {# lugares abertos}}, incluindo os de bots.',
  rarity: 'Raridade',
  averagePick: 'Pick médio',
  averagePickMeans:
    'O pick em que as cartas dela foram pegas, em média, contando a partir de 1 em cada rodada.',
  cameBack: 'Voltaram',
  cameBackMeans: 'Das cartas passadas num booster que voltou ao mesmo lugar: quantas ainda estavam nele.',

  usual: 'Como estas cartas costumam sair',
  usualAll: 'Como as cartas costumam sair',
  meaning: 'O que os números dizem',
  loading: 'Carregando os números',
  loadFailed: 'Não deu para carregar os números',
  tooFew:
    'Ainda há poucos drafts abertos: os números aparecem depois de {drafts, number} drafts de {people, number} pessoas, para cartas vistas em {least, number} deles.',
  showFewer: 'Mostrar menos',
  showAll: 'Mostrar todas as {count, number}',
  allOfGame: 'Todas as cartas de {game}',
  theseCards: 'Os números destas cartas',
  allCards: 'Os números de todas as cartas',
  card: 'Carta',
  takenHere: 'Pega aqui',
  takenAt: 'P{round, number} pick {pick, number}',
  usuallyTaken: 'Costuma sair no pick',
  average: 'Média',
  comesBack: 'Volta',
  draftsSeen: 'Drafts com ela',
  pickRate: 'Taxa de pick',
  onlyDrafts: 'só {count, number}',
  drafts: '{count, number}',
  pickRateMeans:
    'Dos boosters em que pessoas encontraram a carta: em quantos a pessoa acabou pegando, na hora ou quando o booster voltou.',
  usuallyTakenName: 'Costuma sair no pick, Média',
  usuallyTakenMeans:
    'O pick em que pessoas pegaram a carta à mão, contando a partir de 1 em cada rodada. A barra mostra a metade do meio de todos esses picks; o ponto, a média.',
  comesBackMeans:
    'Das vezes em que alguém passou a carta num booster que voltou: em quantas ela ainda estava lá. Aparece a partir de {least, number} vezes.',
  draftsSeenMeans:
    'Drafts contados em que a carta apareceu para uma pessoa. Abaixo de {few, number}, os números ficam marcados como poucos. Cartas com menos de {least, number} não entram na lista. Os drafts são contados em lotes, quando todos na mesa já podem ver os picks. Drafts de uma pessoa só contra bots não contam.',

  myDrafts: 'Meus drafts',
  noneCounted: 'Nenhum draft de {game} contado ainda.',
  counted:
    'De {drafts, plural, one {# draft} other {# drafts}} de {game}, só picks à mão. Uma carta entra na lista depois de aparecer em {least, plural, one {# draft} other {# drafts}}.',
  game: 'Jogo',
  search: 'Buscar cartas',
  searchHint: 'Nome de uma carta',
  noneFits: 'Nenhuma carta encontrada',
  noneFitsHint: 'Nenhuma carta da lista tem estas palavras no nome.',
  showAllCards: 'Mostrar todas as cartas',
  noFigures: 'Ainda há poucos drafts abertos',
  noFiguresHint:
    'Os números aparecem depois de {drafts, number} drafts de {people, number} pessoas. Um draft conta quando todos que jogaram nele já podem ver todos os picks.',
});
