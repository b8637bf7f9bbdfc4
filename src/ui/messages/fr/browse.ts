import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/browse.ts';

export default translation<typeof english>()({
  title: 'Tables ouvertes',
  events: 'Événements',
  host: 'Ouvrir une table',
  hostShort: 'Ouvrir',
  sumNone: 'Les nouvelles tables apparaissent ici dès qu’elles ouvrent.',
  sumNoMatch: 'Aucune table ne correspond à vos filtres.',
  sum: '{tables, plural, one {# table} other {# tables}}, {people, plural, one {# personne à table} other {# personnes à table}}',
  sumMatching:
    '{tables, plural, one {# table correspond} other {# tables correspondent}}, {people, plural, one {# personne à table} other {# personnes à table}}',

  search: 'Hôte, nom ou code',
  seatsFree: 'Places libres',
  watchable: 'Spectateurs admis',
  game: 'Jeu',
  allGames: 'Tous les jeux',
  clock: 'Cadence',
  anyClock: 'Toutes cadences',
  order: 'Ordre',
  newest: 'Les plus récentes',
  fullest: 'Presque complètes',

  tables: 'Tables',
  waiting: '{count, plural, one {# nouvelle table} other {# nouvelles tables}}',
  stale: 'La liste ne peut pas être actualisée pour le moment, des places ont pu partir.',
  askAgain: 'Réessayer',
  failed: 'Impossible de charger les tables',
  failedHint: 'Aucune table n’est touchée. Réessayez, ou draftez contre des bots en attendant.',
  noMatch: 'Aucune table ne correspond',
  noMatchFilters: 'Il y a des tables ouvertes, mais aucune avec ces filtres.',
  noMatchSearch: 'Aucune table ouverte n’a « {search} » comme hôte, nom ou code.',
  clear: 'Effacer les filtres',
  pageOf: '{first, number} à {last, number} sur {total, number}',

  hostedBy: 'hôte',
  gone: 'Plus ouverte',
  act: '{action, select, sit {Prendre place} watch {Regarder} other {Ouvrir}}',
  actAt: '{action, select, sit {Prendre place} watch {Regarder} other {Ouvrir}} : {table}',

  nobody: 'Aucune table ouverte',
  nobodyHint: 'Ouvrez-en une pour que d’autres vous rejoignent, ou draftez tout de suite contre des bots.',
  draftWithBots: 'Drafter avec {bots, plural, one {# bot} other {# bots}}',

  otherWays: 'Autres façons de drafter',
  cannotWait: 'Pas envie d’attendre ?',
  cannotWaitHint:
    '{bots, plural, one {# bot est prêt} other {# bots sont prêts}}. Environ {minutes, plural, one {# minute} other {# minutes}}, avec des pauses quand vous voulez.',
  joinByCode: 'Entrer avec un code',
  seatKey: 'Les places en un coup d’œil',
  aPerson: 'une personne',
  aBot: 'un bot, qui cède sa place',
  free: 'libre',
});
