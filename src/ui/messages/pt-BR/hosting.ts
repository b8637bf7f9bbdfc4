import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/hosting.ts';

export default translation<typeof english>()({
  title: 'Criar mesa',
  open: 'Abrir a mesa',
  opening: 'Abrindo a mesa',
  notOpened: 'A mesa não foi aberta',
  gamesFailed: 'Não deu para carregar os jogos',
  logIn: 'Entrar',
  createAccount: 'Criar conta',
  next: '{visibility, select, open {Aparece na lista pública na hora} other {Você recebe um link para compartilhar}}. {clock, select, quick {Relógio rápido} standard {Relógio padrão} relaxed {Relógio tranquilo} none {Sem relógio} other {Por correspondência}}. Até começar, dá para mudar tudo, menos o jogo e o formato.',

  what: 'O que vocês vão draftar?',
  how: 'Como?',
  howFast: 'Em que ritmo?',
  howFastHint: 'Tempo de cada pick, do primeiro ao último',
  cards: '{count, plural, one {# carta} other {# cartas}}',
  clockHint:
    '{clock, select, none {Cada um no seu tempo} correspondence {Ao longo de dias, por e-mail e push} other {De {first, number} s a {last, number} s}}',

  more: 'Mais',
  moreWords:
    '{seats, plural, one {# lugar} other {# lugares}}, {picks, select, everyone {todos veem os picks depois} closed {todos veem os picks quando a mesa fechar} host {o host vê os picks depois} other {cada um só vê os próprios picks}}, {watchers, select, yes {com espectadores} other {sem espectadores}}{teams, select, yes {, dois times} other {}}{review, select, yes {, revisão entre boosters} other {}}',
  seats: 'Lugares',
  seatsHint: 'Os bots podem ocupar os lugares que sobrarem.',
  description: 'Descrição',
  descriptionHint: 'Uma linha para quem procura mesa.',
  picks: 'Quem vê os picks depois do draft?',
  picksChoice: '{picks, select, everyone {Todos} closed {Ao fechar} host {O host} other {Cada um os seus}}',
  picksHint:
    '{picks, select, everyone {Todos na mesa veem cada pick e cada deck.} closed {Todos veem quando todos os decks forem enviados, ou quando você fechar a mesa.} host {Cada jogador vê os próprios picks, e você vê todos.} other {Cada jogador só vê os próprios picks.}}',
  watchers: 'Espectadores',
  watchersHint: 'Quem não tem lugar pode assistir. Não vê boosters nem pools.',
  hints: 'Dicas',
  hintsHint: 'Quem ligou as dicas no perfil vê o que um bot pegaria.',
  noSeat: 'Ser host sem lugar',
  noSeatHint: 'Você conduz a mesa e vê o mesmo que os espectadores: nada de boosters nem pools.',
  inLobby:
    'Boosters e picks, segundos, revisão entre boosters e times são escolhidos no lobby e ficam valendo para sua próxima mesa.',
  reset: 'Esquecer minha última mesa',

  tableName: 'Nome da mesa',
  tableNameHint: 'Dá para mudar no lobby.',
  whoCanJoin: 'Quem pode entrar',
  friends: 'Amigos com o link',
  friendsHint: 'Só quem tem o link ou o código encontra a mesa.',
  anyone: 'Todos',
  anyoneHint: 'Aparece em Mesas assim que você abrir.',
  verifyFirst: 'Confirme seu e-mail para listar uma mesa publicamente.',
  moreFormats: 'Mais formatos',
  moreFormatsHint: 'Todos os outros jeitos de draftar estas cartas',
  chosen: 'Escolhido: {format}',
  formatsLabel: 'Formatos de {pack}',
  pack: 'Cartas de',
  loading: 'Carregando formatos',
  loadFailed: 'Não deu para carregar os formatos',
  retry: 'Tentar de novo',
  nothingMore: 'Todos os formatos deste jogo já estão acima.',
  seatsAndTime:
    '{seats, plural, one {# lugar} other {# lugares}}, cerca de {minutes, plural, one {# minuto} other {# minutos}}',
});
