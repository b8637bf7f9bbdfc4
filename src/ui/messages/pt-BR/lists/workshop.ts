import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/workshop.ts';

export default translation<typeof english>()({
  title: 'Oficina',
  lead: 'Suas próprias listas, modelos e boosters, para as mesas que você cria.',
  game: 'Jogo',
  newPack: 'Novo booster',
  newTemplate: 'Novo modelo',
  newList: 'Nova lista',
  loading: 'Carregando a oficina',
  loadFailed: 'Não deu para carregar a oficina',
  noGame: 'Nenhum jogo publicado ainda',
  noGameHint: 'Listas e modelos pertencem a um jogo. Um Admin precisa publicar um primeiro.',
  saved: 'Salvo: {name}.',
  deleted: 'Excluído: {name}.',
  copyName: 'Meu {name}',

  yourTemplates: 'Seus modelos',
  none: 'Nenhum modelo ainda',
  noneHint: 'Um modelo decide como suas cartas são draftadas. Crie um ou copie um do jogo.',
  gameTemplates: 'Modelos do jogo',
  inPreview: 'Em prévia',
  ofGame: 'O jogo',
  whoPlays: '{status, select, preview {Power users} published {Todos} archived {Ninguém} other {Só você}}',
  about: '{format}, {seats, plural, one {# lugar} other {# lugares}}.',
  unreadable: 'Não dá mais para ler este modelo. Exclua ou crie um novo.',
  isArchived: 'Modelos arquivados não podem ser jogados.',
  isUnreadable: 'Não dá mais para ler as regras dele.',
  play: 'Jogar com bots',
  host: 'Criar mesa',
  edit: 'Editar',
  view: 'Ver',

  packs: 'Boosters',
  yours: 'Seus',
  fromGame: 'Do jogo',
  usedBy: '{owner}, usado por {templates}',
});
