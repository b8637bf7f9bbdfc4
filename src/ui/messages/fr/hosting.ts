import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/hosting.ts';

export default translation<typeof english>()({
  title: 'Ouvrir une table',
  open: 'Ouvrir la table',
  opening: 'Ouverture de la table',
  notOpened: 'La table n’a pas été ouverte',
  gamesFailed: 'Impossible de charger les jeux',
  logIn: 'Se connecter',
  createAccount: 'Créer un compte',
  next: '{visibility, select, open {Visible tout de suite dans la liste publique} other {Vous recevrez un lien à partager}}. {clock, select, quick {Cadence rapide} standard {Cadence standard} relaxed {Cadence tranquille} none {Sans chrono} other {Par correspondance}}. Jusqu’au départ, vous pouvez tout changer sauf le jeu et le format.',

  what: 'Que voulez-vous drafter ?',
  how: 'Comment ?',
  howFast: 'À quelle vitesse ?',
  howFastHint: 'Temps par pick, du premier au dernier',
  cards: '{count, plural, one {# carte} other {# cartes}}',
  clockHint:
    '{clock, select, none {Chacun prend son temps} correspondence {Sur plusieurs jours, par e-mail et push} other {de {first, number} s à {last, number} s}}',

  more: 'Plus d’options',
  moreWords:
    '{seats, plural, one {# place} other {# places}}, {picks, select, everyone {tout le monde voit les picks après coup} closed {tout le monde voit les picks à la fermeture de la table} host {l’hôte voit les picks après coup} other {chacun ne voit que ses picks}}, {watchers, select, yes {spectateurs admis} other {sans spectateurs}}{teams, select, yes {, deux équipes} other {}}{review, select, yes {, une revue entre les boosters} other {}}',
  seats: 'Places',
  seatsHint: 'Des bots peuvent occuper les places libres.',
  description: 'Description',
  descriptionHint: 'Une ligne pour ceux qui cherchent une table.',
  picks: 'Qui voit les picks après le draft ?',
  picksChoice:
    '{picks, select, everyone {Tout le monde} closed {À la fermeture} host {L’hôte} other {Chacun les siens}}',
  picksHint:
    '{picks, select, everyone {Toute la table voit chaque pick et chaque deck.} closed {Tout le monde les voit une fois tous les decks validés, ou quand vous fermez la table.} host {Chacun voit les siens, et vous les voyez tous.} other {Chacun ne voit que les siens.}}',
  watchers: 'Spectateurs',
  watchersHint: 'On peut suivre la table sans y avoir de place, mais sans voir ni boosters ni pools.',
  hints: 'Conseils',
  hintsHint: 'Ceux qui ont activé les conseils dans leur profil voient ce qu’un bot prendrait.',
  noSeat: 'Organiser sans jouer',
  noSeatHint: 'Vous dirigez la table et la suivez comme les spectateurs : sans boosters ni pools.',
  inLobby:
    'Boosters et picks, secondes, revue entre les boosters et équipes se règlent dans le lobby et sont gardés pour votre prochaine table.',
  reset: 'Oublier mes derniers réglages',

  tableName: 'Nom de la table',
  tableNameHint: 'Vous pourrez le changer dans le lobby.',
  whoCanJoin: 'Qui peut entrer',
  friends: 'Les amis qui ont le lien',
  friendsHint: 'Il faut le lien ou le code pour la trouver.',
  anyone: 'Tout le monde',
  anyoneHint: 'Visible dans Tables dès que vous l’ouvrez.',
  verifyFirst: 'Confirmez votre adresse e-mail pour afficher une table dans la liste publique.',
  moreFormats: 'Autres formats',
  moreFormatsHint: 'Toutes les autres façons de drafter ces cartes',
  chosen: 'Choisi : {format}',
  formatsLabel: 'Formats : {pack}',
  pack: 'Cartes',
  loading: 'Chargement des formats',
  loadFailed: 'Impossible de charger les formats',
  retry: 'Réessayer',
  nothingMore: 'Tous les formats de ce jeu figurent ci-dessus.',
  seatsAndTime:
    '{seats, plural, one {# place} other {# places}}, environ {minutes, plural, one {# minute} other {# minutes}}',
});
