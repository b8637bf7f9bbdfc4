import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/users.ts';

export default translation<typeof english>()({
  helpTitle: 'Ayuda con la cuenta',
  sendLink: 'Enviar enlace de contraseña',
  confirm: 'Confirmar correo',
  unconfirm: 'Retirar confirmación',
  resetFactor: 'Restablecer segundo factor',
  delete: 'Eliminar cuenta',
  suspend: 'Suspender',
  endSessions: 'Cerrar sesiones',
  confirmHint:
    'Confirma un correo solo si sabes que es de esa persona. No cierra ninguna sesión ni quita ninguna forma de entrar.',
  unconfirmHint:
    'Un Admin confirmó este correo. No queda demostrado hasta que la persona abra un enlace enviado a él.',
  confirmed: 'Confirmaste el correo de {name}.',
  unconfirmed: 'Retiraste la confirmación del correo de {name}.',
  adminHint: 'Retira el rol Admin antes de restablecer el segundo factor o eliminar la cuenta.',
  failed: 'No funcionó',

  notesTitle: 'Notas',
  notesHint: 'Solo las ven los Admins.',
  noteLabel: 'Nota nueva sobre {name}',
  noteSave: 'Guardar nota',
  noteRemove: 'Quitar',
  noteRemoveLabel: 'Quitar la nota de {author}',
  noteBy: '{author}, {at, date, ::dMMMyyyy}',
  noteByNobody: 'un antiguo Admin',
  noteSaved: 'Guardaste una nota sobre {name}.',
  noteRemoved: 'Quitaste una nota sobre {name}.',

  bulkTooMany: 'Selecciona hasta {most, number} personas una a una para cambiarlas juntas.',
  bulkMore: '{count, plural, one {y 1 más} other {y # más}}',
  askTitle:
    '¿{action, select, suspend {Suspender a} endSessions {Cerrar las sesiones de} sendLink {Enviar un enlace de contraseña a} resetFactor {Restablecer el segundo factor de} delete {Eliminar la cuenta de} other {Retirar la invitación de}} {name}?',
  askTitleMany:
    '{action, select, suspend {¿Suspender a {count, number} personas?} endSessions {¿Cerrar las sesiones de {count, number} personas?} sendLink {¿Enviar un enlace de contraseña a {count, number} personas?} resetFactor {¿Restablecer {count, number} segundos factores?} delete {¿Eliminar {count, number} cuentas?} other {¿Retirar {count, number} invitaciones?}}',
  who: 'Quién: {names}',
  meansSuspend:
    'Se cierran todas sus sesiones y no puede entrar durante ese tiempo. Un bot juega en sus asientos en curso. Los mazos y resultados se conservan.',
  meansEndSessions: 'Se cierra la sesión en todos sus dispositivos, y puede volver a entrar.',
  meansSendLink:
    'Recibe el mismo correo que con «¿Olvidaste tu contraseña?». El enlace sirve durante 30 minutos.',
  meansResetFactor:
    'Después, al entrar solo se pide la contraseña. Se cierran todas sus sesiones y recibe un correo que lo dice. Antes comprueba que de verdad lo pide esa persona.',
  meansDeleteGoes:
    'Desaparecen para siempre: nombre, correo, formas de entrar, mazos, listas de cartas, mensajes de chat y notas. No se puede deshacer.',
  meansDeleteStays:
    'Los drafts de otros jugadores siguen completos. El asiento aparece como «Left member». La persona recibe un correo que lo explica.',
  meansWithdraw:
    'Sale de esta lista, y si el correo aún no salió, no se envía. El enlace de un correo ya enviado sigue abriendo la página de registro.',
  yes: '{action, select, suspend {Suspender} endSessions {Cerrar sesiones} sendLink {Enviar} resetFactor {Restablecer} delete {Eliminar} other {Retirar}}',
  cancel: 'Cancelar',
  close: 'Cerrar',
  reasonLabel: 'Motivo, visible para esa persona',
  reasonMissing: 'Di por qué, en pocas palabras.',
  termLabel: 'Por cuánto tiempo',
  termDays: '{days, plural, one {# día} other {# días}}',
  termNone: 'Hasta que se levante',
  workingTitle: 'En curso',
  progress: '{done, number} de {count, number}',
  stop: 'Detener',
  stopping: 'Se detendrá después de esta',
  toldTitle: 'Hechas: {done, number}; rechazadas: {refused, number}',
  toldAllDone: '{done, plural, one {Hecho} other {Las # hechas}}',
  toldSkipped:
    '{count, plural, one {Quedó 1 persona sin procesar.} other {Quedaron # personas sin procesar.}}',
  resultDone: 'Hecho',
  doneNotice:
    '{action, select, suspend {Suspendiste la cuenta de {name}.} endSessions {Cerraste todas las sesiones de {name}.} sendLink {Enviaste a {name} un enlace para elegir otra contraseña.} resetFactor {Restableciste el segundo factor de {name}.} delete {Eliminaste la cuenta de {name}.} other {Retiraste la invitación de {name}.}}',

  inviteLabel: 'Correo al que invitar',
  inviteHint:
    'Recibe un correo con un enlace para crear una cuenta de miembro. Puedes invitar a 20 personas al día.',
  invite: 'Invitar',
  invited: 'Invitaste a {email}.',
  invitationsLabel: 'Invitaciones abiertas',
  invitationsSearch: 'Correo o Admin',
  invitationsEmpty: 'No hay invitaciones abiertas',
  invitationsEmptyHint:
    'Aquí aparecen las personas a las que invitas hasta que crean una cuenta, durante 30 días como máximo.',
  columnEmail: 'Correo',
  columnInvitedBy: 'Invitación de',
  columnSent: 'Enviada',
  withdraw: 'Retirar',
});
