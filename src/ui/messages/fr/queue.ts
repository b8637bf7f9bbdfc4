import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/queue.ts';

export default translation<typeof english>()({
  label: 'File d’attente, les tables se forment toutes seules',
  title: 'File d’attente',
  hint: 'Une table se forme toute seule, sans hôte.',
  kind: '{game}, {template}',
  noGame: 'Aucun jeu ici ne peut encore être drafté à plusieurs.',
  game: 'Jeu à drafter',
  template: 'Draft à jouer',
  sitDown: 'Prendre place',
  sitDownFor: 'Prendre place : {kind}',
  sitDownToo: 'Les rejoindre',
  others: 'Files où l’on attend déjà',
  nobodyWaits: 'Personne n’attend ce draft pour l’instant. Environ {length} une fois lancé.',
  someWait:
    '{waiting, plural, one {# personne attend} other {# personnes attendent}}, il en faut {seats, number}. Environ {length} une fois lancé.',
  count: '{waiting, number} sur {seats, number} en attente',

  bots: 'Bots',
  botsWish:
    '{wish, select, afterWait {au bout de {minutes, plural, one {# minute} other {# minutes}}} now {dès que tout le monde est d’accord} other {jamais, entre joueurs seulement}}',

  waitingTitle: 'Vous attendez',
  formsWithPeople:
    'La table se forme {missing, plural, one {dès qu’une autre personne prend place} other {dès que # autres personnes prennent place}}. Impossible de dire combien de temps cela prendra.',
  formsWithBots:
    'La table se forme {missing, plural, one {dès qu’une autre personne prend place} other {dès que # autres personnes prennent place}}, ou avec des bots dans {left}.',
  botsNow:
    '{wanting, number} voix sur {people, number} pour commencer tout de suite avec des bots. Il faut que tout le monde soit d’accord.',
  startNow: 'Commencer avec des bots',
  waitOn: 'Continuer d’attendre',
  leave: 'Partir',
  keepOpen:
    'Gardez cet onglet ouvert à l’arrière-plan. Un son et le titre de l’onglet vous appellent, et vous avez {seconds, number} secondes pour répondre.',

  found: 'Une table est trouvée',
  foundForOthers: 'On attend les autres',
  foundPeople: '{people, plural, one {# personne} other {# personnes}}, sans bots',
  foundMixed:
    '{people, plural, one {# personne} other {# personnes}} et {bots, plural, one {# bot} other {# bots}}',
  there: '{there, plural, one {# personne présente} other {# personnes présentes}} sur {people, number}',
  allThere: 'Tout le monde est là',
  startsItself: '{there}. Départ dès que tout le monde est là.',
  timeLeft: '{there}, encore {left}',
  notNowHint: '« Pas maintenant » cède votre place.',
  saidHere: 'Vous avez répondu présent.',
  imHere: 'Je suis là',
  notNow: 'Pas maintenant',
  leaveAfterAll: 'Partir quand même',
  secondsLeft: '{seconds, plural, one {encore # seconde} other {encore # secondes}}',
  tabFound: '● Une table est trouvée',
  tabTitle: '{news} · {title}',

  atTable: 'Vous jouez à une table de la file',
  atTableHint: 'Vous pourrez reprendre place dans la file à la fin de son draft.',
  backToDraft: 'Retour au draft',
  ready: 'Votre table est prête',
  readySpoken: 'Votre table est prête.',
  readyHint: 'Elle commence dans un instant.',
  goToTable: 'Aller à la table',

  told: '{why, select, missed {Une table était trouvée et vous n’avez pas répondu à temps : votre place a été cédée.} absent {Plus d’une minute d’absence : votre place a été cédée.} other {Il manquait quelqu’un, la table ne s’est pas formée. Vous gardez votre place.}}',
  lost: 'Connexion perdue. La suite dès son retour.',
  lostPlace: 'Connexion perdue. Votre place est gardée une minute, et tout reprend à votre retour.',
});
