import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/cardFigures.ts';

export default translation<typeof english>()({
  title: 'Ce draft en chiffres',
  lead: '{who, select, you {Votre place.} other {La place occupée par {name}.}} Appuyez sur un nom pour voir ce qu’il compte.',
  notEnough: 'pas assez',
  notEnoughOf: 'pas assez : {count, number}',
  notEnoughCards: 'pas assez : {count, plural, one {# carte} other {# cartes}}',
  ofCount: 'sur {counted}',
  fromCount: '{counted}, il en faut {least, number}',
  ofNumber: 'sur {count, number}',
  byHand: '{count, plural, one {# pick à la main} other {# picks à la main}}',
  picks: '{count, plural, one {# pick} other {# picks}}',
  seenAgain: '{count, plural, one {# carte revue} other {# cartes revues}}',
  percent: '{share, number, ::percent}',
  middleTime: 'Temps par pick',
  middleTimeMeans:
    'La médiane de tous les picks à la main : une moitié a pris plus de temps, l’autre moins. Un pick commence quand son booster arrive à la place. Les picks du chrono et des bots ne comptent pas.',
  wholeTime: 'Temps de réflexion total',
  wholeTimeMeans: 'La somme de tous les picks à la main. L’attente des boosters ne compte pas.',
  botAgreement: 'D’accord avec le bot',
  botAgreementMeans:
    'Combien de fois la carte prise est celle qu’un bot aurait prise à cette place. Seuls comptent les picks à la main où il y avait le choix, donc pas la dernière carte d’un booster. Le bot mesure ce qui est courant, pas ce qui est bon.',
  wheelsCaught: 'Wheels récupérés',
  wheelsCaughtMeans:
    'Une carte wheel quand elle est encore dans un booster qui revient à une place qui l’a passée. On compte ici les cartes que cette place a revues, et combien elle en a alors prises.',
  byClock: 'Prises par le chrono',
  byClockMeans:
    'Les picks faits par le chrono parce que le temps était écoulé. Les picks d’un bot à cette place ne comptent pas.',

  lanesByRound:
    '{lanes}s par {format, select, booster {booster} grid {grille} minesweeper {grille} other {manche}}',
  lanesMean:
    'La part de chacune parmi les cartes prises par cette place dans cette manche. Une carte de deux compte pour moitié dans chacune. Une carte sans aucune est neutre.',
  neutral: 'Neutre',
  laneShare: '{lane} {share, number, ::percent}',

  whenTaken: 'Quand les cartes partent',
  openSeats: 'Sur {count, plural, one {# place visible} other {# places visibles}}, bots compris.',
  rarity: 'Rareté',
  averagePick: 'Pick moyen',
  averagePickMeans:
    'Le pick auquel ses cartes ont été prises, compté à partir de 1 dans chaque manche, en moyenne.',
  cameBack: 'Revenues',
  cameBackMeans:
    'Parmi les cartes passées dans un booster revenu à la même place : combien y étaient encore.',

  usual: 'Comment ces cartes partent d’habitude',
  usualAll: 'Comment les cartes partent d’habitude',
  meaning: 'Ce que disent les chiffres',
  loading: 'Chargement des chiffres',
  loadFailed: 'Impossible de charger les chiffres',
  tooFew:
    'Pas encore assez de drafts visibles : les chiffres apparaissent après {drafts, number} drafts de {people, number} personnes, pour les cartes vues par {least, number} d’entre elles.',
  showFewer: 'Afficher moins',
  showAll: 'Afficher les {count, number}',
  allOfGame: 'Toutes les cartes : {game}',
  theseCards: 'Les chiffres de ces cartes',
  allCards: 'Les chiffres de toutes les cartes',
  card: 'Carte',
  takenHere: 'Prise ici',
  takenAt: 'P{round, number} pick {pick, number}',
  usuallyTaken: 'Prise d’habitude au pick',
  average: 'Moyenne',
  comesBack: 'Revient',
  draftsSeen: 'Vue (drafts)',
  pickRate: 'Taux de pick',
  onlyDrafts: 'seulement {count, number}',
  drafts: '{count, number}',
  pickRateMeans:
    'Parmi les boosters où quelqu’un a trouvé la carte : combien ont fini avec cette personne qui la prend, tout de suite ou au retour du booster.',
  usuallyTakenName: 'Prise d’habitude au pick, Moyenne',
  usuallyTakenMeans:
    'Le pick auquel les gens ont pris la carte à la main, compté à partir de 1 dans chaque manche. La barre montre la moitié centrale de tous ces picks, le point leur moyenne.',
  comesBackMeans:
    'Parmi les fois où quelqu’un l’a passée dans un booster qui a refait le tour : combien de fois elle y était encore. Affiché à partir de {least, number} fois.',
  draftsSeenMeans:
    'Les drafts comptés où une personne a vu la carte. En dessous de {few, number}, les chiffres sont signalés comme peu nombreux. Les cartes vues dans moins de {least, number} drafts ne sont pas listées. Les drafts sont comptés par lots, une fois que toute la table peut lire leurs picks. Les drafts d’une seule personne contre des bots ne comptent pas.',

  myDrafts: 'Mes drafts',
  noneCounted: 'Aucun draft compté pour l’instant ({game}).',
  counted:
    'D’après {drafts, plural, one {# draft} other {# drafts}} ({game}), seulement les picks à la main. Une carte est listée dès que {least, number} drafts l’ont vue.',
  game: 'Jeu',
  search: 'Chercher des cartes',
  searchHint: 'Nom d’une carte',
  noneFits: 'Aucune carte ne correspond',
  noneFitsHint: 'Aucune carte listée n’a ces mots dans son nom.',
  showAllCards: 'Afficher toutes les cartes',
  noFigures: 'Pas encore assez de drafts visibles',
  noFiguresHint:
    'Les chiffres apparaissent après {drafts, number} drafts de {people, number} personnes. Un draft compte dès que tous ceux qui y avaient une place peuvent lire tous ses picks.',
});
