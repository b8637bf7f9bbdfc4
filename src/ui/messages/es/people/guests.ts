import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/guests.ts';

export default translation<typeof english>()({
  title: 'Nombre de invitado',
  ownLabel: 'Tu nombre en la mesa',
  othersLabel: 'Nombre de {name}',
  nameHint: 'Los demás lo ven con la palabra «invitado».',
  save: 'Guardar nombre',
  backToHandle: 'Usar el nombre generado',
  saved: 'Ahora te llamas {name}',
  savedHandle: 'Vuelves a usar tu nombre generado',
  othersSaved: 'Se cambió el nombre del invitado',
  notSaved: 'No se cambió el nombre',
  renameTitle: 'Cambiar el nombre de un invitado',
  cancel: 'Cancelar',
});
