import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/hosting.ts';

export default translation<typeof english>()({
  title: 'Abrir una mesa',
  open: 'Abrir la mesa',
  opening: 'Abriendo la mesa',
  notOpened: 'No se abrió la mesa',
  gamesFailed: 'No se pudieron cargar los juegos',
  logIn: 'Entrar',
  createAccount: 'Crear cuenta',
  next: '{visibility, select, open {Aparece en la lista pública de inmediato} other {Tendrás un enlace para compartir}}. {clock, select, quick {Reloj rápido} standard {Reloj estándar} relaxed {Reloj tranquilo} none {Sin reloj} other {Por correspondencia}}. Hasta que empiece puedes cambiarlo todo, salvo el juego y el formato.',

  what: '¿Qué quieres draftear?',
  how: '¿Cómo?',
  howFast: '¿A qué ritmo?',
  howFastHint: 'Tiempo de cada pick, del primero al último',
  cards: '{count, plural, one {1 carta} other {# cartas}}',
  clockHint:
    '{clock, select, none {Sin prisa} correspondence {Varios días, por correo y push} other {De {first, number} s a {last, number} s}}',

  more: 'Más',
  moreWords:
    '{seats, plural, one {1 asiento} other {# asientos}}, {picks, select, everyone {después todos ven los picks} closed {todos ven los picks al cerrar la mesa} host {después el host ve los picks} other {cada jugador ve solo sus picks}}, {watchers, select, yes {con espectadores} other {sin espectadores}}{teams, select, yes {, dos equipos} other {}}{review, select, yes {, repaso entre sobres} other {}}',
  seats: 'Asientos',
  seatsHint: 'Los bots pueden ocupar los asientos que queden libres.',
  description: 'Descripción',
  descriptionHint: 'Una línea para quienes buscan mesa.',
  picks: '¿Quién ve los picks después del draft?',
  picksChoice: '{picks, select, everyone {Todos} closed {Al cerrar} host {El host} other {Cada jugador}}',
  picksHint:
    '{picks, select, everyone {Toda la mesa ve todos los picks y mazos.} closed {Todos los ven cuando estén todos los mazos o cuando cierres la mesa.} host {Cada jugador ve los suyos y tú los ves todos.} other {Cada jugador ve solo los suyos.}}',
  watchers: 'Espectadores',
  watchersHint: 'Quien no tiene asiento puede mirar, sin ver los sobres ni los pools.',
  hints: 'Pistas',
  hintsHint: 'Quien activó las pistas en su perfil ve lo que tomaría un bot.',
  noSeat: 'Ser host sin asiento',
  noSeatHint: 'Llevas la mesa y la ves como los espectadores: sin ver los sobres ni los pools.',
  inLobby:
    'Sobres y picks, segundos, repaso entre sobres y equipos se ajustan en el lobby y se guardan para tu próxima mesa.',
  reset: 'Olvidar los ajustes de mi última mesa',

  tableName: 'Nombre de la mesa',
  tableNameHint: 'Puedes cambiarlo en el lobby.',
  whoCanJoin: 'Quién puede entrar',
  friends: 'Amigos con el enlace',
  friendsHint: 'Solo la encuentra quien tenga el enlace o el código.',
  anyone: 'Cualquiera',
  anyoneHint: 'Aparece en Mesas en cuanto la abres.',
  verifyFirst: 'Confirma tu correo para abrir mesas públicas.',
  moreFormats: 'Más formatos',
  moreFormatsHint: 'Todas las demás formas de draftear estas cartas',
  chosen: 'Elegido: {format}',
  formatsLabel: 'Formatos de {pack}',
  pack: 'Cartas de',
  loading: 'Cargando formatos',
  loadFailed: 'No se pudieron cargar los formatos',
  retry: 'Intentar de nuevo',
  nothingMore: 'Todos los formatos de este juego están arriba.',
  seatsAndTime:
    '{seats, plural, one {1 asiento} other {# asientos}}, {minutes, plural, one {cerca de 1 minuto} other {unos # minutos}}',
});
