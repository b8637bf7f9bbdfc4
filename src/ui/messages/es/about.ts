import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/about.ts';

export default translation<typeof english>()({
  title: 'Acerca de {product}',
  lead: 'Draftea cualquier juego de cartas en tu navegador, con amigos o con bots. Así funciona, así se mantiene limpio y esto es lo que sabe de ti.',
  contents: 'En esta página',

  what: 'Qué es',
  whatDraft:
    'En un draft, cada persona abre un sobre de cartas, se queda con una y pasa el resto, hasta que se acaban las cartas. Después, cada persona arma un mazo con sus cartas. Es una de las mejores formas de jugar a un juego de cartas, y una de las más difíciles de organizar: hacen falta sobres, gente, una mesa y una tarde libre.',
  whatTable:
    '{product} se encarga de la mesa. Abre una, envía el enlace o su código corto, y tus amigos tienen asiento. Los bots llenan el resto. El servidor reparte, pasa los sobres y controla el reloj. Guarda cada pick antes de decirte que la carta es tuya, así que no se pierde nada si se corta tu conexión o se reinicia el servidor.',
  whatGames:
    'No está hecho para un solo juego. Un juego son datos: sus cartas, sus sobres y sus reglas de mazo. Incluye dos propios, <title>Emberwake</title> y <title>Orbit Market</title>, para que puedas empezar ya.',

  draft: 'Cómo funciona un draft',
  figure: 'Te quedas con una carta. El resto del sobre va a tu izquierda y llega otro.',
  draftChoose:
    '<strong>Primero seleccionas, luego tomas.</strong> La primera pulsación solo selecciona una carta. Puedes cambiar de idea hasta que confirmes. Si antes se acaba el tiempo, te llevas la carta seleccionada.',
  draftLeave:
    '<strong>Nadie espera para siempre.</strong> Si alguien se va, el reloj o un bot elige en su asiento. Puede volver a ocuparlo en cualquier momento.',
  draftHidden:
    '<strong>Las manos quedan ocultas.</strong> Tu navegador solo recibe las cartas que puedes ver, así que por mucho que se busque no hay nada que encontrar.',
  draftInput:
    '<strong>Ratón, pantalla táctil, teclado o lector de pantalla.</strong> Todo lo que se puede arrastrar también se puede tocar o teclear.',

  seal: 'Por qué puedes fiarte de los sobres',
  sealWhy:
    'Una máquina que reparte cartas podría mirar los sobres y cambiarlos. No deberías tener que confiar en que la nuestra no lo hace. Por eso cada draft va sellado, y tú puedes comprobar el sello.',
  before: 'Antes',
  beforeWords:
    'El servidor elige un número secreto largo, la <strong>semilla</strong>, y lo guarda bajo llave. Todos en el lobby ven su <strong>huella</strong>.',
  during: 'Mientras drafteas',
  duringWords:
    'Todos los sobres salen de la semilla, igual que el orden de un mazo sale de una sola barajada. Otra semilla tendría otra huella, así que no se puede cambiar ningún sobre sin que todos lo noten.',
  after: 'Después del último pick',
  afterWords:
    'Se revela la semilla. En la página de resultados, <strong>tu propio navegador</strong> reparte otra vez todos los sobres y los compara con lo que se jugó, carta por carta.',
  sealNumbers:
    'El servidor tampoco puede elegir una semilla a su gusto. El navegador de cada jugador añade su propio número secreto, fijado antes de que se muestre ninguno. Los sobres salen de todos los números juntos, así que ni el servidor, ni el host, ni el último jugador pueden influir en ellos.',
  sealPrint:
    '¿Se puede falsificar una huella? Se calcula con una regla pública que solo funciona en un sentido. Una semilla da su huella al instante, pero nadie ha conseguido nunca volver de una huella a su semilla ni encontrar dos semillas con la misma. La regla se llama SHA-256, y los bancos y los navegadores confían en ella cada día.',
  sealLimits:
    '<strong>Lo que el sello no puede hacer.</strong> No puede ver a dos amigos contándose sus cartas. Y cuando juegas contra bots sin nadie más, ningún otro navegador añade un número, así que decide solo el del servidor.',

  free: 'Cuánto cuesta',
  freeAll:
    'Nada. No hay nada que comprar, no hay anuncios y nadie puede pagar por un asiento mejor. Lo que puedes hacer depende solo de cómo entras:',
  freeGuest: 'Como invitado',
  freeGuestWords:
    'Un botón, sin correo ni contraseña. Draftea contra bots o entra en cualquier mesa a la que te inviten.',
  freeAccount: 'Con una cuenta',
  freeAccountWords:
    'Abre mesas para otros. Tus drafts, mazos e historial te siguen a todos tus dispositivos.',
  freeConfirmed: 'Con el correo confirmado',
  freeConfirmedWords:
    'Abre mesas que cualquiera puede encontrar en la lista, y vuelve a entrar si olvidas la contraseña.',
  freeUpgrade: 'Si creas una cuenta más adelante, conservas todo lo que hiciste como invitado.',

  kept: 'Qué sabe de ti',
  keptWhat:
    'Tu nombre de usuario, tu correo, tu contraseña en una forma que nadie puede volver a leer y lo que hiciste en las mesas. Ningún otro sitio se entera de que estás aquí: las páginas, imágenes y correos vienen todos de este servidor, y nadie más rastrea ni cuenta tus visitas.',
  keptMore:
    'Cuánto tiempo guardamos cada cosa, cómo descargar tus datos y cómo eliminarlos está en los <terms>términos de servicio</terms>, en una tabla que se lee en un minuto.',

  host: 'Quién gestiona este sitio',
  hostWho:
    'Cualquiera puede tener {product} en su propio equipo. Este sitio lo gestiona una de esas personas; en estas páginas la llamamos «la persona responsable de este sitio». Elige qué juegos hay aquí, responde del sitio y ayuda cuando algo falla.',
  hostReach: 'Para contactar con ella, responde a cualquier correo que te haya enviado el sitio.',
  hostTest:
    'Si pruebas software, el <bench>banco de pruebas</bench> muestra cómo funciona el sitio por dentro: qué sabe cada pantalla, paso a paso, con copias con las que puedes experimentar. Lo puede usar cualquiera que haya iniciado sesión, y no permite hacer nada que no pudieras hacer ya.',

  made: 'Fuentes, iconos y dibujos',
  madeWho:
    'El arte de las cartas, las máscaras, los reversos y las imágenes de estas páginas los dibuja el propio programa. Por lo demás, gracias a quienes regalaron lo siguiente:',
  madeFraunces: 'Títulos y nombres de cartas. SIL Open Font License 1.1.',
  madeInstrument: 'Todo lo que lees. SIL Open Font License 1.1.',
  madeGeist: 'Relojes, cuentas y códigos. SIL Open Font License 1.1.',
  madePhosphor: 'Los iconos de los botones. Licencia MIT.',
  madeOthers:
    'Los nombres e imágenes de otros juegos pertenecen a sus dueños. Ninguno de ellos hace, aprueba ni paga {product}.',
});
