import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/guests.ts';

export default translation<typeof english>()({
  title: 'Nom d’invité',
  ownLabel: 'Votre nom à la table',
  othersLabel: 'Nouveau nom pour {name}',
  nameHint: 'Les autres le voient avec le mot « invité ».',
  save: 'Enregistrer le nom',
  backToHandle: 'Reprendre le nom généré',
  saved: 'Vous vous appelez maintenant {name}',
  savedHandle: 'Vous avez repris votre nom généré',
  othersSaved: 'Le nom de l’invité a été changé',
  notSaved: 'Le nom n’a pas été changé',
  renameTitle: 'Renommer un invité',
  cancel: 'Annuler',
});
