import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/shell.ts';

export default translation<typeof english>()({
  reminder: 'Rappel',
  addressReminder:
    'Confirmez votre adresse e-mail pour ouvrir des tables publiques. <action>La confirmer</action>',
  factorReminder: 'Les Admins ont besoin d’un second facteur. <action>L’ajouter</action>',
  dismiss: 'Masquer',

  leaveTitle: 'Abandonner vos drafts et vos decks ?',
  leaveHint:
    'Vous jouez en invité. Une fois la session fermée, personne ne pourra plus ouvrir vos drafts et vos decks, pas même vous. Avec un compte, vous gardez tout.',
  stay: 'Rester',
  logOut: 'Se déconnecter',
  createAccount: 'Créer un compte',

  notFound: 'Page introuvable',
  notFoundHint:
    'Il n’y a pas de page à l’adresse <code>{address}</code>. Elle contient peut-être une faute de frappe, ou la page n’existe plus.',
  backHome: 'Retour à l’accueil',
  seeTables: 'Voir les tables ouvertes',
  notFoundCard: 'Nulle part',
  notFoundCardMark: '?',
  notFoundCardType: 'LIEU',
  notFoundCardRule: 'Quand vous arrivez, il n’y a rien ici.',
  notFoundCardOtherRule: 'Retournez à une table de votre choix.',
  notFoundCardFlavour: 'Le booster est parti à gauche. Vous, à droite.',
});
