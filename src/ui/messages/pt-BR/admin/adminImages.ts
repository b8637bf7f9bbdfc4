import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminImages.ts';

export default translation<typeof english>()({
  title: 'Cache de imagens',
  lead: 'Imagens de outros sites são buscadas uma vez, verificadas, recodificadas e guardadas aqui.',
  failedToLoad: 'Não deu para carregar o cache de imagens',
  diskFull: 'O disco está cheio',
  diskFullHint:
    'Imagens novas aparecem, mas não são guardadas. Libere espaço ou diminua o limite das imagens.',

  hitRate: 'Com que frequência uma imagem já está aqui?',
  notAsked: 'Ninguém pediu imagem de outro site desde que este servidor iniciou.',
  rate: '<b>{rate}</b> de {asked, plural, one {# pedido} other {# pedidos}}, desde que este servidor iniciou, {since}.',
  rateLabel: 'Taxa de acerto',
  hits: 'Já estavam aqui',
  misses: 'Buscadas',
  failures: 'Com falha',

  space: 'Espaço',
  used: '{used} de {limit}',
  usedBy: '<b>{used} de {limit}</b>, {files, plural, one {# arquivo} other {# arquivos}}',
  limit: 'Limite de disco em megabytes',
  limitHint: 'As imagens menos pedidas saem primeiro.',
  setLimit: 'Definir limite',
  limitSet: 'As imagens podem ocupar {size}.',

  fetching: 'Buscando {what}',
  fetched: '{done, number} de {total, plural, one {# imagem} other {# imagens}}',
  fetchState:
    '{state, select, stopped {parado} done {pronto} other {quatro por vez}}{failed, plural, =0 {} one {, # com falha} other {, # com falha}}',
  fetchLabel: 'Imagens buscadas',
  stop: 'Parar',
  stopped: 'A busca de imagens parou.',

  failed: 'Com falha',
  failedRows: 'Imagens com falha',
  noneFailed: 'Nenhuma imagem falhou ultimamente.',
  retryAll: 'Tentar todas de novo ({count, number})',
  retrying: '{count, plural, one {Tentando a imagem de novo.} other {Tentando # imagens de novo.}}',
  reason: 'Motivo',
  address: 'Endereço',
  lastTried: 'Última tentativa',

  bySet: 'Por coleção',
  setCount: '{count, plural, one {# coleção} other {# coleções}}',
  noSets:
    'Nenhuma coleção tem imagens de outros sites. As importações trazem os endereços junto com as cartas.',
  set: 'Coleção',
  pictures: 'Imagens',
  actions: 'Ações',
  warm: 'Buscar agora',
  warmLabel: 'Buscar agora as imagens de {name}',
  warming: 'Buscando as imagens de {name}.',
  isWarming: 'As imagens já estão sendo buscadas.',
  purge: 'Apagar',
  purgeLabel: 'Apagar as imagens de {name}',
  purged:
    '{count, plural, =0 {Nenhuma imagem de {name} foi apagada.} one {# imagem de {name} foi apagada.} other {# imagens de {name} foram apagadas.}}',

  purgeAll: 'Apagar todas',
  nothingToPurge: 'Não há imagens aqui.',
  askPurge: 'Apagar todas as imagens?',
  askPurgeHint:
    'Isto libera {size}. As cartas aparecem como texto até as imagens serem buscadas de novo, cada uma quando alguém olhar para ela. As imagens enviadas ficam.',
  confirmPurge: 'Apagar {count, plural, one {# imagem} other {# imagens}}',
  keep: 'Manter',
  purgedAll: '{count, plural, one {# imagem foi apagada.} other {# imagens foram apagadas.}}',

  hosts: 'Sites permitidos',
  hostsHint: 'As imagens só são buscadas nestes sites, por https, e nunca em endereços dentro de uma rede.',
  noHosts: 'Nenhum site é permitido, então as cartas aparecem como texto.',
  host: 'Site',
  hostHint: 'Por exemplo, cards.example.org.',
  allow: 'Permitir',
  allowLabel: 'Permitir {host}',
  allowed: 'Agora as imagens de {host} aparecem.',
  alreadyAllowed: 'Esse site já é permitido.',
  forbid: 'Proibir',
  forbidLabel: 'Proibir {host}',
  forbidden: 'As imagens de {host} não aparecem mais.',
  addedBy: 'por {name}',
  builtIn: 'veio com o Passleft',
  strayPictures: '{count, plural, one {# imagem está} other {# imagens estão}} em {host}',
  strayHint: 'Este site não é permitido, então essas cartas aparecem como texto.',
});
