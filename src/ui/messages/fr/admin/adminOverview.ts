import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminOverview.ts';

export default translation<typeof english>()({
  title: 'Administration',
  lead: '{now}. Chiffres et tables à jour toutes les cinq secondes.',
  testBench: 'Banc d’essai',
  failedToLoad: 'Impossible de charger l’aperçu',

  tables: 'tables en ce moment',
  inLobby: '{count, number} au lobby',
  people: 'personnes à table',
  peopleHint: 'comptées une seule fois',
  started: 'drafts commencés aujourd’hui',
  finished: '{count, plural, one {# terminé aujourd’hui} other {# terminés aujourd’hui}}',
  newMembers: 'nouveaux membres aujourd’hui',
  newMembersHint: 'sans les invités',
  pictures: 'images venant du cache',
  picturesFailed: '{count, plural, one {# échec} other {# échecs}}',

  tablesNow: 'Tables en ce moment',
  tableSearch: 'Table, hôte ou code',
  noTables: 'Aucune table ouverte',
  noTablesHint: 'Les tables sont listées ici de leur création jusqu’à leur fin.',
  host: 'Ouvrir une table',
  table: 'Table',
  seats: 'Places',
  seatsOf: '{people, number} sur {seats, number}{bots, plural, =0 {} one {, # bot} other {, # bots}}',
  status: 'Statut',
  statuses:
    '{status, select, lobby {Au lobby} countdown {Ça commence} drafting {Draft en cours} paused {En pause} building {Decks en cours} finished {Terminée} other {Fermée}}',
  hostedBy: 'Hôte',
  draftQueue: 'File d’attente',
  lastActivity: 'Dernière activité',
  template: 'Modèle',
  createdAt: 'Créée',
  kind: 'Contre',
  againstBots: 'Bots seulement',
  withOthers: 'D’autres joueurs',
  actions: 'Actions',
  actionsFor: 'Actions : {name}',
  orders:
    '{order, select, pause {Mettre en pause} resume {Reprendre} repair {Réparer : recharger et régler ses chronos} other {Fermer la table}}',
  notDrafting: 'Personne ne drafte ici en ce moment.',
  notStarted: 'Elle n’a pas commencé.',
  askOrder:
    '{order, select, pause {Mettre en pause} resume {Reprendre} repair {Réparer} other {Fermer}} {name} ?',
  confirmOrder:
    '{order, select, pause {Mettre en pause} resume {Reprendre} repair {Réparer} other {Fermer la table}}',
  endHint:
    '{people, plural, one {# personne y joue} other {# personnes y jouent}}. Les picks sont gardés, mais le draft est terminé. C’est irréversible.',
  keepTable: 'Garder la table',
  working: 'En cours',
  ordered:
    '{name} : {order, select, pause {table en pause} resume {table relancée} repair {table réparée} other {table fermée}}.',

  toRepair: 'À réparer',
  nothingToRepair: 'Rien à réparer.',
  repairTitle:
    '{key, select, stuck {{count, plural, one {# table a dépassé son chrono} other {# tables ont dépassé leur chrono}}} reports {{count, plural, one {# signalement de chat} other {# signalements de chat}}} nameOnly {{count, plural, one {# carte n’a qu’un nom} other {# cartes n’ont qu’un nom}}} bare {{count, plural, one {# carte sans impression} other {# cartes sans impression}}} short {{count, plural, one {# modèle manque de cartes} other {# modèles manquent de cartes}}} other {{count, plural, one {# image en échec} other {# images en échec}}}}',
  repairHint:
    '{key, select, stuck {Un tour est en retard de deux minutes et personne ne l’a joué.} reports {Messages de chat signalés par des joueurs et que personne n’a encore lus.} nameOnly {Elles s’affichent en texte jusqu’à ce que quelqu’un ajoute ou importe le reste.} bare {Les boosters sont faits d’impressions, aucun ne peut donc les contenir.} short {Ses tables ne peuvent pas commencer.} other {D’autres sites ne les ont pas envoyées, ces cartes s’affichent donc en texte.}}',
  repairWay:
    '{key, select, stuck {Réparer} reports {Lire} short {Voir les boosters} pictures {Tout réessayer} other {Voir les cartes}}',
  repaired: '{count, plural, one {# table réparée} other {# tables réparées}}.',
  retrying: 'Nouvel essai pour {count, plural, one {# image} other {# images}}.',

  deaths: 'Où s’arrêtent les drafts ?',
  deathsOf: '30 derniers jours.',
  analytics: 'Ouvrir les statistiques',

  activity: 'Activité',
  activityLead: 'Qui a changé quoi, et quand. Une annulation compte aussi.',
  everything: 'Tout',
  nothingChanged: 'Rien n’a encore changé.',
  someone: 'Quelqu’un',
  what: 'Quoi',
  said: '{who} {what}',
  saidRich: '<b>{who}</b> {what}',
  when: 'Quand',
  rows: 'Lignes',
  state: 'État',
  states: '{state, select, reverted {annulée} final {définitive} other {–}}',
  who: 'Qui',
  activityKind: 'Type',
  subject: 'Sujet',
  activitySearch: 'Quoi ou qui',
  noActivity: 'Aucune activité pour l’instant',
  noActivityHint: 'Chaque changement dans l’administration est noté ici.',
  seeGames: 'Voir les jeux',
  revert: 'Annuler',
  redo: 'Rétablir',
  revertLabel: 'Annuler : {what}',
  reverted: 'Annulé.',
  whyFinal:
    '{why, select, reverted {C’est déjà annulé.} ofImport {Un import s’annule en entier, sous Cartes, Imports passés.} other {Impossible à annuler.}}',
  changeOf: '{subject}{kind, select, created {, création} deleted {, suppression} other {}}',
  field: 'Champ',
  before: 'Avant',
  after: 'Après',
  moreRows: 'Et encore {count, plural, one {# ligne} other {# lignes}}.',
});
