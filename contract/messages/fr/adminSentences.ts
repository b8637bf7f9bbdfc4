import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/adminSentences.ts';

export default translation<typeof english>()({
  oneGame:
    'Choisissez des {what, select, card {cartes} printing {impressions} other {entrées}} d’un seul jeu.',
  attributeIs: '{label} : c’est {kind, select, number {un nombre} text {un texte} other {une liste}}.',
  noAttribute: '{game} n’a pas d’attribut « {attribute} ».',
  noLane: '« {name} » n’existe pas dans {game} ({lane}).',
  noSet: '{game} n’a pas d’extension « {set} ».',
  noRarity: '{game} n’a pas de rareté « {rarity} ».',
  cardNameTaken: 'Une autre carte de ce jeu porte ce nom.',
  packSlugStays: 'Le nom court d’un booster ne change pas : les modèles le désignent ainsi.',
  openedByMore:
    '« {pack} » est ouvert par {names} et {more, plural, one {# autre} other {# autres}}. Modifiez ou supprimez d’abord {count, plural, one {ce modèle} other {ces modèles}}.',
  openedBy:
    '« {pack} » est ouvert par {names}. Modifiez ou supprimez d’abord {count, plural, one {ce modèle} other {ces modèles}}.',
  adminPublishes: 'Seul un Admin publie les modèles. Mettez plutôt le vôtre en avant-première.',
  templateSlugStays: 'Le nom court d’un modèle ne change pas : tables et liens l’utilisent.',
  exportSlugStays: 'Le nom court d’un export ne change pas : des liens l’utilisent.',
  shippedStays:
    '« {name} » est fourni avec Passleft et ne se supprime pas. Rétablissez plutôt sa version d’origine.',
  laneUsed:
    '{count, plural, one {# carte appartient} other {# cartes appartiennent}} à {lane}. Donnez-{count, plural, one {lui} other {leur}} d’abord une autre valeur ({word}).',
  rarityUsed:
    '{count, plural, one {# impression est} other {# impressions sont}} {rarity}. Donnez-{count, plural, one {lui} other {leur}} d’abord une autre rareté.',
  bucketUsed:
    '{count, plural, one {# deck a} other {# decks ont}} des cartes dans {bucket}. Une zone utilisée reste ; on peut la renommer.',
  packBalanced: 'Le booster {pack} est équilibré selon {attribute}. Modifiez d’abord le booster.',
  gameAddressTaken: 'Un autre jeu a l’adresse « {address} ».',
  gameNoCards: '{game} n’a pas encore de cartes. Ajoutez-en avant de le publier.',
  gameNoTemplate: '{game} n’a pas encore de modèle de draft publié. Personne ne pourrait y jouer.',
  typeGameName: 'Tapez « {name} » pour le supprimer.',
  madeWithBoth:
    '{drafts, plural, one {1 draft} other {# drafts}} et {events, plural, one {1 événement} other {# événements}} utilisent {game}. Archivez-le plutôt : plus personne ne pourra en lancer.',
  madeWithDrafts:
    '{drafts, plural, one {1 draft utilise} other {# drafts utilisent}} {game}. Archivez-le plutôt : plus personne ne pourra en lancer.',
  madeWithEvents:
    '{events, plural, one {1 événement utilise} other {# événements utilisent}} {game}. Archivez-le plutôt : plus personne ne pourra en lancer.',
  hostName: 'Saisissez le nom d’un serveur, comme cards.example.org.',
  hostPublic: 'Nommez un serveur public : les images ne sont pas récupérées sur des adresses internes.',
  hostOwn: 'C’est ce site lui-même. Ses propres images n’ont pas besoin d’autorisation.',
  packDraws: 'Le booster « {pack} » tire de {set}. Modifiez d’abord le booster.',
  packNames: 'Le booster « {pack} » nomme {card}. Retirez-la d’abord du booster.',
  notCounted:
    'Les chiffres {what, select, overview {de l’aperçu} other {de l’administration}} n’ont pas pu être calculés.',
  otherPrintings: '{card} a reçu d’autres impressions depuis ; rien n’a été annulé. Supprimez-les d’abord.',
  revertBlocked: 'Un élément créé depuis l’empêche ; rien n’a été annulé.',
  revertNot: 'Cela ne peut pas être annulé.',
  revertedAlready: 'C’est déjà annulé.',
  revertVersion: 'Cette version ne peut pas annuler cela.',
  rowsChanged:
    '{count, plural, one {Une ligne a été modifiée} other {# lignes ont été modifiées}} depuis ; rien n’a été annulé. Voyez d’abord les modifications plus récentes.',
  setCodeTaken: 'Une autre extension de ce jeu a ce code.',
  chooseGame: 'Choisissez un jeu.',
  codeCarried:
    '{count, plural, one {Une impression porte} other {# impressions portent}} le code {code} ; il doit donc rester.',
  tooManyRows: 'Plus de 5 000 lignes correspondent. Affinez d’abord la liste.',
  noSort: 'Cette liste ne se trie pas selon « {column} ».',
  filterUnread: 'Le filtre n’a pas pu être lu.',
  noListFilter: 'Cette liste n’a pas de filtre « {name} ».',
  hasAccount: '{handle} a déjà un compte avec cette adresse.',
  endPassed: 'Choisissez une fin qui n’est pas encore passée.',
  endTenYears: 'Choisissez une fin dans les dix ans, ou aucune.',
  noPicture: 'Ce n’est ni JPEG, ni PNG, ni WebP, ni AVIF, ni GIF.',
  noPictureThere: 'Ce n’est ni un JPEG, ni un PNG, ni un WebP, ni un AVIF, ni un GIF.',
  pictureBroken: 'Cette image est abîmée ou dépasse 25 millions de pixels.',
  pictureNoCard: 'Aucune carte n’a ce nom ou ce numéro.',
  pictureMany: '{count, number} impressions portent ce nom ; ajoutez le numéro au nom du fichier.',
  notFetched: 'Elle n’a pas pu être récupérée.',
  hostNotShown: 'Les images de ce serveur ne sont pas affichées ici.',
  tooManyPictures: 'Trop d’images ont été demandées à la fois.',
  noAddress: 'Ce n’est pas une adresse.',
  onlyHttps: 'L’adresse doit commencer par https.',
  addressHolds: 'L’adresse ne doit contenir ni nom ni mot de passe.',
  notConnected: 'Ce serveur ne se connecte pas à cette adresse.',
  otherAnswered: 'L’autre serveur a répondu {status}.',
  leadsOn: 'Cette adresse redirige sans fin.',
  fellSilent: 'L’autre serveur ne répond plus.',
  answerPacked: 'La réponse était compressée.',
  answerLong: 'La réponse était trop longue.',
  tookTooLong: 'Cela a pris trop de temps.',
  exportCockatrice:
    'Un fichier de deck pour Cockatrice, qui permet de jouer à tout jeu dont il a les cartes.',
  exportMtgoFile: 'Le fichier que Magic Online ouvre, avec les impressions exactes.',
  exportForge: 'Un fichier de deck pour Forge, avec l’extension de chaque carte.',
  exportXmage: 'Un fichier de deck pour XMage, avec l’extension et le numéro de chaque carte.',
  exportCsv: 'Un tableau pour tableurs et gestionnaires de collection ; aucune cellule n’est une formule.',
  exportJson: 'Tout le deck pour vos propres programmes : zones, impressions, identifiants externes.',
  exportSwu: 'Leader, base et deck par extension et numéro, pour SWUDB, Karabast et Forceteki.',
  exportTts: 'Un objet sauvegardé avec une pile par zone ; placez-le dans Saves/Saved Objects.',
  exportText: 'Nombre et nom, une ligne par carte. Lisible par tous et par presque tous les programmes.',
  exportArena: 'Noms avec extension et numéro, à coller dans l’import de MTG Arena.',
  exportMtgoText: 'La liste texte que Magic Online importe, cartes doubles en A/B.',
  exportClipboard: 'Une liste pour « Charger le deck depuis le presse-papiers » de Cockatrice.',
  exportBoxes: 'Nombre, extension et numéro, pour sortir les cartes de boîtes triées par numéro.',
  exportYdk: 'Codes, un exemplaire par ligne, pour EDOPro, YGO Omega et Dueling Nexus.',
  exportYdke: 'Les mêmes codes en un lien, à coller dans un simulateur.',
});
