import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/users.ts';

export default translation<typeof english>()({
  helpTitle: 'Aide pour le compte',
  sendLink: 'Lien de mot de passe',
  confirm: 'Confirmer l’adresse',
  unconfirm: 'Retirer la confirmation',
  resetFactor: 'Réinitialiser le second facteur',
  delete: 'Supprimer le compte',
  suspend: 'Suspendre',
  endSessions: 'Déconnecter',
  confirmHint:
    'Ne confirmez une adresse que si vous savez à qui elle est. Cela ne déconnecte personne et ne supprime aucune connexion.',
  unconfirmHint:
    'Un Admin a confirmé cette adresse. Elle n’est prouvée que lorsque son propriétaire ouvre un lien envoyé là-bas.',
  confirmed: 'Adresse confirmée : {name}.',
  unconfirmed: 'Confirmation d’adresse retirée : {name}.',
  adminHint: 'Retirez le rôle Admin avant de réinitialiser le second facteur ou de supprimer le compte.',
  failed: 'Ça n’a pas marché',

  notesTitle: 'Notes',
  notesHint: 'Seuls les Admins les voient.',
  noteLabel: 'Nouvelle note sur {name}',
  noteSave: 'Enregistrer la note',
  noteRemove: 'Supprimer',
  noteRemoveLabel: 'Supprimer la note écrite par {author}',
  noteBy: '{author}, {at, date, ::dMMMyyyy}',
  noteByNobody: 'un ancien Admin',
  noteSaved: 'Note enregistrée sur {name}.',
  noteRemoved: 'Note supprimée sur {name}.',

  bulkTooMany: 'Sélectionnez jusqu’à {most, number} personnes une par une pour les modifier ensemble.',
  bulkMore: '{count, plural, one {et # autre} other {et # autres}}',
  askTitle:
    '{action, select, suspend {Suspendre} endSessions {Déconnecter} sendLink {Envoyer un lien de mot de passe à} resetFactor {Réinitialiser le second facteur :} delete {Supprimer} other {Retirer l’invitation :}} {name} ?',
  askTitleMany:
    '{action, select, suspend {Suspendre {count, number} personnes ?} endSessions {Déconnecter {count, number} personnes ?} sendLink {Envoyer un lien de mot de passe à {count, number} personnes ?} resetFactor {Réinitialiser {count, number} seconds facteurs ?} delete {Supprimer {count, number} comptes ?} other {Retirer {count, number} invitations ?}}',
  who: 'Qui : {names}',
  meansSuspend:
    'Toutes les sessions se ferment, et la connexion est bloquée pour cette durée. Un bot joue les places en cours. Decks et résultats restent.',
  meansEndSessions: 'Toutes les sessions se ferment, sur tous les appareils. La reconnexion reste possible.',
  meansSendLink: 'L’e-mail est le même qu’après « Mot de passe oublié ? ». Le lien est valable 30 minutes.',
  meansResetFactor:
    'La connexion ne demandera plus que le mot de passe. Toutes les sessions se ferment, et un e-mail le signale. Vérifiez d’abord que la demande vient bien de la bonne personne.',
  meansDeleteGoes:
    'Disparaissent définitivement : nom, adresse e-mail, connexions, decks, listes de cartes, messages de chat et notes. C’est irréversible.',
  meansDeleteStays:
    'Les drafts des autres joueurs restent entiers. La place s’affiche comme « Left member ». Un e-mail le signale.',
  meansWithdraw:
    'L’invitation quitte cette liste, et l’e-mail n’est pas envoyé s’il n’est pas encore parti. Le lien d’un e-mail déjà envoyé ouvre toujours la page d’inscription.',
  yes: '{action, select, suspend {Suspendre} endSessions {Déconnecter} sendLink {Envoyer} resetFactor {Réinitialiser} delete {Supprimer} other {Retirer}}',
  cancel: 'Annuler',
  close: 'Fermer',
  reasonLabel: 'Motif, montré à la personne',
  reasonMissing: 'Dites pourquoi, en quelques mots.',
  termLabel: 'Durée',
  termDays: '{days, plural, one {# jour} other {# jours}}',
  termNone: 'Jusqu’à nouvel ordre',
  workingTitle: 'En cours',
  progress: '{done, number} sur {count, number}',
  stop: 'Arrêter',
  stopping: 'Arrêt après celui-ci',
  toldTitle:
    '{done, plural, one {# fait} other {# faits}}, {refused, plural, one {# refusé} other {# refusés}}',
  toldAllDone: '{done, plural, one {C’est fait} other {Les # sont faits}}',
  toldSkipped:
    '{count, plural, one {# personne n’a pas été traitée.} other {# personnes n’ont pas été traitées.}}',
  resultDone: 'Fait',
  doneNotice:
    '{action, select, suspend {Compte suspendu : {name}.} endSessions {Sessions fermées partout : {name}.} sendLink {Lien de nouveau mot de passe envoyé à {name}.} resetFactor {Second facteur réinitialisé : {name}.} delete {Compte supprimé : {name}.} other {Invitation retirée : {name}.}}',

  inviteLabel: 'Adresse e-mail à inviter',
  inviteHint:
    'Un e-mail part avec un lien pour créer un compte de membre. Vous pouvez inviter 20 personnes par jour.',
  invite: 'Inviter',
  invited: 'Invitation envoyée à {email}.',
  invitationsLabel: 'Invitations ouvertes',
  invitationsSearch: 'Adresse ou Admin',
  invitationsEmpty: 'Aucune invitation ouverte',
  invitationsEmptyHint:
    'Les personnes que vous invitez restent dans cette liste jusqu’à la création de leur compte, 30 jours au plus.',
  columnEmail: 'Adresse',
  columnInvitedBy: 'Invité par',
  columnSent: 'Envoyée',
  withdraw: 'Retirer',
});
