import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/draftSentences.ts';

export default translation<typeof english>()({
  kickedOut: 'L’hôte vous a fait quitter cette table.',
  tableClosed: 'Cette table ne vous est plus ouverte.',
  nudgeOnlyPost: 'On ne relance que dans les drafts par correspondance.',
  nudgeOwn: 'C’est votre propre place.',
  startsByItself:
    'Cette table démarre toute seule. Elle attend un instant le navigateur de chacun ; personne n’a à lancer le draft.',
  readyCleared: 'Modifié : {settings}. Chacun doit appuyer de nouveau sur Prêt.',
  startCalledOff:
    '{why} : le départ a été annulé. Aucun booster n’a été distribué ; un nouveau sceau servira au prochain départ.',
  packsUndealt: 'Les boosters n’ont pas pu être distribués',
  hostLeft: 'L’hôte a quitté la table',
  startHostLeft:
    'L’hôte a quitté la table, le départ a donc été annulé. Aucun booster n’a été distribué ; un nouveau sceau servira au prochain départ.',
  startLeft:
    '{name} a quitté la table, le départ a donc été annulé. Aucun booster n’a été distribué ; un nouveau sceau servira au prochain départ.',
  noNumberCame: 'Aucun nombre reçu de {names}',
  opensTooMany:
    '{most, number} cartes seraient visibles à la fois ; {allowed, number} au plus sont possibles.',
  undealtWhy: 'Les boosters de ce draft ne peuvent pas être distribués : {why}.',
  discardFewer: 'Les boosters ont {cards, number} cartes : il faut en défausser moins.',
  discardUneven:
    'Les boosters d’une manche ont ici {least, number} à {most, number} cartes : on ne peut pas défausser à un nombre fixe.',
  poolCovered:
    'Votre pool est caché tant que les boosters circulent. Vous monterez votre deck après le draft.',
  quietNoTime: 'Les heures calmes ne laissent pas de temps pour ce pick.',
  playersIn: '{count, number} joueurs sont déjà inscrits. Retirez-en de la liste ou acceptez-les tous.',
  eventPlayers: 'Un événement compte de 2 à {count, number} joueurs.',
  streamDelay: 'Un stream a au plus 30 minutes de retard.',
  gridThree: 'Un draft en grille de trois lignes et trois colonnes demande deux ou trois places.',
  gridFour: 'Un draft en grille de trois lignes et quatre colonnes demande deux à quatre places.',
  housmanSeats: 'Un draft Housman est prévu pour deux à huit places.',
  minesweeperCards: 'Une grille contient moins de cartes qu’il ne faut en prendre.',
  minesweeperSeats: 'Un draft Démineur est prévu pour deux à huit places.',
  rochesterSeats: 'Un draft Rochester demande au moins deux places.',
  rotisserieSeats: 'Un draft rotisserie demande au moins deux places.',
  rotisserieCards:
    '{seats, number} places à {cards, number} cartes en demandent plus que les {most, number} qui tiennent sur la table.',
  seatPacksMost: 'Une place ouvre au plus {count, number} boosters.',
  tiebreakerOnce: 'Chaque critère de départage ne peut figurer qu’une fois.',
  reserveTooHigh: 'La mise minimale dépasse le nombre de pièces au départ.',
  auctionSeats: 'Un draft aux enchères secrètes est prévu pour deux à huit places.',
  solomonSeats: 'Un draft Solomon est prévu pour exactement deux places.',
  winchesterSeats: 'Un draft Winchester demande deux à huit places.',
  winstonSeats: 'Un draft Winston demande deux à huit places.',
  teamsSeats: '{teams, number} équipes demandent au moins {seats, number} places.',
  teamsUneven: '{seats, number} places ne se divisent pas en {teams, number} équipes égales.',
  jumpstartThemes:
    'Jumpstart demande des demi-decks d’au moins {themes, number} thèmes. Ces boosters n’en ont pas, il en manque {missing, number}.',
  packsTooSmall:
    '{format} demande des boosters d’au moins {least, number} cartes. Ceux-ci en ont {has, number}, il en manque {missing, number}.',
  cardsShort:
    '{format} pour {players, plural, one {# joueur} other {# joueurs}} avec {each} demande {needs}. {there}, il en manque {missing, number}.',
  wouldNeed: 'Il faudrait {needs} pour {players, plural, one {# joueur} other {# joueurs}} avec {each}.',
  aBooster: 'Un draft booster',
  teamSealedName: 'Le scellé par équipes',
  aSilentAuction: 'Un draft aux enchères secrètes',
  aGrid: 'Un draft en grille',
  packsEach: '{count, plural, one {# booster} other {# boosters}} chacun',
  countedPacks: '{count, plural, one {# booster} other {# boosters}}',
  countedCards: '{count, plural, one {# carte} other {# cartes}}',
  cardsEach: '{count, number} cartes chacun',
  differentCards: '{count, number} cartes différentes',
  halfDecksEach: '{count, number} demi-decks chacun',
  countedRounds: '{count, number} manches',
  countedGrids: '{count, number} grilles',
  thereIs: 'Il y en a 1',
  thereAre: 'Il y en a {count, number}',
  thereAreNone: 'Il n’y en a pas',
  cardsForPacks: 'Il y a des cartes pour {count, number}',
  cardsForNone: 'Il n’y a pas assez de cartes pour un seul',
  planBooster:
    '{count, plural, one {# booster} other {# boosters}} chacun, {cards, number} cartes par booster. Prenez-en une, passez le reste.',
  planRochester:
    '{count, plural, one {# booster} other {# boosters}} chacun, ouverts un par un. Tout le monde voit chaque carte et chaque pick.',
  planSealed:
    '{count, plural, one {# booster} other {# boosters}} chacun. Ouvrez-les tous et montez un deck.',
  planTeamSealed:
    'Deux équipes, {count, plural, one {# booster} other {# boosters}} par joueur. Une équipe partage ce qu’elle ouvre.',
  planJumpstart:
    'Choisissez {count, plural, one {un demi-deck} other {# demi-decks}} par thème, parmi {offered, number} à chaque fois.',
  planHousman: '{count, number} manches. Améliorez une main de 5 par trois échanges avec 9 cartes visibles.',
  planAuction:
    '200 pièces chacun pour les cartes de {count, plural, one {# booster} other {# boosters}}. Les mises sont secrètes.',
  planSolomon: '{count, number} manches. L’un partage 8 cartes visibles en deux piles, l’autre en prend une.',
  planWinston:
    'Une pioche de {count, plural, one {# booster} other {# boosters}}. Regardez une pile : prenez-la, ou laissez-la grandir et regardez la suivante.',
  planWinchester:
    'Une pioche de {count, plural, one {# booster} other {# boosters}}. Prenez une des 4 piles visibles, puis toutes grandissent.',
  planGrid: '{count, number} grilles de 3 × 3 cartes. Prenez une ligne ou une colonne.',
  planRotisserie:
    '{laid, number} cartes différentes, toutes visibles. Prenez-en {count, number} chacun, à tour de rôle.',
  planMinesweeper:
    '{count, number} grilles de {width, number} × {height, number} cartes cachées. La carte que vous prenez retourne ses voisines.',
  packUnopened: 'Impossible d’ouvrir le booster « {pack} ». {why}',
  packUnopenedToo: 'Impossible d’ouvrir le booster « {pack} ». {why}',
  noSlot: 'Il n’a pas de composition avec un emplacement.',
  slotNoSheet: 'L’emplacement « {slot} » prend dans la feuille « {sheet} », qui n’existe pas.',
  roundNoLayout: 'La manche {round, number} prend la composition « {layout} », qui n’existe pas.',
  roundEmpty: 'La manche {round, number} n’a pas de composition avec un poids positif et un emplacement.',
  sheetUnbalanced:
    'La feuille « {sheet} » est équilibrée selon {values, number} valeurs ; {most, number} au plus.',
  sheetEmpty: 'La feuille « {sheet} » ne contient aucune carte.',
  sheetUnknown:
    'La feuille « {sheet} » nomme {count, plural, one {une impression que} other {# impressions que}} le jeu n’a pas : {printings}.',
  packTooLarge: 'Un booster aurait {largest, number} cartes ; {most, number} au plus sont possibles.',
  pilesTooLarge:
    'Les piles de la table auraient {piled, number} cartes ; {most, number} au plus sont possibles.',
  tooManyLayouts: 'Il a trop de compositions ; {most, number} au plus sont possibles.',
  roundsManyLayouts:
    'Ses manches nomment trop de compositions ; toutes ensemble peuvent en nommer {most, number}, répétitions comprises.',
  slotsManySheets:
    'Ses emplacements prennent dans trop de groupes de feuilles différents. Faites-en prendre davantage dans les mêmes.',
  sheetsTooLong:
    'Ses feuilles sont trop longues : « {sheet} » a à elle seule {count, number} cartes ; toutes ensemble peuvent en avoir {most, number}.',
  bagTooLarge:
    'Un sac contiendrait {largest, number} compositions ; {most, number} au plus. Réduisez les poids ou tirez les compositions selon leur poids.',
  sheetTooUneven:
    'La feuille « {sheet} » est trop inégale : quelques cartes ont presque tout le poids. Donnez-en plus aux autres ou laissez les cartes se répéter.',
  tableNeedsCards: 'La table demande {needs, number} cartes différentes, les boosters en ont {has, number}.',
  slotNeeds: 'Emplacement {slot} : il en faut {needs, number}, il y en a {has, number}.',
  slotNeedsDifferent:
    'Emplacement {slot} : il faut {needs, number} cartes différentes par booster, il y en a {has, number}.',
  drafting:
    '{cards, plural, one {# carte agit} other {# cartes agissent}} pendant le draft ({effects}) ; ici {cards, plural, one {elle se drafte} other {elles se draftent}} comme toute autre carte.',
  draftingList: 'Les cartes qui agissent pendant le draft ({effects}) se draftent comme toute autre carte.',
  seatClosed: 'Cette place ne vous est pas ouverte.',
  mtgoNothing: 'Ce draft n’a pas eu de picks dans des boosters, et le texte MTGO ne dit rien d’autre.',
  forkWhenOver: 'Un draft peut être rejoué une fois terminé.',
  noDeckYet: 'Ce pool n’a pas encore de deck.',
  pollWhenOver: 'On peut faire voter sur un pick une fois le draft terminé.',
  pollGone: 'Cette question n’existe plus.',
  shareWhenOver: 'Les résultats se partagent une fois le draft terminé.',
  linksMost: 'Vingt liens vers ce draft sont déjà ouverts. Retirez-en un d’abord.',
  linkGone: 'Ce lien n’existe plus.',
  linkOver: 'Ce lien ne s’ouvre plus : il a expiré ou a été retiré.',
  picksHostAlone: 'Les picks de cette table ne sont ouverts qu’à son hôte.',
  picksWhenClosed:
    'Les picks s’ouvrent quand {what, select, event {l’événement est clos} other {la table est fermée}}.',
  resultsWhenOver: 'Les résultats seront ici une fois le draft terminé.',
  logWhenClosed: 'Le log s’ouvre quand l’événement est clos.',
  logWhenOver: 'Le log s’ouvre une fois le draft terminé.',
  gameUnknownFigures: 'Ce jeu n’existe pas.',
  guestNameTaken: 'Quelqu’un ici a déjà un nom semblable. Choisissez-en un autre.',
  oneLetter: 'Utilisez au moins une lettre ou un chiffre.',
  atMostCharacters: 'Utilisez {count, number} caractères au plus.',
  passwordCommon: 'Ce mot de passe est l’un des premiers que d’autres essaieraient.',
  passwordOwn: 'N’utilisez ni votre pseudo ni votre adresse e-mail comme mot de passe.',
  tokenName: 'Donnez un nom au jeton.',
  tokenScopeOne: 'Choisissez au moins une autorisation.',
  tokenLongest: 'Un jeton dure 90 jours au plus.',
  cubeLink: 'Collez un lien vers un cube.',
  linkShorter: 'Un lien est plus court.',
  typeToDelete: 'Tapez {name} pour supprimer ce compte.',
  providerSilent: 'Le service de connexion n’a pas répondu. Réessayez dans un instant.',
  signInCancelled: 'La connexion a été annulée.',
  signInElsewhere: 'Cette connexion a commencé ailleurs ou il y a trop longtemps. Recommencez.',
  signInUnverified: 'La réponse du service de connexion n’a pas pu être vérifiée.',
  tooManyMinutes: 'Trop de tentatives. Réessayez dans quelques minutes.',
  accountNotHere: 'Ce compte ne peut pas se connecter ici.',
  signedOutMeanwhile: 'Votre session a pris fin entre-temps. Recommencez.',
  signInOther: 'Cette connexion appartient à un autre compte.',
  lineRemovedByAdmin: 'Cette ligne a été retirée par un Admin.',
  lineRemovedWithAccount: 'Cette ligne a été retirée avec son compte.',
  noEventNumber: 'Aucun événement ne porte le numéro {number, number}.',
  rulesUnread: 'Les règles de ce draft ne sont plus lisibles. Il faut l’importer de nouveau.',
  gameNoPack: '{game} n’a pas de booster « {pack} ».',
});
