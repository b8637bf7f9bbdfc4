import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/shell.ts';

export default translation<typeof english>()({
  reminder: 'Recordatorio',
  addressReminder: 'Confirma tu correo para abrir mesas públicas. <action>Confirmar</action>',
  factorReminder: 'Los Admins necesitan un segundo factor. <action>Añadir</action>',
  dismiss: 'Cerrar',

  leaveTitle: '¿Abandonar tus drafts y mazos?',
  leaveHint:
    'Entraste como invitado. Cuando cierres sesión, nadie podrá volver a abrir tus drafts y mazos, ni siquiera tú. Con una cuenta los conservas todos.',
  stay: 'Quedarme',
  logOut: 'Cerrar sesión',
  createAccount: 'Crear cuenta',

  notFound: 'Página no encontrada',
  notFoundHint:
    'No hay ninguna página en <code>{address}</code>. Puede que la dirección tenga un error o que la página ya no exista.',
  backHome: 'Volver al inicio',
  seeTables: 'Ver mesas abiertas',
  notFoundCard: 'Ninguna parte',
  notFoundCardMark: '?',
  notFoundCardType: 'LUGAR',
  notFoundCardRule: 'Cuando llegas, aquí no hay nada.',
  notFoundCardOtherRule: 'Vuelve a la mesa que elijas.',
  notFoundCardFlavour: 'El sobre se fue por la izquierda. Tú, por la derecha.',
});
