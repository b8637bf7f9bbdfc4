import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminUsers.ts';

export default translation<typeof english>()({
  title: 'Utilisateurs',
  lead: 'Membres et invités, leurs rôles et appareils, et les signalements du chat.',
  tabs: '{view, select, reports {Signalements} invitations {Invitations} other {Personnes}}',
  search: 'Nom ou adresse e-mail',
  none: 'Pas encore d’utilisateurs',
  noneHint: 'Toute personne qui crée un compte ou continue en invité est listée ici.',

  name: 'Nom',
  noAddress: 'pas d’adresse e-mail',
  role: 'Rôle',
  roles: '{role, select, Admin {Admin} PowerUser {PowerUser} guest {Invité} other {Membre}}',
  state: 'État',
  states: '{state, select, suspended {suspendu} unconfirmed {pas confirmé} other {actif}}',
  reportCount: '{count, plural, one {# signalement} other {# signalements}}',
  active: 'Actif',
  suspended: 'Suspendu',
  address: 'Adresse e-mail',
  confirmed: 'Confirmée',
  unconfirmed: 'Pas confirmée',
  seen: 'Dernière visite',
  drafts: 'Drafts',
  joined: 'Arrivée',
  openReports: 'Signalements ouverts',

  saidBy: 'Écrit par',
  line: 'Message',
  table: 'Table',
  reportedBy: 'Signalé par',
  reportedAt: 'Signalé',
  reportStates: '{state, select, open {ouvert} other {réglé}}',
  open: 'Ouverts',
  settled: 'Réglés',
  reportsSearch: 'Message ou nom',
  reportName: 'le message écrit par {name}',
  noReports: 'Pas encore de signalements',
  noReportsHint:
    'Toute personne à une table peut signaler un message de son chat. Les signalements apparaissent ici.',
  settle: 'Régler',
  settleAndRemove: 'Régler et supprimer les messages',
  settleLimit: 'Sélectionnez jusqu’à {most, number} signalements un par un pour les régler.',
  settledTold:
    '{count, plural, one {# signalement réglé} other {# signalements réglés}}{removed, select, yes {, messages supprimés} other {}}.',

  guestAddress: 'Invité, pas d’adresse e-mail',
  joinedAndSeen: 'Arrivée : {joined}, dernière visite : {seen}',
  signsInBy: 'Connexion avec',
  password: 'mot de passe',
  nothing: 'rien',
  secondFactor: 'Second facteur',
  onOff: '{isOn, select, yes {activé} other {désactivé}}',
  addressState:
    '{state, select, byHand {confirmée par un Admin} confirmed {confirmée} other {pas confirmée}}',
  draftsOf:
    '{played, plural, one {# terminé} other {# terminés}}, {hosted, plural, one {# organisé} other {# organisés}}, {live, number} en cours',
  sessions: 'Sessions ouvertes',
  noSessions: 'Aucun appareil pour le moment.',
  endAll: 'Déconnecter partout',
  endOthers: 'Déconnecter les autres appareils',
  endOne: 'Déconnecter',
  endOneLabel: 'Déconnecter {device}',
  endedOne: 'Session fermée : {name}, {device}.',
  endedAll: 'Sessions fermées partout : {name}.',
  endedOthers: 'Vos autres appareils sont déconnectés.',
  reported: 'Messages signalés',
  reportedLine: '{at}, {state, select, open {ouvert} other {réglé}}',
  ownAccount: 'C’est votre propre compte. Seul un autre Admin peut changer son rôle ou le suspendre.',
  failed: 'Ça n’a pas marché',
  reasonFirst: 'Saisissez d’abord un motif.',

  roleMeaning:
    '{role, select, Admin {Peut tout changer ici.} PowerUser {Organise aussi des événements, ouvre de grandes tables et drafte ses propres listes.} other {Drafte et ouvre des tables.}} Prend effet en cinq secondes.',
  roleChanged:
    '{name} a maintenant le rôle {role, select, Admin {Admin} PowerUser {PowerUser} other {de membre}}.',
  askRole: 'Donner à {name} le rôle {role, select, Admin {Admin} PowerUser {PowerUser} other {de membre}} ?',
  makeRole: 'Donner le rôle {role, select, Admin {Admin} PowerUser {PowerUser} other {de membre}}',
  saving: 'Enregistrement',
  adminMeaning:
    '{name} ({address}) pourra tout changer ici : les jeux, les cartes et les comptes des autres. Il faudra d’abord un second facteur.',
  liftFirst: 'Levez d’abord la suspension.',
  confirmFirst: 'L’adresse e-mail doit d’abord être confirmée.',

  suspend: 'Suspendre',
  reason: 'Motif, montré à {name}',
  term: 'Durée',
  terms:
    '{term, select, day {1 jour} week {7 jours} month {30 jours} date {Jusqu’à une date} other {Jusqu’à nouvel ordre}}',
  lastDay: 'Dernier jour',
  suspendHint:
    'Ferme partout les sessions ouvertes : {name}. Un bot joue ses places en cours. Decks et résultats restent.',
  suspendedTold: 'Compte suspendu : {name}.',
  suspendedUntil: 'Jusqu’au {until} : {reason}',
  suspendedUntilLifted: 'Jusqu’à nouvel ordre : {reason}',
  lift: 'Lever la suspension',
  lifted: '{name} peut de nouveau se connecter.',
});
