import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/browse.ts';

export default translation<typeof english>()({
  title: 'Mesas abiertas',
  events: 'Eventos',
  host: 'Abrir una mesa',
  hostShort: 'Abrir',
  sumNone: 'Las mesas nuevas aparecen aquí cuando alguien las abre.',
  sumNoMatch: 'Ninguna mesa coincide con tus filtros.',
  sum: '{tables, plural, one {1 mesa} other {# mesas}}, {people, plural, one {1 persona sentada} other {# personas sentadas}}',
  sumMatching:
    '{tables, plural, one {1 mesa coincide} other {# mesas coinciden}}, {people, plural, one {1 persona sentada} other {# personas sentadas}}',

  search: 'Host, nombre o código',
  seatsFree: 'Asientos libres',
  watchable: 'Admiten espectadores',
  game: 'Juego',
  allGames: 'Todos los juegos',
  clock: 'Reloj',
  anyClock: 'Cualquier reloj',
  order: 'Orden',
  newest: 'Más nuevas primero',
  fullest: 'Casi llenas primero',

  tables: 'Mesas',
  waiting: '{count, plural, one {1 mesa nueva} other {# mesas nuevas}}',
  stale: 'No se puede actualizar la lista en este momento, así que algún asiento puede estar ya ocupado.',
  askAgain: 'Intentar de nuevo',
  failed: 'No se pudieron cargar las mesas',
  failedHint: 'A las mesas no les pasa nada. Inténtalo de nuevo o, mientras tanto, draftea contra bots.',
  noMatch: 'Ninguna mesa coincide',
  noMatchFilters: 'Hay mesas abiertas, pero ninguna con estos filtros.',
  noMatchSearch: 'Ninguna mesa abierta tiene «{search}» como host, nombre o código.',
  clear: 'Borrar los filtros',
  pageOf: '{first, number} a {last, number} de {total, number}',

  hostedBy: 'host',
  gone: 'Ya no está abierta',
  act: '{action, select, sit {Sentarse} watch {Mirar} other {Abrir}}',
  actAt: '{action, select, sit {Sentarse} watch {Mirar} other {Abrir}}: {table}',

  nobody: 'No hay mesas abiertas',
  nobodyHint: 'Abre una para que entren otros, o draftea ya contra bots.',
  draftWithBots: 'Draftear con {bots, plural, one {1 bot} other {# bots}}',

  otherWays: 'Otras formas de draftear',
  cannotWait: '¿No quieres esperar?',
  cannotWaitHint:
    '{bots, plural, one {1 bot te espera} other {# bots te esperan}}. {minutes, plural, one {Cerca de 1 minuto} other {Unos # minutos}}, con pausas cuando quieras.',
  joinByCode: 'Entrar con un código',
  seatKey: 'Los asientos de un vistazo',
  aPerson: 'una persona',
  aBot: 'un bot, cede su sitio a la gente',
  free: 'libre',
});
