import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/terms.ts';

export default translation<typeof english>()({
  title: 'Términos de servicio',
  lead: 'Qué puedes esperar de este sitio, qué espera de ti y qué guarda sobre ti. En vigor desde el 21 de noviembre de 2026.',

  short: 'En resumen',
  shortFree: '{product} es gratis y se ofrece tal como es.',
  shortFair:
    'Juega limpio y trata bien a los demás en la mesa. La persona responsable de este sitio puede cerrar las cuentas de quienes no lo hagan.',
  shortData:
    'Guardamos lo que el juego necesita, durante el tiempo que lo necesita. Puedes descargar tus datos o eliminar tu cuenta en cualquier momento, sin pedírselo a nadie.',
  shortSell: 'No vendemos nada, no mostramos anuncios y no compartimos nada.',

  account: 'Tu cuenta',
  accountNeed:
    'Puedes echar un vistazo sin decirnos quién eres, draftear como invitado o crear una cuenta. Una cuenta necesita una dirección de correo que consultes, porque es la única forma de volver a entrar si pierdes la contraseña. Cada cuenta es para una sola persona. No la compartas y no te hagas pasar por otra persona.',
  accountPassword:
    'Cuida tu contraseña. Si también la usas en otro sitio, cualquiera que la averigüe allí puede draftear aquí en tu nombre. Un segundo factor, que puedes activar en tu perfil, lo impide incluso entonces.',
  accountProvider:
    'Si entras mediante otro servicio, este nos dice quién eres allí y, si lo permites, tu correo. Nunca vemos tu contraseña de ese servicio ni cambiamos nada en él.',

  table: 'En la mesa',
  tableWhy: 'Los demás vienen a jugar. Por eso:',
  tableInsults:
    'Nada de insultos, amenazas ni odio, ni en el chat, ni en el nombre de usuario, ni en tu perfil.',
  tablePacks: 'No cuentes qué hay en tu sobre durante un draft, salvo que la mesa lo haya acordado.',
  tableTwice: 'No te sientes dos veces en una mesa con dos cuentas.',
  tableFaults:
    'Si encuentras un fallo, cuéntaselo a la persona responsable de este sitio. No lo uses contra otros ni intentes tumbar el sitio.',
  tableHost:
    'El host de una mesa decide quién juega en ella. La persona responsable de este sitio puede quitar mensajes, terminar mesas y cerrar cuentas que incumplan estas reglas, y te dirá por qué si lo preguntas.',

  kept: 'Qué guardamos y durante cuánto tiempo',
  keptAll: 'Esto es todo lo que guardamos sobre ti, por qué lo guardamos y cuándo desaparece:',
  keptHandle: 'Nombre de usuario, máscara y texto del perfil',
  keptHandleWords: 'Para que los demás sepan con quién juegan. Hasta que los cambies o elimines tu cuenta.',
  keptEmail: 'Correo',
  keptEmailWords:
    'Para confirmar que es tuyo y para que puedas volver a entrar. Nunca se muestra a otros miembros. Hasta que elimines tu cuenta.',
  keptPassword: 'Contraseña',
  keptPasswordWords:
    'Solo como hash (argon2id), que no permite volver a leerla. Hasta que la cambies o elimines tu cuenta.',
  keptSignIns: 'Inicios de sesión',
  keptSignInsWords:
    'Una entrada por cada navegador en el que tienes la sesión abierta: cuándo empezó, cuándo se usó por última vez y el tipo de navegador. Una sesión termina tras 7 días sin visitas, a los 30 días como muy tarde o en cuanto la cierras. Su entrada se elimina 30 días después de que empezara.',
  keptSecond: 'Segundo factor',
  keptSecondWords:
    'El secreto que tu app comparte con nosotros y tus códigos de recuperación como hashes. Hasta que lo desactives o elimines tu cuenta.',
  keptPasskeys: 'Llaves de acceso',
  keptPasskeysWords:
    'Sus claves públicas, los nombres que les diste y cuándo se usaron por última vez; el secreto se queda en tu dispositivo. Hasta que las quites o elimines tu cuenta.',
  keptTokens: 'Tokens de acceso y webhooks',
  keptTokensWords:
    'Los tokens solo como hashes, con su nombre y su último uso, 90 días como máximo. Las direcciones de los webhooks están cifradas, y lo que se les envió se guarda 30 días. Hasta que los quites o elimines tu cuenta.',
  keptGuests: 'Invitados',
  keptGuestsWords:
    'A los invitados que llevan 30 días sin pasar por aquí los eliminamos, salvo que hayan jugado un draft. En ese caso solo queda su nombre de usuario inventado.',
  keptDrafts: 'Drafts',
  keptDraftsWords:
    'Los sobres, picks y resultados se conservan, porque pertenecen a todos los que jugaron. Tus mazos, drafts de práctica guardados y mensajes de chat se conservan hasta que elimines tu cuenta. Una mesa en la que no entra nadie se cierra a las 24 horas.',
  keptMails: 'Correos',
  keptMailsWords:
    'Un correo que enviamos se elimina al cabo de un día, más o menos. El enlace que confirma una dirección sirve durante 24 horas, el código que lo acompaña durante 10 minutos y el enlace para una contraseña nueva durante 30 minutos.',
  keptLinked: 'Inicios de sesión vinculados',
  keptLinkedWords:
    'El nombre del otro servicio, tu ID allí y el correo que nos dio. Hasta que lo desvincules.',
  keptAttempts: 'Intentos de entrar',
  keptAttemptsWords:
    'Para frenar a quien prueba muchas contraseñas, contamos los intentos por dirección de red, ofuscada. Cada recuento desaparece como muy tarde al cabo de una hora.',
  keptLog: 'Registro del servidor',
  keptLogWords:
    'Qué dirección de este sitio se pidió, cuándo y desde qué dirección de red, sin contraseñas, códigos ni nada que hayas escrito. La persona responsable de este sitio decide cuánto tiempo se guarda.',

  browser: 'En tu navegador',
  browserCookies:
    'Una cookie mantiene tu sesión abierta. Otra recuerda que ya entraste con este navegador. Solo este servidor puede leerlas. Una tercera guarda el idioma que elijas al pie de la página, y una cuarta que quieres ver los nombres originales de las cartas. Tu navegador guarda además un token de corta duración y tus preferencias para este navegador, como claro u oscuro y cómo entraste la última vez. Nada de eso está ahí para rastrearte, así que no hay ningún aviso que te pida aceptar.',
  browserOthers:
    'Todas las páginas, imágenes y fuentes vienen de este servidor. Ninguna otra empresa se entera de que estuviste aquí.',

  letters: 'Correos que enviamos',
  lettersWhen:
    'Te escribimos cuando confirmas un correo, cuando pides una contraseña nueva y cuando cambia algo importante de tu cuenta, para que te des cuenta si no fuiste tú. Cuando es tu turno en un draft por correspondencia, te escribimos, salvo que lo desactives en tu perfil. No enviamos boletines.',

  rights: 'Tus datos son tuyos',
  rightsWhere: 'En tu <profile>perfil</profile>, en Cuenta, puedes en cualquier momento:',
  rightsExport:
    '<strong>descargar tus datos</strong>: un archivo con tu cuenta, drafts y mazos, legible para personas y programas',
  rightsSignIns:
    '<strong>ver y cerrar sesiones</strong>: todos los navegadores en los que está abierta tu sesión',
  rightsDelete: '<strong>eliminar tu cuenta</strong>: de inmediato y para siempre.',
  rightsGone:
    'Cuando eliminas tu cuenta, desaparecen tu nombre de usuario, correo, contraseña, inicios de sesión, mazos, drafts de práctica y mensajes de chat. Tus asientos en drafts pasados se conservan para los demás que jugaron, sin tu nombre. Para cualquier otra cosa a la que tengas derecho por ley, ponte en contacto con la persona responsable de este sitio.',

  cards: 'Las cartas y lo que escribes',
  cardsWho:
    'Emberwake y Orbit Market, con sus nombres, textos e imágenes, pertenecen a {product}. Los nombres e imágenes de otros juegos pertenecen a sus dueños. La persona responsable de este sitio los añade y responde de tener derecho a hacerlo. Lo que escribes, como el nombre de un mazo, sigue siendo tuyo. Permites que el sitio lo muestre a quienes pueden verlo, y a nadie más.',

  promise: 'Qué no podemos prometer',
  promiseWhat:
    'Hacemos lo que podemos y hemos probado lo que construimos. Aun así, este es un servicio gratuito hecho por afición. No podemos prometer que esté siempre disponible, que nunca se pierda nada ni que sirva para un fin concreto. En la medida en que la ley lo permita, nadie puede reclamar daños y perjuicios por ello. Donde la ley no lo permita, prevalece la ley.',

  changes: 'Quién lo gestiona y cambios',
  changesWho:
    'Este sitio lo gestiona la persona que lleva este servidor, a quien aquí llamamos «la persona responsable de este sitio». Para contactar con ella, responde a cualquier correo que te haya enviado el sitio. Es quien responde del sitio. Quienes crearon {product} no ven lo que pasa aquí.',
  operatorName: 'Responsable del sitio: {name}',
  operatorAddress: 'Dirección: {address}',
  operatorContact: 'Contacto: <contact>{where}</contact>',
  changesHow:
    'Si estos términos cambian, el texto nuevo aparece aquí con su fecha. Si no te parece bien, puedes eliminar tu cuenta. En <about>Acerca de {product}</about> se explica cómo funciona todo.',
});
