import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminAnalytics.ts';

export default translation<typeof english>()({
  title: 'Statistiques',
  lead: 'Comptées sans noms : personne ne peut y retrouver ses picks.',
  period: 'Période',
  periods: '{days, plural, =365 {Année} one {# jour} other {# jours}}',
  tabDrafts: 'Drafts',
  tabCards: 'Ordre de pick des cartes',
  failedToLoad: 'Impossible de charger les chiffres',
  note: 'Comptés sans noms ni adresses. En dessous de {few, number}, on montre les nombres plutôt qu’une part.',
  uncounted:
    'Les picks de {count, plural, one {# draft ne sont pas encore comptés} other {# drafts ne sont pas encore comptés}}. Ils le seront dans l’heure.',
  nothingDrafted: 'Rien n’a été drafté pendant cette période.',
  asTable: 'En tableau',
  asChart: 'En graphique',
  csv: 'CSV',
  csvLabel: 'CSV : {title}',
  figuresLabel: '{title} Chiffres',

  completion: 'Combien de drafts vont jusqu’au bout ?',
  completionFew:
    '<b>{finished, number}</b> sur {over, number} sont allés jusqu’au bout : trop peu pour une part.',
  completionShare:
    '<b>{share}</b> sont allés jusqu’au bout, drafts en cours non compris{trend, select, up {, en hausse depuis {before} à la période précédente} down {, en baisse depuis {before} à la période précédente} same {, comme à la période précédente} other {}}.',
  completionSample:
    '{started, plural, one {# draft} other {# drafts}}{open, plural, =0 {} other {, dont {open, number} en cours}}',
  completionChart: 'Drafts par jour, commencés et terminés',
  startedEnd: '{count, plural, one {# commencé} other {# commencés}}',
  finishedEnd: '{count, plural, one {# terminé} other {# terminés}}',
  day: 'Jour',
  started: 'Commencés',
  finished: 'Terminés',
  ended: 'Abandonnés',

  steps: 'Où s’arrêtent les drafts ?',
  stepsNone: 'Aucune table n’a été abandonnée et aucune place laissée à un bot pendant cette période.',
  stepsAllDone: 'Chaque table commencée a été draftée jusqu’au bout par ceux qui y étaient.',
  stepsMost: 'Le plus souvent : <b>{step}</b>, {count, number} sur {tables, number}.',
  stepsSeats:
    'Aucune table abandonnée ; <b>{seats, plural, one {# place} other {# places}}</b> {seats, plural, one {laissée} other {laissées}} à un bot.',
  stepsPick: 'Pendant le draft, on perd le plus de monde au <b>pick {pick, number}</b> d’une manche.',
  stepsSample:
    '{tables, plural, one {# table abandonnée} other {# tables abandonnées}}, {seats, plural, one {# place laissée} other {# places laissées}} à un bot',
  stepCounts: '{tables, number}{seats, plural, =0 {} other { + {seats, number}}}',
  step: 'Où',
  tablesGivenUp: 'Tables abandonnées',
  seatsLeft: 'Places laissées à un bot',
  pickOfRound: 'Pick {pick, number} de sa manche',
  picksChart: 'Pertes selon le numéro du pick dans sa manche',
  pickTitle:
    'Pick {pick, number} : {tables, plural, one {# table abandonnée} other {# tables abandonnées}}, {seats, plural, one {# place laissée} other {# places laissées}} à un bot',
  pickBelow: 'pick {pick, number}',

  pace: 'Combien de temps prend un pick ?',
  paceNone: 'Aucun pick n’a été fait à la main.',
  paceLead: 'Seuls les picks faits par des personnes sont chronométrés.',
  paceLongest:
    'Le plus long est le <b>pick {pick, number}</b> : la moitié prend {seconds, number, ::.#} s ou moins.',
  paceSample: '{count, plural, one {# décision prise} other {# décisions prises}} par des personnes',
  paceChart: 'Secondes selon le numéro du pick',
  paceBand: 'la moitié des picks',
  paceMiddle: 'pick médian',
  paceSlowest: 'neuf sur dix',
  pick: 'Pick',
  decisions: 'Décisions',
  quick: 'Un quart en moins de',
  median: 'Médiane en secondes',
  slow: 'Trois quarts en moins de',
  slowest: 'Neuf sur dix en moins de',

  bots: 'Combien de places sont tenues par des bots ?',
  botsFew: '<b>{bots, number}</b> sur {seats, number} : trop peu pour une part.',
  botsShare: '<b>{share}</b> de toutes les places. {solo} des drafts sont joués en solo.',
  botsSample:
    '{seats, plural, one {# place} other {# places}} dans {drafts, plural, one {# draft} other {# drafts}}',
  botsChart: 'Places de personnes et de bots par semaine',
  weekTitle:
    'Semaine du {week} : {people, plural, one {# personne} other {# personnes}}, {bots, plural, one {# bot} other {# bots}}',
  peopleEnd: '{share} de personnes',
  botsEnd: '{share} de bots',
  decisionsBy: 'Décisions : personnes {people}, chrono {clock}, bots {bots}',
  what: 'Quoi',
  count: 'Nombre',
  seatsOf: 'Places : {who, select, people {personnes} other {bots}}',
  decisionsOf: 'Décisions : {who, select, people {personnes} clock {chrono} other {bots}}',
  draftsOf: 'Drafts : {who, select, shared {à plusieurs} other {en solo}}',

  pickOrderLead:
    'Parmi tous les boosters où quelqu’un a vu une carte : combien de fois elle a été prise, et prise en premier pick. Taux de wheel : combien de fois une carte passée était encore là au retour du booster. Les picks des bots et du chrono ne comptent pas.',
  card: 'Carte',
  averagePick: 'Pick moyen',
  firstPickRate: 'Taux de premier pick',
  takenRate: 'Prise',
  wheelRate: 'Taux de wheel',
  met: 'Boosters avec elle',
  drafts: 'Drafts',
  cardSearch: 'Nom de carte',
  noneCounted: 'Aucun draft compté pour l’instant',
  noneCountedHint:
    'Quand des personnes auront terminé des drafts, leurs picks seront comptés ici dans l’heure.',
});
