import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/myDrafts.ts';

export default translation<typeof english>()({
  title: 'Mes drafts',
  sumNone: 'Tous vos drafts sont gardés ici.',
  sum: '{all, plural, one {# draft} other {# drafts}} depuis le {since, date, ::dMMMM}',
  sumShown:
    '{all, plural, one {# draft} other {# drafts}} depuis le {since, date, ::dMMMM}, dont {shown, number} ici',
  workshop: 'Atelier',
  openLog: 'Ouvrir un log',

  search: 'Chercher dans mes drafts',
  searchHint: 'Table, jeu, deck ou carte',
  game: 'Jeu',
  allGames: 'Tous les jeux',
  group:
    '{group, select, waiting {À moi de jouer} running {En cours} unfinished {Deck à terminer} other {Terminés}}',

  failed: 'Impossible de charger vos drafts',
  failedHint: 'Rien n’est perdu : drafts et decks sont gardés, et un draft en cours continue à la table.',
  none: 'Pas encore de draft',
  noneHint:
    'Vos drafts apparaissent ici dès le premier pick, puis avec leur deck et leur replay une fois terminés.',
  draftNow: 'Drafter contre 7 bots',
  seeTables: 'Voir les tables ouvertes',
  noMatch: 'Aucun draft ne correspond',
  noMatchHint: 'Aucun de vos drafts ne correspond à cette recherche et à ces filtres.',
  emptyPage: 'Rien sur cette page',
  emptyPageHint: 'Vos drafts s’arrêtent avant cette page.',
  showAll: 'Afficher tous mes drafts',

  soonestFirst: 'les plus pressés d’abord',
  count: '{count, number}',
  eventRecord: '{record} en événements',

  resume: 'Reprendre',
  resumeTable: 'Reprendre {table}',
  open: 'Ouvrir',
  openTable: 'Ouvrir {table}',
  running: '{game}, {clock}',
  runningSolo: '{game}, contre des bots, {clock}',
  whoHolds: 'Qui a des boosters',
  whoHoldsAt: 'Qui a des boosters : {table}',

  startingNow: 'Ça commence.',
  allTaken: 'Toutes les places sont prises.',
  waitingForPeople:
    'On attend du monde, {open, plural, one {# place libre} other {# places libres}} sur {seats, number}.',
  drafting: 'Draft en cours',
  pausedAt: '{place}. En pause.',
  byBot: '{place}. Un bot joue à votre place.',
  yourPick: '{place}. À vous.',
  nextPack: '{place}. On attend le booster suivant.',

  what: '{game}, {table}',
  seat: 'Place {seat, number} sur {seats, number}, {company}',
  bots: '{count, plural, one {# bot} other {# bots}}',
  players: '{count, plural, one {# joueur} other {# joueurs}}',
  notStarted: 'Pas commencé',
  short: '{count, plural, one {# manquante} other {# manquantes}}',
  notSubmitted: 'Pas validé',
  submitted: 'validé',
  wins: '{count, plural, one {# victoire} other {# victoires}}',
  losses: '{count, plural, one {# défaite} other {# défaites}}',
  draws: '{count, plural, one {# nul} other {# nuls}}',
  samePacks: 'Rejouer ces boosters',
  samePacksAs: 'Rejouer ces boosters : {table}',
  replay: 'Replay',
  replayOf: 'Replay : {table}',
  build: 'Monter le deck',
  buildOf: 'Monter le deck : {table}',
  deck: 'Deck',
  deckOf: 'Deck : {table}',
});
