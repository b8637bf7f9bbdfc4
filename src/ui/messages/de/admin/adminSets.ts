import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminSets.ts';

export default translation<typeof english>()({
  title: 'Sets',
  lead: 'Drucke gehören zu Sets. Jedes Set hat einen Code, den es im Spiel nur einmal gibt.',
  newSet: 'Neues Set',
  create: 'Set anlegen',
  save: 'Set speichern',
  notSaved: 'Das Set wurde nicht gespeichert',
  created: '{name} angelegt.',
  saved: '{name} gespeichert.',
  name: 'Name',
  code: 'Code',
  codeHint: 'Kurz, zum Beispiel EMB.',
  codeFixed: 'Drucke benutzen diesen Code, also lässt er sich nicht ändern.',
  releasedOn: 'Erschienen am',
  optional: 'Freiwillig.',
  released: 'Erschienen',
  printings: 'Drucke',
  printingsOf: '{count, plural, one {1 Druck} other {{count, number} Drucke}} von {name}',
  search: 'Name oder Code',
  delete: 'Löschen',
  deleted:
    '{sets, plural, one {1 Set} other {{sets, number} Sets}}{printings, plural, =0 {} one { mit 1 Druck} other { mit {printings, number} Drucken}} gelöscht.',
  none: 'Noch keine Sets',
  noneHint: 'Ein Set sagt, woher Drucke stammen. Ein Import legt die Sets an, die er nennt.',
});
