import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminTemplates.ts';

export default translation<typeof english>()({
  title: 'Modèles de draft',
  lead: 'Les types de draft que les hôtes peuvent choisir : manches et étapes, cadence et places.',
  templates: 'Modèles',
  search: 'Chercher un modèle',
  new: 'Nouveau modèle',
  untitled: 'Modèle sans titre',
  all: 'Tous les modèles',
  none: 'Pas encore de modèles',
  noneHint: 'Un modèle dit ce que les joueurs font des boosters d’un jeu. Créez d’abord un booster.',
  gone: 'Ce modèle n’est pas ici. Il a été supprimé, ou il appartient à un autre jeu.',
  deleted: 'Modèle supprimé : {name}.',
  notSaved: 'Le modèle n’a pas été enregistré',
  copy: 'En faire une copie',
  game: 'Jeu',
  tables: 'Tables',
  owner: 'Propriétaire',
  ofGame: 'Le jeu',
  statusLabel: 'Statut',
  status: '{status, select, draft {Brouillon} preview {Avant-première} published {Publié} other {Archivé}}',
  setStatus: '{status, select, published {Publier} preview {Avant-première} other {Archiver}}',
  alreadySet:
    '{status, select, published {C’est déjà publié.} preview {C’est déjà en avant-première.} other {C’est déjà archivé.}}',
  statusSet:
    '{status, select, published {Publication} preview {Avant-première} other {Archivage}} : {templates, plural, one {# modèle} other {# modèles}}.',

  nameAndTable: 'Nom et table',
  name: 'Nom',
  slug: 'Nom court',
  slugHint: 'Utilisé dans les liens, il ne pourra plus changer.',
  blurb: 'Description pour les hôtes',
  formatLabel: 'Format',
  clockLabel: 'Cadence',
  clock:
    '{clock, select, quick {Rapide} standard {Standard} relaxed {Tranquille} none {Sans chrono} other {Correspondance}}',
  whoPlays: 'Qui peut le jouer',
  statusHint:
    '{status, select, draft {Brouillon : seulement son propriétaire et les Admins} preview {Avant-première : aussi les PowerUsers} published {Publié : tout le monde peut ouvrir une table avec} other {Archivé : personne}}',
  seats: 'Places',

  rules: 'Règles',
  format:
    '{format, select, booster {Booster} sealed {Scellé} teamSealed {Scellé par équipes} jumpstart {Jumpstart} rochester {Rochester} rotisserie {Rotisserie} minesweeper {Démineur} housman {Housman} silentAuction {Enchères secrètes} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grille} other {Format inconnu}}',
  formatHint:
    '{format, select, booster {Chacun ouvre un booster, prend des cartes et passe le reste.} sealed {Chacun ouvre des boosters et monte un deck avec.} teamSealed {Chaque équipe ouvre des boosters dans un seul pool, où ses joueurs réservent des cartes.} jumpstart {Chacun choisit entre des demi-decks scellés, d’après leurs thèmes.} rochester {Un booster à la fois est étalé, et les joueurs prennent des cartes à tour de rôle.} rotisserie {Toutes les cartes sont visibles dès le début et sont prises une par une.} minesweeper {Une grille de cartes cachées. Prendre une carte révèle ses voisines.} housman {À tour de rôle, les joueurs échangent des cartes de leur main cachée contre des cartes visibles.} silentAuction {Les joueurs misent en secret sur toutes les cartes d’un booster à la fois.} solomon {Un joueur répartit les cartes visibles en deux piles, l’autre en choisit une.} winston {Les joueurs regardent les piles à tour de rôle, et prennent ou passent chacune.} winchester {Les joueurs prennent l’une des piles visibles, puis chaque pile grandit.} grid {Les joueurs prennent des lignes et des colonnes entières de cartes visibles.} other {}}',
  rule: '{rule, select, pack {Booster} packs {Boosters} teams {Équipes} offered {Choix à la fois} chosen {Choisis en tout} packsPerSeat {Boosters par joueur} grids {Grilles} width {Colonnes} height {Lignes} picksPerGrid {Picks par grille} reveal {Révélées au début} rounds {Manches} handSize {Cartes en main} revealed {Cartes visibles} exchanges {Échanges} turnOrder {Ordre des tours} startingFunds {Pièces au départ} reservePrice {Mise minimale} price {Le gagnant paie} cardsPerRound {Cartes par manche} piles {Piles} size {Taille} picksPerSeat {Rangées par joueur} hasReview {Revue entre les boosters} kind {Étalé} cardsPerSeat {Cartes par joueur} lay {Combien} do {Ce qui se passe} count {Combien} direction {Vers où} by {Comparer} prefer {Gagnant} other {Règle}}',
  ruleHint:
    '{rule, select, hasReview {Chacun a un moment pour regarder son pool après chaque manche sauf la dernière.} other {}}',
  ruleOf: '{rule}, {item}',
  choice:
    '{choice, select, center {Le centre} corners {Les coins} borders {Les bords} classic {Toujours le même} snake {Aller et retour} first {Sa propre mise} second {La deuxième mise la plus haute} 3x3 {3 × 3} 3x4 {3 × 4} 1 {Une} 2 {Deux} enough {Assez pour tout le monde} all {Tout ce qu’il y a} singleton {Des cartes différentes, une de chaque} packs {Les cartes de boosters} pick {Prendre} burn {Brûler} random {Prendre au hasard} pass {Passer} discardRest {Défausser le reste} left {Gauche} right {Droite} none {Nulle part} funds {Pièces} cards {Cartes} more {Le plus} fewer {Le moins} other {Autre}}',
  noPack: 'Pas encore de booster',
  packMissing: '{pack} (absent)',
  packOf: '{pack} ({owner})',
  choosePack: 'Choisissez un booster de ce jeu.',
  between: 'de {min, number} à {max, number}',
  packsBySeat: 'Les places ouvrent des boosters différents : {packs}.',
  samePack: 'Ouvrir le même booster',
  list: '{list, select, rounds {Manches} opening {D’abord, avec le booster plein} steps {Répéter jusqu’à ce que le booster soit vide} packs {Chacun ouvre} tiebreakers {À mises égales, priorité au joueur qui a} other {Liste}}',
  item: '{list, select, rounds {Manche {number, number}} packs {Booster {number, number}} tiebreakers {Départage {number, number}} other {Étape {number, number}}}',
  addItem:
    '{list, select, rounds {Manche} opening {Étape pour le booster plein} packs {Booster} tiebreakers {Départage} other {Étape}}',
  removeItem: 'Retirer {item}',
  fewest: '{list, select, rounds {Un draft a au moins une manche.} other {Il en faut au moins un.}}',
  most: 'Il peut y en avoir {max, number} au maximum.',

  unplayable: 'Impossible à jouer pour le moment',
  play: 'Le jouer',
  length:
    '{rounds, plural, one {# manche} other {# manches}}, {decisions, plural, one {# décision} other {# décisions}} et {cards, plural, one {# carte} other {# cartes}} par joueur. {seats, plural, one {# joueur} other {# joueurs}}.',
  playNow:
    '{bots, plural, =0 {Le jouer maintenant} one {Jouer maintenant avec # bot} other {Jouer maintenant avec # bots}}',
  saveAndPlay:
    '{bots, plural, =0 {Enregistrer et jouer} one {Enregistrer et jouer avec # bot} other {Enregistrer et jouer avec # bots}}',
  isArchived: 'Les modèles archivés ne peuvent pas être joués.',
  noClock: 'Il n’y a pas de limite de temps pour les picks.',
  timeBank:
    '{bank, plural, one {# heure} other {# heures}} par joueur. Chaque pick rend {back, plural, one {# heure} other {# heures}}.',
  cardsFor: 'Cartes pour {seats, plural, one {# place} other {# places}}',
  packClosed: 'Impossible d’ouvrir le booster « {pack} ». {why}',
  enough: 'Il y a assez de cartes pour remplir tous les boosters.',
  cannotStart: 'Cette table ne peut pas commencer',
  willRepeat: 'Des cartes se répéteront dans un booster',
});
