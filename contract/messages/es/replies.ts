import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/replies.ts';

export default translation<typeof english>()({
  notFound: 'No se encontró.',
  signedOut: 'Inicia sesión.',
  forbidden: 'No tienes permiso para hacer esto.',
  validation: 'Revisa lo que escribiste.',
  tooManySeconds:
    'Demasiados intentos. Inténtalo de nuevo en {count, plural, one {# segundo} other {# segundos}}.',
  tooManyMinutes:
    'Demasiados intentos. Inténtalo de nuevo en {count, plural, one {# minuto} other {# minutos}}.',
  badRequest: 'No se pudo leer la solicitud.',
  methodNotAllowed: 'Esta dirección no hace eso.',
  tooSlow: 'La solicitud tardó demasiado.',
  tooLarge: 'Es demasiado grande.',
  addressTooLong: 'La dirección es demasiado larga.',
  headersTooLarge: 'Las cabeceras son demasiado grandes.',
  unsupportedMediaType: 'Envía JSON.',
  foreignOrigin: 'Esta solicitud vino de otro sitio.',
  storageAway: 'El servidor no puede acceder a su almacenamiento. Inténtalo de nuevo en un momento.',
  stopping: 'El servidor se está reiniciando. Inténtalo de nuevo en un momento.',
  internal: 'Algo falló en el servidor. Inténtalo de nuevo.',

  wrongCredentials: 'El correo, el nombre de usuario o la contraseña no son correctos.',
  wrongPassword: 'Esa no es tu contraseña actual.',
  wrongCode: 'Ese código no es correcto.',
  wrongFactorCode: 'Ese código no es correcto.',
  secondFactorAsked: 'Escribe el código de tu app de autenticación.',
  secondFactorRequired: 'Los Admins necesitan un segundo factor. Configúralo en tu perfil.',
  secondFactorOn: 'Tu segundo factor ya está activado.',
  secondFactorNotStarted: 'La clave caducó. Empieza de nuevo.',
  challengeOver: 'Inicia sesión de nuevo.',
  reauthNeeded: 'Inicia sesión otra vez e inténtalo antes de cinco minutos.',
  linkNotGood: 'Este enlace o código no sirve, o ya no sirve. Pide un correo nuevo.',
  alreadyVerified: 'Tu correo ya está confirmado.',
  lastWayIn:
    'Es la única forma de entrar en tu cuenta. Antes pon una contraseña o vincula otro inicio de sesión.',
  identityExpired: 'Este inicio de sesión caducó. Empieza de nuevo.',
  identityTaken: 'Este inicio de sesión ya tiene una cuenta. Entra con él.',
  returnRefused: 'Este inicio de sesión empezó en otro sitio o hace demasiado tiempo. Empieza de nuevo.',
  demoAccount: 'Las cuentas de demostración no se pueden cambiar.',
  tokenOver:
    'Este token de acceso no es válido. Puede que haya caducado, que se haya revocado o que terminara con un rol o una contraseña. Crea uno nuevo en tu perfil.',
  tokenScope: 'A este token de acceso le falta el permiso {scope}.',
  tokenNotTaken: 'Los tokens de acceso no funcionan aquí. Inicia sesión o llama a esta dirección sin token.',
  tokenInAddress:
    'Envía el token de acceso en la cabecera Authorization, nunca en la dirección. Revoca este: las direcciones acaban en los registros.',
  scopeNotYours: 'Tu rol no permite uno de estos permisos.',
  tooManyTokens:
    'Ya tienes {count, plural, one {# token de acceso} other {# tokens de acceso}}. Revoca uno antes.',
  passkeysOff: 'Las llaves de acceso no funcionan en esta dirección.',
  passkeyRefused: 'Esa llave de acceso no funcionó. Inténtalo de nuevo o inicia sesión de otra forma.',
  wrongPasskey: 'Esa llave de acceso no funcionó. Inténtalo de nuevo.',
  passkeyNotAdded: 'No se pudo añadir la llave de acceso. Inténtalo de nuevo.',
  tooManyPasskeys: 'Ya tienes 20 llaves de acceso. Quita una primero.',
  noPasskey: 'Todavía no tienes ninguna llave de acceso.',
  secondFactorStays: 'Los Admins necesitan un segundo factor. Sigue activado.',
  suspended: 'Esta cuenta está suspendida. Motivo: {reason}',
  suspendedUntil: 'Esta cuenta está suspendida hasta {until} UTC. Motivo: {reason}',

  isPublished: 'Está publicado, así que solo un Admin puede cambiarlo. Haz una copia y cambia esa.',
  noAddress: 'Esta persona no tiene correo.',
  noSecondFactor: 'Esta persona no tiene segundo factor.',
  notConfirmedByHand: 'Solo se puede retirar una confirmación hecha por un Admin.',
  memberSuspended: 'Esta persona está suspendida. Primero levanta la suspensión.',
  tooManyNotes: 'Caben 50 notas por persona. Primero quita una.',
  invitationsSpent: 'Puedes invitar a 20 personas al día. Inténtalo de nuevo mañana.',
  roleNeedsAddress: 'Para recibir este rol, antes tiene que confirmar su correo.',
  roleOfSuspended: 'Esta cuenta está suspendida. Levanta la suspensión antes de darle un rol.',

  sourceOff: 'Este servidor no descarga cubos. Pega la lista.',
  cubeUnknown: 'CubeCobra no tiene ese cubo, o es privado. Revisa el enlace.',
  cubeTooLarge: 'Un cubo puede tener como máximo 5000 cartas.',
  sourceAway: 'CubeCobra no responde. Inténtalo de nuevo en un momento o pega la lista.',
  sourceBusy: 'CubeCobra recibe demasiadas peticiones. Inténtalo de nuevo en un minuto o pega la lista.',
  sourceChanged: 'No se pudo leer la respuesta de CubeCobra. Pega la lista.',
  recipeKnown: 'Ya hay una fuente con este id. Pon otro id a la receta.',

  listUnknown: 'Esta lista ya no existe.',
  listTooLong: 'Una lista tiene como máximo 2000 líneas con cartas.',
  tooManyLists: 'Ya guardas {count, plural, one {# lista} other {# listas}}. Primero elimina una.',

  practiceUnknown: 'Este draft de práctica no está guardado en tu cuenta.',
  practiceChanged: 'Las cartas cambiaron desde este draft, así que no se puede guardar.',
  practiceUnfinished: 'Este draft no está terminado. Toma todas las cartas y luego guárdalo.',
  practiceUnread: 'Este draft no sigue las reglas de su juego, así que no se puede guardar.',
  practiceTooLong: 'Este draft es demasiado largo para guardarlo.',
  tooManyPractices:
    'Ya guardaste {count, plural, one {# draft de práctica} other {# drafts de práctica}}. Primero elimina uno en Mis drafts.',

  hookUnknown: 'Este webhook ya no existe.',
  hookOff: 'Este webhook está desactivado. Actívalo primero; uno que terminó no puede volver.',
  tooManyHooks: 'Ya tienes {count, plural, one {# webhook} other {# webhooks}}. Primero elimina uno.',
  hookAddress: 'Escribe una dirección https pública, sin puerto, nombre ni contraseña.',
  hookDomain: 'Los webhooks todavía no pueden ir a {host}. Un Admin tiene que permitir el dominio.',
  hookNoDiscord:
    'Esa no es la dirección del webhook de un canal de Discord. Cópiala en los ajustes del canal, en «Integraciones».',

  changedMeanwhile:
    '{what, select, achievement {Este logro cambió} card {Esta carta cambió} export {Esta exportación cambió} game {Este juego cambió} pack {Este sobre cambió} printing {Esta impresión cambió} set {Este set cambió} template {Esta plantilla cambió} other {Esta entrada cambió}} en otra ventana. Mira primero los cambios.',
  slugTaken: 'El juego ya tiene algo con el nombre corto «{slug}».',
});
