import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/room/roomDialogs.ts';

export default translation<typeof english>()({
  menu: 'Menú del draft',
  cardSize: 'Tamaño de carta',
  keysAndHelp: 'Teclas y ayuda',
  leave: 'Salir',
  takeBack: 'Deshacer el último pick',
  pauseDraft: 'Pausar el draft',
  pauseOnce: 'Pausar 2 minutos (una vez)',
  resume: 'Reanudar',
  whoHoldsPacks: 'Quién tiene sobres',
  helpSeat: 'Ayudar a un asiento',
  streamOverlay: 'Overlay para streaming',
  mayBeStreamed:
    'Esta mesa se puede retransmitir. Un stream {unit, select, none {no tiene retardo.} seconds {va {count, plural, one {# segundo} other {# segundos}} por detrás.} other {va {count, plural, one {# minuto} other {# minutos}} por detrás.}}',
  endDraft: 'Terminar el draft',
  voteInMenu: 'Votar por terminar el draft ({votes, number} de {needed, number})',
  takeVoteBack: 'Retirar mi voto',

  leaveTitle: '¿Salir del draft?',
  leaveKept: 'La mesa te esperará. La encontrarás en Mis drafts.',
  leaveHanded: 'Un bot terminará por ti. Puedes volver hasta que acabe el draft.',
  stay: 'Quedarme',
  leaving: 'Saliendo',

  endTitle: '¿Terminar el draft para todos?',
  endWords: '{table} acaba aquí, sin resultados. No se puede reanudar.',
  keepDrafting: 'Seguir drafteando',
  ending: 'Terminando',
  voteTitle: '¿Votar por terminar el draft?',
  takeVoteBackTitle: '¿Retirar tu voto?',
  voteWords:
    'El draft termina para todos, sin resultados, cuando se juntan {needed, number} votos. Hasta ahora: {votes, number}.',
  vote: 'Votar por terminar',
  voting: 'Votando',

  helpSeatWords:
    'Un bot hace que los sobres sigan pasando. La persona puede recuperar su asiento hasta que termine el draft.',
  seatBot: 'juega un bot',
  seatAway: 'sin conexión',
  seatWaiting: 'en espera',
  moreSeconds: '30 s más',
  moreDays: '1 día más',
  handToBot: 'Ceder a un bot',
  you: 'Tú',

  otherSide: 'Otra cara',

  helpClick: 'Con un clic seleccionas una carta. Será tuya cuando pulses el botón o Enter.',
  helpClickTwice:
    'Con un clic seleccionas una carta. Será tuya cuando pulses el botón o Enter, o hagas doble clic.',
  helpNoClock: 'Esta mesa no tiene reloj: tómate tu tiempo.',
  helpClock:
    'A 0:00 te llevas la carta seleccionada, o una con estrella, o la que elija el bot. Si se te acaba el tiempo dos veces seguidas, pasas a estar ausente: se elige por ti a los tres segundos, hasta que hagas clic o pulses una tecla.',
  helpFocus:
    'Las teclas funcionan esté donde esté el foco, salvo en un campo de texto. Para ampliar, haz clic derecho o mantén pulsado.',
  helpSingleOff: 'Las teclas sueltas están desactivadas; se activan en tu perfil.',
  keys: 'Teclas',
  keyHome: 'Inicio',
  keyEnd: 'Fin',
  keyDigits: '1 a 9',
  keySpace: 'Espacio',
  keyEnter: 'Enter',
  doesMove: 'Moverse por el sobre',
  doesRow: 'Primera y última carta de la fila',
  doesJump: 'Saltar a una carta',
  doesSelect: 'Seleccionar la carta o dejar de hacerlo',
  doesTake: 'Tomar la carta',
  doesSide: 'Tomar la carta para tu side',
  doesStar: 'Poner estrella a la carta',
  doesZoom: 'Ampliar la carta',
  doesSpeak: 'Leer en voz alta el reloj, el pick y tu selección',
  doesHint: 'Leer en voz alta la pista, donde haya pistas',
  doesHelp: 'Esta ayuda',

  hint: 'Pista',
  hintTakes: 'Un bot toma {cards}.',
  hintDoes: 'Aquí, un bot: {words}',
  hintNothing: 'Nada.',
  hintRating: 'Su valoración: {source}.',
  hintNone: 'Ninguna pista por ahora.',
  someCard: 'una carta',
});
