import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminTemplates.ts';

export default translation<typeof english>()({
  title: 'Modelos de draft',
  lead: 'Os tipos de draft entre os quais os hosts escolhem: rodadas e passos, relógio e lugares.',
  templates: 'Modelos',
  search: 'Buscar modelo',
  new: 'Novo modelo',
  untitled: 'Modelo sem nome',
  all: 'Todos os modelos',
  none: 'Nenhum modelo ainda',
  noneHint: 'Um modelo diz o que os jogadores fazem com os boosters de um jogo. Crie um booster primeiro.',
  gone: 'Este modelo não está aqui. Foi excluído ou é de outro jogo.',
  deleted: 'O modelo {name} foi excluído.',
  notSaved: 'O modelo não foi salvo',
  copy: 'Criar sua própria cópia',
  game: 'Jogo',
  tables: 'Mesas',
  owner: 'Dono',
  ofGame: 'O jogo',
  statusLabel: 'Situação',
  status: '{status, select, draft {Rascunho} preview {Prévia} published {Publicado} other {Arquivado}}',
  setStatus: '{status, select, published {Publicar} preview {Pôr em prévia} other {Arquivar}}',
  alreadySet:
    '{status, select, published {Já estão publicados.} preview {Já estão em prévia.} other {Já estão arquivados.}}',
  statusSet:
    '{templates, plural, one {# modelo {status, select, published {publicado} preview {em prévia} other {arquivado}}.} other {# modelos {status, select, published {publicados} preview {em prévia} other {arquivados}}.}}',

  nameAndTable: 'Nome e mesa',
  name: 'Nome',
  slug: 'Nome curto',
  slugHint: 'Usado em links; não dá para mudar depois.',
  blurb: 'Descrição para hosts',
  formatLabel: 'Formato',
  clockLabel: 'Relógio',
  clock:
    '{clock, select, quick {Rápido} standard {Padrão} relaxed {Tranquilo} none {Sem relógio} other {Correspondência}}',
  whoPlays: 'Quem pode jogar',
  statusHint:
    '{status, select, draft {Rascunho: só o dono e Admins} preview {Prévia: power users também} published {Publicado: todos podem criar mesas} other {Arquivado: ninguém}}',
  seats: 'Lugares',

  rules: 'Regras',
  format:
    '{format, select, booster {Booster} sealed {Selado} teamSealed {Selado em times} jumpstart {Jumpstart} rochester {Rochester} rotisserie {Rotisserie} minesweeper {Minesweeper} housman {Housman} silentAuction {Leilão silencioso} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid} other {Formato desconhecido}}',
  formatHint:
    '{format, select, booster {Cada um abre um booster, pega cartas e passa o resto.} sealed {Cada um abre boosters e monta um deck com eles.} teamSealed {Cada time abre boosters num pool só, e os jogadores pegam cartas dele.} jumpstart {Cada um escolhe entre meio-decks lacrados pelo tema.} rochester {Abre-se um booster por vez, e os jogadores pegam cartas em turnos.} rotisserie {Todas as cartas ficam abertas desde o início e são pegas uma a uma.} minesweeper {Uma grade de cartas fechadas. Pegar uma carta abre as vizinhas.} housman {Em turnos, cada um troca cartas da mão por cartas abertas.} silentAuction {Os jogadores dão lances secretos em todas as cartas de um booster de uma vez.} solomon {Um jogador divide as cartas abertas em duas pilhas, o outro escolhe uma.} winston {Os jogadores olham as pilhas em turnos e pegam ou passam cada uma.} winchester {Cada um pega uma de várias pilhas abertas, e depois todas crescem.} grid {Os jogadores pegam linhas e colunas inteiras de cartas abertas.} other {}}',
  rule: '{rule, select, pack {Booster} packs {Boosters} teams {Times} offered {Opções por vez} chosen {Escolhas no total} packsPerSeat {Boosters por jogador} grids {Grades} width {Colunas} height {Linhas} picksPerGrid {Picks por grade} reveal {Abertas no início} rounds {Rodadas} handSize {Cartas na mão} revealed {Cartas abertas} exchanges {Trocas} turnOrder {Ordem dos turnos} startingFunds {Moedas iniciais} reservePrice {Lance mínimo} price {O vencedor paga} cardsPerRound {Cartas por rodada} piles {Pilhas} size {Tamanho} picksPerSeat {Linhas ou colunas por jogador} hasReview {Revisão entre boosters} kind {O que se abre} cardsPerSeat {Cartas por jogador} lay {Quantas} do {O que acontece} count {Quantas} direction {Para onde} by {Comparar} prefer {Vence} other {Regra}}',
  ruleHint:
    '{rule, select, hasReview {Depois de cada rodada, menos a última, todos têm um momento para olhar o próprio pool.} other {}}',
  ruleOf: '{rule}, {item}',
  choice:
    '{choice, select, center {O centro} corners {Os cantos} borders {As bordas} classic {Sempre a mesma} snake {Vai e volta} first {O próprio lance} second {O segundo maior lance} 3x3 {3 × 3} 3x4 {3 × 4} 1 {Uma} 2 {Duas} enough {O bastante para todos} all {Todas que houver} singleton {Cartas diferentes, uma de cada} packs {As cartas de boosters} pick {Pegar} burn {Queimar} random {Pegar ao acaso} pass {Passar} discardRest {Descartar o resto} left {Esquerda} right {Direita} none {Não passa} funds {Moedas} cards {Cartas} more {Quem tem mais} fewer {Quem tem menos} other {Outro}}',
  noPack: 'Nenhum booster ainda',
  packMissing: '{pack} (não encontrado)',
  packOf: '{pack} ({owner})',
  choosePack: 'Escolha um booster deste jogo.',
  between: '{min, number} a {max, number}',
  packsBySeat: 'Os lugares abrem boosters diferentes: {packs}.',
  samePack: 'Abrir o mesmo booster',
  list: '{list, select, rounds {Rodadas} opening {Primeiro, com o booster cheio} steps {Repetir até o booster acabar} packs {Cada um abre} tiebreakers {No empate, vence o jogador com} other {Lista}}',
  item: '{list, select, rounds {Rodada {number, number}} packs {Booster {number, number}} tiebreakers {Desempate {number, number}} other {Passo {number, number}}}',
  addItem:
    '{list, select, rounds {Rodada} opening {Passo com o booster cheio} packs {Booster} tiebreakers {Desempate} other {Passo}}',
  removeItem: 'Remover {item}',
  fewest: '{list, select, rounds {Um draft tem pelo menos uma rodada.} other {Precisa haver pelo menos um.}}',
  most: 'O máximo é {max, number}.',

  unplayable: 'Ainda não dá para jogar',
  play: 'Jogar',
  length:
    '{rounds, plural, one {# rodada} other {# rodadas}}, {decisions, plural, one {# decisão} other {# decisões}} e {cards, plural, one {# carta} other {# cartas}} por jogador. {seats, plural, one {# jogador} other {# jogadores}}.',
  playNow: '{bots, plural, =0 {Jogar agora} one {Jogar com # bot agora} other {Jogar com # bots agora}}',
  saveAndPlay:
    '{bots, plural, =0 {Salvar e jogar agora} one {Salvar e jogar com # bot agora} other {Salvar e jogar com # bots agora}}',
  isArchived: 'Modelos arquivados não podem ser jogados.',
  noClock: 'Não há limite de tempo para os picks.',
  timeBank:
    '{bank, plural, one {# hora} other {# horas}} por jogador. Cada pick devolve {back, plural, one {# hora} other {# horas}}.',
  cardsFor: 'Cartas para {seats, plural, one {# lugar} other {# lugares}}',
  packClosed: 'O booster “{pack}” não pode ser aberto. {why}',
  enough: 'Há cartas suficientes para encher todos os boosters.',
  cannotStart: 'Esta mesa não pode começar',
  willRepeat: 'Vai haver cartas repetidas num booster',
});
