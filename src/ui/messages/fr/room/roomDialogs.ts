import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/room/roomDialogs.ts';

export default translation<typeof english>()({
  menu: 'Menu du draft',
  cardSize: 'Taille des cartes',
  keysAndHelp: 'Touches et aide',
  leave: 'Quitter',
  takeBack: 'Annuler le dernier pick',
  pauseDraft: 'Mettre le draft en pause',
  pauseOnce: 'Pause de 2 minutes (une fois)',
  resume: 'Reprendre',
  whoHoldsPacks: 'Qui a des boosters',
  helpSeat: 'Aider une place',
  streamOverlay: 'Overlay de stream',
  mayBeStreamed:
    'Cette table peut être streamée. Un stream {unit, select, none {n’a pas de délai.} seconds {a {count, plural, one {# seconde} other {# secondes}} de retard.} other {a {count, plural, one {# minute} other {# minutes}} de retard.}}',
  endDraft: 'Arrêter le draft',
  voteInMenu: 'Voter l’arrêt du draft ({votes, number} sur {needed, number})',
  takeVoteBack: 'Retirer mon vote',

  leaveTitle: 'Quitter le draft ?',
  leaveKept: 'La table vous attendra. Vous la retrouverez dans Mes drafts.',
  leaveHanded: 'Un bot finira à votre place. Vous pouvez revenir jusqu’à la fin du draft.',
  stay: 'Rester',
  leaving: 'Départ',

  endTitle: 'Arrêter le draft pour tout le monde ?',
  endWords: '{table} s’arrête ici, sans résultats. Impossible de reprendre ensuite.',
  keepDrafting: 'Continuer à drafter',
  ending: 'Arrêt',
  voteTitle: 'Voter l’arrêt du draft ?',
  takeVoteBackTitle: 'Retirer votre vote ?',
  voteWords:
    'Le draft s’arrête pour tout le monde, sans résultats, dès que {needed, number} d’entre vous le votent. Pour l’instant : {votes, number}.',
  vote: 'Voter l’arrêt',
  voting: 'Vote',

  helpSeatWords:
    'Avec un bot, les boosters continuent de tourner. Le joueur peut reprendre sa place jusqu’à la fin du draft.',
  seatBot: 'un bot joue',
  seatAway: 'connexion perdue',
  seatWaiting: 'en attente',
  moreSeconds: '30 s de plus',
  moreDays: '1 jour de plus',
  handToBot: 'Confier à un bot',
  you: 'Vous',

  otherSide: 'Autre face',

  helpClick: 'Un clic sélectionne une carte. Elle est à vous avec le bouton ou Entrée.',
  helpClickTwice: 'Un clic sélectionne une carte. Elle est à vous avec le bouton, Entrée ou un double-clic.',
  helpNoClock: 'Cette table n’a pas de chrono : prenez votre temps.',
  helpClock:
    'À 0:00, vous recevez la carte sélectionnée, ou une favorite, ou le choix du bot. Si votre chrono s’écoule deux fois de suite, vous passez en mode absence : les cartes sont alors prises au bout de trois secondes, jusqu’à ce que vous cliquiez ou appuyiez sur une touche.',
  helpFocus:
    'Les touches marchent où que soit le focus, sauf dans un champ de texte. Clic droit ou appui long pour agrandir.',
  helpSingleOff: 'Les touches simples sont désactivées ; activez-les dans votre profil.',
  keys: 'Touches',
  keyHome: 'Début',
  keyEnd: 'Fin',
  keyDigits: '1 à 9',
  keySpace: 'Espace',
  keyEnter: 'Entrée',
  doesMove: 'Parcourir le booster',
  doesRow: 'Première et dernière carte de la ligne',
  doesJump: 'Aller à une carte',
  doesSelect: 'Sélectionner ou désélectionner la carte',
  doesTake: 'Prendre la carte',
  doesSide: 'Prendre la carte au side',
  doesStar: 'Mettre la carte en favori',
  doesZoom: 'Agrandir la carte',
  doesSpeak: 'Lire le chrono, le pick et votre sélection',
  doesHint: 'Lire le conseil, si les conseils sont activés',
  doesHelp: 'Cette aide',

  hint: 'Conseil',
  hintTakes: 'Un bot prend {cards}.',
  hintDoes: 'Un bot ici : {words}',
  hintNothing: 'Rien.',
  hintRating: 'Sa note : {source}.',
  hintNone: 'Pas de conseil pour le moment.',
  someCard: 'une carte',
});
