import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/emails.ts';

export default translation<typeof english>()({
  hello: 'Hola, {handle}:',
  helloStranger: 'Hola:',
  notYou: 'Si no fuiste tú, restablece tu contraseña enseguida y revisa tus sesiones en tu perfil.',
  notAsked: 'Si no pediste esto, no tienes que hacer nada.',
  tellOperator: 'Si no fuiste tú, avisa a la persona responsable del sitio.',
  sameBrowser:
    'Abre el enlace en el navegador donde tienes la sesión iniciada. En los demás dispositivos se cierra la sesión, y se quitan los inicios de sesión que se configuraron en ellos.',
  orCode:
    'O escribe este código donde tienes la sesión iniciada. Sirve durante 10 minutos; el enlace, durante 24 horas.',

  verifySubject: 'Confirma tu correo para Passleft',
  verifyWords: 'Te damos la bienvenida a Passleft. Confirma que este es tu correo.',
  verifyButton: 'Confirmar correo',
  verifyNotYou: 'Si no creaste una cuenta, no tienes que hacer nada.',

  newAddressSubject: 'Confirma tu correo nuevo para Passleft',
  newAddressWords: 'Pediste usar este correo para tu cuenta a partir de ahora. Confírmalo.',
  newAddressButton: 'Confirmar correo nuevo',

  addressChangesSubject: 'Tu cuenta de Passleft va a cambiar de correo',
  addressChangesWords: 'Alguien con tu sesión iniciada pidió cambiar el correo de tu cuenta a {email}.',
  addressChangesWhen:
    'El cambio se hace cuando se confirme el correo nuevo. Hasta entonces se mantiene este.',

  addressChangedSubject: 'Tu cuenta de Passleft tiene otro correo',
  addressChangedWords: 'El correo de tu cuenta ahora es {email}. Aquí ya no llegan mensajes.',

  accountExistsSubject: 'Ya tienes una cuenta de Passleft',
  accountExistsWords:
    'Alguien escribió tu correo para una cuenta nueva o para otra cuenta. Ya tienes una y no se cambió nada.',
  accountExistsHint:
    'Si fuiste tú, inicia sesión como siempre. Si ya no sabes tu contraseña, pide una nueva en la página de inicio de sesión.',

  resetSubject: 'Elige una contraseña nueva para Passleft',
  resetWords:
    'Alguien pidió una contraseña nueva para tu cuenta. El enlace sirve una vez, durante 30 minutos.',
  resetButton: 'Elegir una contraseña nueva',
  resetNotAsked: 'Si no pediste esto, no tienes que hacer nada: tu contraseña sigue igual.',

  passwordSubject: 'Se cambió tu contraseña de Passleft',
  passwordWords: 'Se cambió la contraseña de tu cuenta.',
  passwordResetWords: 'Se cambió la contraseña de tu cuenta y se cerró la sesión en todos los dispositivos.',
  waysLeft:
    'Estas formas de entrar se configuraron antes y todavía funcionan. Si no reconoces alguna, quítala con su enlace.',
  wayFactor: 'Segundo factor: al iniciar sesión se pide algo más que la contraseña.',
  wayFactorButton: 'Desactivar el segundo factor',
  wayAs: '{name}, como {email}',
  wayPasskey: 'Llave de acceso «{name}»',
  wayPasskeyButton: 'Quitar la llave de acceso «{name}»',
  wayButton: 'Quitar {name}',
  waysHint: 'Cada enlace sirve una vez, durante 24 horas. Antes se te pide confirmación.',

  waysEndedSubject: 'Se quitaron formas de entrar en tu cuenta de Passleft',
  waysEndedWords:
    'Confirmaste este correo. Lo que otro navegador había configurado antes en la cuenta se quitó, porque quizá no fuiste tú:',
  waysEndedSignIn: 'Inicio de sesión con {name}',
  waysEndedFactor: 'El segundo factor y sus códigos de recuperación',
  waysEndedHint: 'Si fuiste tú, inicia sesión y configúralo de nuevo en tu perfil.',

  factorOnSubject: 'El segundo factor de tu cuenta de Passleft está activado',
  factorOnWords:
    'A partir de ahora, al iniciar sesión también se pide un código de tu app de autenticación. Guarda tus códigos de recuperación en un lugar seguro.',
  factorOffSubject: 'El segundo factor de tu cuenta de Passleft está desactivado',
  factorOffWords: 'A partir de ahora, al iniciar sesión solo se pide tu contraseña.',
  factorResetSubject: 'Se restableció el segundo factor de tu cuenta de Passleft',
  factorResetWords:
    'Un Admin desactivó el segundo factor de tu cuenta y cerró todas tus sesiones. Ahora, al iniciar sesión solo se pide tu contraseña.',
  factorResetHint: 'Puedes configurar otro en tu perfil.',

  invitationSubject: '{from} te invita a Passleft',
  invitationWords: '{from} te invita a draftear juegos de cartas en Passleft. Crea una cuenta para unirte.',
  invitationButton: 'Crear una cuenta',
  invitationUnknown: 'Si no sabes de quién viene, ignora este correo. No se crea ninguna cuenta para ti.',

  linkedSubject: '{provider} ahora da acceso a tu cuenta de Passleft',
  linkedWords: 'Ahora puedes iniciar sesión en tu cuenta con {provider}.',
  unlinkedSubject: '{provider} ya no da acceso a tu cuenta de Passleft',
  unlinkedWords: 'Ya no puedes iniciar sesión en tu cuenta con {provider}.',

  passkeyAddedSubject: 'Se añadió una llave de acceso a tu cuenta de Passleft',
  passkeyAddedWords: 'Ahora puedes iniciar sesión en tu cuenta con la llave de acceso «{name}».',
  passkeyRemovedSubject: 'Se quitó una llave de acceso de tu cuenta de Passleft',
  passkeyRemovedWords: 'Ya no puedes iniciar sesión en tu cuenta con la llave de acceso «{name}».',
  passkeyFactorOnSubject: 'Tu cuenta de Passleft ahora pide una llave de acceso después de la contraseña',
  passkeyFactorOnWords:
    'A partir de ahora, al iniciar sesión con tu contraseña también se pide una llave de acceso. Guarda tus códigos de recuperación en un lugar seguro.',
  passkeyFactorOffSubject: 'Tu cuenta de Passleft ya no pide una llave de acceso después de la contraseña',
  passkeyFactorOffWords:
    'A partir de ahora, al iniciar sesión con tu contraseña no se pide una llave de acceso.',

  deletedSubject: 'Tu cuenta de Passleft se eliminó',
  deletedWords:
    'Tu cuenta y todo lo que había en ella se eliminaron, como pediste. En los drafts con más personas, tu asiento queda sin tu nombre.',
  deletedByAdmin:
    'Un Admin eliminó tu cuenta y todo lo que había en ella. En los drafts con más personas, tu asiento queda sin tu nombre.',
  deletedQuestions: 'Si tienes preguntas, escribe a la persona responsable del sitio.',
});
