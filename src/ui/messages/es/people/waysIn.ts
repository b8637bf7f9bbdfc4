import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/waysIn.ts';

export default translation<typeof english>()({
  resetTitle: 'Elige una contraseña nueva',
  resetLead: 'Después entra con ella. En los demás dispositivos se cierra la sesión.',
  resetLabel: 'Contraseña nueva',
  resetSubmit: 'Guardar contraseña',
  resetDoneTitle: 'Tienes contraseña nueva',
  resetDoneLead: 'Úsala la próxima vez que entres.',
  resetDone:
    'Se cerró la sesión en todos los dispositivos, también en este. Te enviamos un correo con un enlace para anular cada una de las demás formas de entrar en tu cuenta.',
  resetSpentTitle: 'Este enlace ya no sirve',
  resetSpent: 'Ya se usó o tiene más de 30 minutos. Tu contraseña no ha cambiado.',
  resetIncompleteTitle: 'Este enlace está incompleto',
  resetIncomplete: 'Vuelve a abrirlo desde el correo. Si no funciona, pide uno nuevo.',
  resetAgainLead: 'Uno nuevo tarda solo un momento.',
  resetAgain: 'Enviar otro enlace',

  removeTitle: '¿Quitar {name}?',
  removeLead: 'Puedes entrar con {name}, como {email}. Después ya no podrás.',
  removeLeadNoEmail: 'Puedes entrar con {name}. Después ya no podrás.',
  remove: 'Quitar {name}',
  removed: '{name} ya no abre tu cuenta. Se cerró la sesión en los demás dispositivos.',

  factorTitle: '¿Desactivar el segundo factor?',
  factorLead:
    'Después, basta tu contraseña para abrir tu cuenta y tus códigos de recuperación dejan de servir.',
  turnOff: 'Desactivar el segundo factor',
  turnedOff: 'El segundo factor está desactivado. Se cerró la sesión en los demás dispositivos.',

  passkeyTitle: '¿Quitar la llave de acceso «{name}»?',
  passkeyLead: 'Puedes iniciar sesión con la llave de acceso «{name}». Después ya no.',
  removePasskey: 'Quitar la llave de acceso',
  passkeyRemoved:
    'La llave de acceso «{name}» ya no abre tu cuenta. Se ha cerrado la sesión en los demás dispositivos.',

  notYou: 'Hazlo si no lo reconoces. También se cierra la sesión en los demás dispositivos.',
  keep: 'Conservar',
  doneTitle: 'Hecho',
  logIn: 'Entrar',

  goneTitle: 'Este enlace ya no sirve',
  goneLead: 'Ya se usó o tiene más de 24 horas.',
  goneHelp: 'En tu perfil están todas las formas de entrar en tu cuenta, y puedes anular cada una.',
});
