import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/browse.ts';

export default translation<typeof english>()({
  title: 'Mesas abertas',
  events: 'Eventos',
  host: 'Criar mesa',
  hostShort: 'Criar',
  sumNone: 'As mesas aparecem aqui quando alguém abre uma.',
  sumNoMatch: 'Nenhuma mesa bate com os seus filtros.',
  sum: '{tables, plural, one {# mesa} other {# mesas}}, {people, plural, one {# pessoa sentada} other {# pessoas sentadas}}',
  sumMatching:
    '{tables, plural, one {# mesa encontrada} other {# mesas encontradas}}, {people, plural, one {# pessoa sentada} other {# pessoas sentadas}}',

  search: 'Host, nome ou código',
  seatsFree: 'Com lugares livres',
  watchable: 'Dá para assistir',
  game: 'Jogo',
  allGames: 'Todos os jogos',
  clock: 'Relógio',
  anyClock: 'Qualquer relógio',
  order: 'Ordem',
  newest: 'Mais novas primeiro',
  fullest: 'Quase cheias primeiro',

  tables: 'Mesas',
  waiting: '{count, plural, one {# mesa nova} other {# mesas novas}}',
  stale: 'Não dá para atualizar a lista agora, então algum lugar pode já estar ocupado.',
  askAgain: 'Tentar de novo',
  failed: 'Não deu para carregar as mesas',
  failedHint: 'Nenhuma mesa foi afetada. Tente de novo ou drafte contra bots por enquanto.',
  noMatch: 'Nenhuma mesa encontrada',
  noMatchFilters: 'Há mesas abertas, mas nenhuma com estes filtros.',
  noMatchSearch: 'Nenhuma mesa aberta tem “{search}” no host, no nome ou no código.',
  clear: 'Limpar os filtros',
  pageOf: '{first, number} a {last, number} de {total, number}',

  hostedBy: 'host',
  gone: 'Não está mais aberta',
  act: '{action, select, sit {Sentar} watch {Assistir} other {Abrir}}',
  actAt: '{action, select, sit {Sentar} watch {Assistir} other {Abrir}}: {table}',

  nobody: 'Nenhuma mesa aberta',
  nobodyHint: 'Crie uma para outros entrarem, ou drafte contra bots agora.',
  draftWithBots: 'Draftar com {bots, plural, one {# bot} other {# bots}}',

  otherWays: 'Outros jeitos de draftar',
  cannotWait: 'Não quer esperar?',
  cannotWaitHint:
    '{bots, plural, one {# bot está pronto} other {# bots estão prontos}}. Cerca de {minutes, plural, one {# minuto} other {# minutos}}, e dá para pausar quando quiser.',
  joinByCode: 'Entrar com um código',
  seatKey: 'Legenda dos lugares',
  aPerson: 'uma pessoa',
  aBot: 'um bot, cede o lugar a pessoas',
  free: 'livre',
});
