import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/results.ts';

export default translation<typeof english>()({
  title: 'Résultats',
  headline: 'Draft terminé',
  share: 'Partager',

  about: '{name}, {game}, {day, date, ::dMMMM}',
  aboutLength: '{name}, {game}, {day, date, ::dMMMM}, {length}',
  underMinute: 'moins d’une minute',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# heure} other {# heures}}',
  days: '{count, plural, one {# jour} other {# jours}}',
  sentence: '{words}.',
  rule: '{rule, select, owners {L’hôte ne montre à chacun que ses propres picks.} host {L’hôte voit toutes les places. Les autres ne voient que la leur.} event {Toutes les places seront visibles à la clôture de l’événement.} closed {Toutes les places seront visibles à la fermeture de la table : une fois tous les decks validés, ou quand l’hôte la ferme.} watched {Toutes les places sont visibles par ceux qui ont joué ou regardé.} other {Toutes les places sont visibles par ceux qui ont joué.}}',
  ruleAfter:
    'Toutes les places seront visibles à la fermeture de la table, {hours, number} h après le draft au plus tard.',
  passed: 'sens : {directions}',
  direction: '{direction, select, left {gauche} right {droite} other {sans passer}}',
  seatCount: '{seats, plural, one {# place} other {# places}}',
  evenPacks:
    '{seats, plural, one {# place} other {# places}}, {packs, plural, one {# booster} other {# boosters}} de {size, number}',
  unevenPacks: '{seats, plural, one {# place} other {# places}}, boosters de {sizes}',
  openedPacks:
    '{seats, plural, one {# place} other {# places}}, {packs, plural, one {# booster ouvert} other {# boosters ouverts}}',
  allDecksIn: '{count, plural, =2 {Les deux decks sont validés} other {Les # decks sont validés}}',
  someDecksIn: '{submitted, plural, one {# deck validé} other {# decks validés}} sur {count, number}',
  standing: '{standing, select, bot {bot} deckIn {deck validé} next {deck à monter} other {deck en cours}}',
  closedSeat: 'masquée',
  you: 'vous',
  seatAction: 'voir les picks',
  unknownSeat: 'place {seat, number}',

  closing: 'Fermeture de la table',
  closingHint: 'Les autres verront ces picks une fois la table fermée. Vous pouvez la fermer maintenant.',
  closeTable: 'Fermer la table',

  cards: '{count, plural, one {# carte} other {# cartes}}',
  cardsMostly: '{count, plural, one {# carte} other {# cartes}}, surtout {lanes}',
  deckNone: 'Un deck compte ici {size, number} cartes. Ce que vous laissez reste dans votre pool.',
  deckIn: 'Votre deck « {name} » est validé.',
  deckStarted:
    'Votre deck « {name} » a {count, plural, one {# carte} other {# cartes}} sur {size, number} ({bucket}).',
  mainBucket: 'Deck principal',
  openDeck: 'Ouvrir votre deck',
  buildDeck: 'Monter votre deck',
  draftAgain: 'Rejouer un draft',
  anotherTable: 'Trouver une autre table',
  samePacks: 'Rejouer ces boosters',
  keepDraft: 'Garder ce draft : créer un compte',
  noSeat: 'Vous n’aviez pas de place à cette table',
  noSeatHint: 'Vous pouvez revoir ci-dessous chaque place visible pour vous.',
  findTable: 'Trouver une table',

  replay: 'Replay',
  seat: 'Place',
  seatOption: '{name}{seat, select, mine {, vous} closed {, masquée} other {}}',
  showBot: 'Ce que le bot prendrait',
  hideAndGuess: 'Cacher le pick et deviner',
  roundWord: '{format, select, booster {Booster} grid {Grille} minesweeper {Grille} other {Manche}}',
  round:
    '{format, select, booster {Booster} grid {Grille} minesweeper {Grille} other {Manche}} {round, number}',
  heading:
    '{round}, {kind, select, pick {pick {pick, number}} received {cartes reçues} other {tour {pick, number}}}',
  allOfRound: '{round} : {kind, select, picks {tous les picks} other {tous les tours}}',
  received: '{count, plural, one {# carte reçue.} other {# cartes reçues.}}',
  receivedFrom:
    '{count, plural, one {# carte reçue} other {# cartes reçues}} après une décision prise par {giver}.',
  layOpen: '{count, plural, one {# carte proposée} other {# cartes proposées}}',
  layOpenCame:
    '{count, plural, one {# carte proposée} other {# cartes proposées}}, {came, plural, one {# prise dans le pool} other {# prises dans le pool}}',
  came: '{count, plural, one {# carte prise dans le pool} other {# cartes prises dans le pool}}',
  botDecision: 'Choix du bot : {decision}',
  packOpened:
    '{count, plural, one {# carte} other {# cartes}}, booster ouvert par {who, select, you {vous} other {{name}}}',
  packStayed: '{count, plural, one {# carte} other {# cartes}}, toujours à la même place',
  packFrom:
    '{count, plural, one {# carte} other {# cartes}}, booster passé par {giver}{side, select, yourLeft { à votre gauche} yourRight { à votre droite} theirLeft { à sa gauche} theirRight { à sa droite} other {}}',
  seconds: '{count, number} s',
  shortHours: '{count, number} h',
  doneBy:
    '{kind, select, pick {pris} other {décidé}} {who, select, bot {par un bot} clock {par le chrono} host {par l’hôte} other {à la main}}',
  doneByAfter:
    '{kind, select, pick {pris} other {décidé}} par {who, select, clock {le chrono} other {l’hôte}} après {time}',
  doneIn: '{kind, select, pick {pris} other {décidé}} en {time}',
  doneAtOnce: '{kind, select, pick {pris} other {décidé}} aussitôt',
  took: '{who, select, you {Vous avez} other {{name} a}} {kind, select, received {reçu} other {pris}} cette carte',
  botAgrees: 'le bot est d’accord',
  botChoice: 'choix du bot',
  cameBack: 'revenue',
  burned: 'brûlée',
  yourGuess: 'votre réponse',
  whichCard:
    '{who, select, you {Qu’avez-vous pris ?} other {À votre avis, qu’a pris {name} ?}} Choisissez une carte.',
  guessRight: 'Bravo, c’était le pick.',
  guessWrong: 'Raté. C’est la carte entourée qui a été prise.',
  noGuess: 'Pas encore de réponse',
  score: '{right, plural, one {# bonne réponse} other {# bonnes réponses}} sur {made, number}',
  hidden: 'caché',
  byBot: 'par un bot',
  nothingTaken: 'rien de pris',
  previousPick: 'Pick précédent',
  nextPick: 'Pick suivant',
  firstPick: 'C’est le premier pick',
  lastPick: 'C’est le dernier pick',
  play: 'Lecture',
  pause: 'Pause',
  speed: 'Vitesse : {speed, number}×',
  pick: 'Pick',
  progress: '{kind, select, picks {Pick} other {Tour}} <b>{at, number}</b> sur {count, number}',
  barHint: 'Barre plus haute, pick plus long',
  playOn: 'Jouer la suite d’ici',
  playOnHint: 'Décidez à nouveau, contre des bots. Ce draft reste tel quel.',
  askOthers: 'Demander un avis',
  announced: '{heading} : {words}',

  yourPool: 'Votre pool',
  poolOf: 'Pool : {name}',
  groupPool: 'Grouper le pool par',
  byCost: 'Coût',
  byRarity: 'Rareté',
  poolHidden: 'Le pool est caché pendant que vous devinez.',
  noCost: 'Sans coût',
  costGroup: 'Coût {cost, number}',
  highestCost: '{cost, number} ou plus',
  neutral: 'Neutres',
  severalLanes: 'Deux ou plus',
  poolCard: '{name}, {lanes}, {heading}',
  neutralCard: 'neutre',

  sealed: 'Les boosters étaient scellés',
  sealSound: 'Boosters conformes au sceau',
  sealUnsound: 'Boosters non conformes au sceau',
  checkSeal: 'Vérifier vous-même',
  checkAgain: 'Vérifier encore',
  checking: 'Vérification',
  checkFailed: 'La vérification n’a pas pu se faire',
  copySeed: 'Copier la graine',
  seedCopied: 'Graine copiée',
  seedRefused: 'Votre navigateur n’a pas autorisé la copie. La graine est ci-dessous.',
  sealDetails: 'Empreinte, verrou et graine',
  sealDetailsHint:
    'L’empreinte est le SHA-256 des 32 octets de la graine. Le verrou est le SHA-256 de l’empreinte, des cartes et des règles, et de la promesse de chaque navigateur.',
  fingerprint: 'Empreinte montrée avant le draft',
  lock: 'Verrou montré au départ',
  noLock: 'Aucun. Cette table a commencé sans verrou.',
  seed: 'Graine',
  seedClosed: 'La graine reste sous scellé',
  seedClosedHint:
    'L’hôte vous masque certaines places de cette table. La graine montrerait ce qu’elles ont pris : elle reste donc sur le serveur. Son empreinte d’avant le premier pick est <code>{hash}</code>.',
  sealStepSeed:
    'Avant que quiconque prenne place, le serveur a mis sous clé un nombre secret, la graine, et a montré à tous son empreinte, {hash}. Un autre nombre aurait une autre empreinte.',
  sealStepCalledOff:
    'Un départ a été annulé, car {count, plural, =0 {ses boosters n’ont pas pu être distribués} other {un nombre manquait ({names})}}. Ces boosters n’ont jamais été distribués, et un nouveau sceau a été posé.',
  sealStepSolo:
    'Il n’y avait que vous : la table a commencé aussitôt, sans nombres d’autres navigateurs. Le nombre du serveur a décidé seul.',
  sealStepNone: 'Aucun navigateur n’a ajouté de nombre à cette table : celui du serveur a décidé seul.',
  sealStepNumbers:
    '{count, plural, one {Un navigateur a ajouté son nombre secret, promis} other {Des navigateurs ont ajouté leur nombre secret, promis}} avant que le premier soit montré : {names}. Les boosters découlent de tous ces nombres : personne ne pouvait les choisir, ni le serveur, ni l’hôte, ni le dernier joueur.',
  sealStepOpen:
    'Tous les nombres sont maintenant ouverts. Votre navigateur peut redistribuer chaque booster à partir d’eux et comparer chaque carte.',
  sealStepSound:
    'Votre navigateur vient de redistribuer {packs, plural, =0 {les {cards, number} cartes} one {# booster} other {les # boosters}} et de rejouer les {picks, number} décisions. Tout est identique.',
  sealStepUnsound:
    'Votre navigateur vient de redistribuer les boosters et de rejouer {picks, number} décisions. Tout n’est pas identique.',
  cardsCompared: '{count, plural, one {# carte comparée} other {# cartes comparées}}',
  cardsDealt: '{count, plural, one {# carte redistribuée} other {# cartes redistribuées}}',
  cardsDiffer: '{count, plural, one {# différente} other {# différentes}}',
  cardDiffers:
    'Booster {round, number} de la place {seat, number}, carte {place, number} : le replay montrait {shown}, les nombres donnent {dealt}.',
  moreDiffer: '{count, plural, one {# autre carte diffère.} other {# autres cartes diffèrent.}}',
  strayPicks:
    '{count, plural, one {# pick du replay n’est pas dans le pool de sa place.} other {# picks du replay ne sont pas dans le pool de leur place.}}',
  unknownCard: 'une carte inconnue',
  noCard: 'rien',

  download: 'Télécharger ce draft',
  file: '{kind, select, draft {Fichier Passleft} draftmancer {Log Draftmancer} mtgo {Texte MTGO} other {Tableau (CSV)}}',
  fileHint:
    '{kind, select, draft {Tout, en JSON avec un schéma public} draftmancer {JSON, version 2.1} mtgo {Les picks : {name}} other {Une ligne par pick}}',
  fileSaved: 'Enregistré : {file}.',
  allSeatsInFile:
    '{count, plural, one {Votre place est dans les fichiers.} other {Les # places sont dans les fichiers.}}',
  ownSeatInFile: 'Votre place est dans les fichiers. Des autres, l’hôte ne partage que les noms.',
  someSeatsInFile:
    '{open, plural, one {# place} other {# places}} sur {count, number} dans les fichiers, selon ce qui est visible pour vous.',
  deckPicture: 'Image du deck',
  notSubmitted: '« {name} » n’est pas validé. Les autres voient un deck tel qu’il a été validé.',
  submitted:
    '« {name} » a été validé le {day, date, ::dMMMMHHmm}{times, plural, =1 {} other {, # fois au total}}. Sa liste a le hash <code>{hash}</code>.',
  pictureFailed: 'Impossible de dessiner l’image',
  picture: 'L’image',
  pictureOf: '{name}, par {owner} : {cards}',
  countedCard: '{count, number} {name}',
  copy: 'Copier',
  copied: 'Copié',
  pictureCopied: 'Image copiée.',
  pictureNotDrawn: 'Votre navigateur ne peut pas dessiner d’images.',
  pictureNotCopied: 'Votre navigateur n’a pas autorisé la copie. Téléchargez plutôt l’image.',
  pictureNotSaved: 'L’image n’a pas pu être enregistrée.',
  downloadPicture: 'Télécharger',
  freeCards: 'Cartes de base',
  otherCards: 'Cartes',
  pictureAbout:
    '{game}, {cards, plural, one {# carte} other {# cartes}}{beside, plural, =0 {} other {, # au sideboard}}',
  pictureCost: 'coût',

  shareTitle: 'Partager ce draft',
  shareHint:
    'Toute personne qui a un lien peut voir les picks, le pool et le deck de votre place. {table, select, open {L’hôte la laisse aussi voir les autres places.} other {Les autres places lui restent masquées.}} Vous pouvez révoquer un lien à tout moment.',
  linkEnds: 'Expiration du lien',
  linkDays: '{days, select, week {7 jours} month {30 jours} other {Jamais}}',
  makeLink: 'Créer un lien',
  linksFailed: 'Impossible de charger vos liens',
  retryLinks: 'Réessayer',
  noLinks: 'Vous n’avez aucun lien ouvert.',
  openLinks: 'Liens ouverts',
  linkMade: 'Créé le {made, date, ::dMMMM}, n’expire jamais',
  linkMadeUntil: 'Créé le {made, date, ::dMMMM}, expire le {ends, date, ::dMMMM}',
  copyRefused:
    'Votre navigateur n’a pas autorisé la copie. Sélectionnez le lien ci-dessus et copiez-le vous-même.',
  linkCopied: 'Lien copié.',
  revoke: 'Révoquer',

  sharedBy: 'Draft partagé par {name}',
  sharedSeat: '{name} partage cette place.',
  sharedSeats:
    '{count, plural, one {# place est visible pour vous.} other {# places sont visibles pour vous.}}',
  sharedUntil: 'Le lien expire le {day, date, ::dMMMM}.',

  askTitle: 'Demander l’avis des autres sur ce pick',
  askHint:
    'Toute personne qui a le lien voit le booster comme {name} l’a vu et choisit une carte. Le vrai pick est révélé après le vote.',
  askQr: 'QR code du lien vers cette question',
  copyLink: 'Copier le lien',
  openQuestion: 'Ouvrir la question',

  gone: 'Ce lien ne marche plus',
  goneHint: 'Il a expiré, ou la personne qui l’a partagé l’a révoqué. Demandez-lui en un nouveau.',
  pollGone: 'Cette question n’existe plus',
  pollGoneHint: 'Le lien est peut-être coupé, ou le draft a été supprimé.',
  playersOnly: 'Seuls les joueurs peuvent voir ces résultats',
  playersOnlyHint: 'L’hôte les partage avec ceux qui ont drafté à cette table.',
  noTable: 'Cette table n’existe pas',
  noTableHint: 'Le lien est peut-être coupé, ou la table a été fermée.',
  loadFailed:
    '{about, select, results {Impossible de charger les résultats} link {Impossible de charger le draft partagé} other {Impossible de charger la question}}',
  draftSafe: 'Le draft lui-même est à l’abri : chaque pick est enregistré.',
  pollSafe: 'Rien n’est perdu : le booster et tous les votes sont enregistrés.',
  tables: 'Tables',
  myDrafts: 'Mes drafts',
});
