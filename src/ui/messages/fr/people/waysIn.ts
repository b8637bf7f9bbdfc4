import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/waysIn.ts';

export default translation<typeof english>()({
  resetTitle: 'Choisissez un nouveau mot de passe',
  resetLead: 'Connectez-vous ensuite avec. Tous les autres appareils sont déconnectés.',
  resetLabel: 'Nouveau mot de passe',
  resetSubmit: 'Définir le mot de passe',
  resetDoneTitle: 'Votre mot de passe est changé',
  resetDoneLead: 'Utilisez-le à votre prochaine connexion.',
  resetDone:
    'Tous les appareils ont été déconnectés, celui-ci compris. Nous vous l’avons écrit par e-mail, avec un lien pour fermer chaque autre accès à votre compte.',
  resetSpentTitle: 'Ce lien ne marche plus',
  resetSpent: 'Il a déjà servi, ou il a plus de 30 minutes. Votre mot de passe n’a pas changé.',
  resetIncompleteTitle: 'Ce lien est incomplet',
  resetIncomplete: 'Ouvrez-le de nouveau depuis l’e-mail. Si ça ne suffit pas, demandez-en un autre.',
  resetAgainLead: 'En demander un autre ne prend qu’un instant.',
  resetAgain: 'Envoyer un nouveau lien',

  removeTitle: 'Retirer {name} ?',
  removeLead:
    'Vous pouvez vous connecter avec {name}, en tant que {email}. Après cela, ce ne sera plus possible.',
  removeLeadNoEmail: 'Vous pouvez vous connecter avec {name}. Après cela, ce ne sera plus possible.',
  remove: 'Retirer {name}',
  removed: '{name} n’ouvre plus votre compte. Tous les autres appareils ont été déconnectés.',

  factorTitle: 'Désactiver le second facteur ?',
  factorLead:
    'Ensuite, votre mot de passe suffira pour ouvrir votre compte, et vos codes de secours ne marcheront plus.',
  turnOff: 'Désactiver le second facteur',
  turnedOff: 'Le second facteur est désactivé. Tous les autres appareils ont été déconnectés.',

  passkeyTitle: 'Supprimer la clé d’accès « {name} » ?',
  passkeyLead:
    'Vous pouvez vous connecter avec la clé d’accès « {name} ». Ensuite, ce ne sera plus possible.',
  removePasskey: 'Supprimer la clé d’accès',
  passkeyRemoved:
    'La clé d’accès « {name} » n’ouvre plus votre compte. Tous les autres appareils ont été déconnectés.',

  notYou: 'Faites-le si cela ne vient pas de vous. Tous les autres appareils sont aussi déconnectés.',
  keep: 'Garder',
  doneTitle: 'C’est fait',
  logIn: 'Se connecter',

  goneTitle: 'Ce lien ne marche plus',
  goneLead: 'Il a déjà servi, ou il a plus de 24 heures.',
  goneHelp: 'Votre profil liste tous les accès à votre compte, et permet de fermer chacun d’eux.',
});
