import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/parts.ts';

export default translation<typeof english>()({
  close: 'Fermer',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  busy: 'Patientez jusqu’à la fin',
  closeNotice: 'Fermer la notification',
  undo: 'Annuler',
  achievement: 'Succès : {name}. {sentence}',

  noImage: 'Image non disponible',
  selected: 'Sélectionnée',
  zoom: 'Agrandir {name}',

  tableNotOpened: 'Impossible d’ouvrir la table.',
  eventAway: 'L’événement est injoignable pour le moment. Réessayez dans un instant.',
  pickNotSent: 'Votre pick n’est pas arrivé à la table. Rien n’a été pris.',
  silent: 'Le serveur n’a pas répondu.',
});
