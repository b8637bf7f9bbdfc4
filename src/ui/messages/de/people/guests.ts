import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/guests.ts';

export default translation<typeof english>()({
  title: 'Gastname',
  ownLabel: 'Dein Name am Tisch',
  othersLabel: 'Name von {name}',
  nameHint: 'Andere sehen ihn mit dem Wort „Gast“.',
  save: 'Name speichern',
  backToHandle: 'Zufallsnamen benutzen',
  saved: 'Du heißt jetzt {name}',
  savedHandle: 'Du hast wieder deinen Zufallsnamen',
  othersSaved: 'Der Name des Gasts ist geändert',
  notSaved: 'Der Name wurde nicht geändert',
  renameTitle: 'Gast umbenennen',
  cancel: 'Abbrechen',
});
