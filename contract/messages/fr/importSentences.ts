import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/importSentences.ts';

export default translation<typeof english>()({
  noFileToRead: 'Il n’y a aucun fichier à lire.',
  bodyUnclear: 'La requête ne dit pas quels fichiers elle contient, ni pour quel jeu.',
  filesTooLarge: 'Les fichiers dépassent ensemble 64 Mio.',
  filesTooLargeInAll: 'Les fichiers dépassent 64 Mio au total.',
  fileTooLarge: 'Le fichier dépasse 64 Mio.',
  filesNotWhole: 'Les fichiers sont arrivés incomplets. Renvoyez-les.',
  rowsUnread:
    '{count, plural, one {1 ligne est illisible. Réparez-la ou laissez-la de côté.} other {# lignes sont illisibles. Réparez-les ou laissez-les de côté.}}',
  setsFetched: 'D’autres extensions sont en cours de récupération. Réessayez dans un instant.',
  gameNotHere: 'Son jeu n’est pas ici. Importez d’abord les cartes du jeu, puis leurs notes.',
  filesBeingRead: 'D’autres fichiers sont en cours de lecture. Réessayez dans un instant.',
  noGame: 'Il n’y a pas de jeu « {game} ».',
  noPackThere: 'Il n’y a pas de booster « {pack} ».',
  notWaiting: 'Cet import n’est pas en attente d’enregistrement.',
  undoStored: 'Seul un import enregistré peut être annulé.',
  discardUnstored: 'Seul un import non enregistré peut être abandonné.',
  strayPictures:
    'Des images se trouvent sur {hosts} ; rien n’y est récupéré tant que ce n’est pas autorisé dans « Cache d’images ». Leurs cartes s’affichent en texte.',
  unpackedTooLarge:
    '{file} dépasse 64 Mio une fois décompressé. Les sources de vrais jeux se récupèrent dans « Ajouter un jeu », ou se préparent avec npm run source.',
  gzipNotWhole: '{file} est une archive gzip incomplète. Retéléchargez-la.',
  notFetchedNothing: 'Le serveur n’a pas pu récupérer cela. Rien n’a changé.',
  notReadNothing: 'Le serveur n’a pas pu lire ces fichiers. Rien n’a changé.',
  notStoredNothing: 'Le serveur n’a pas pu enregistrer cet import. Rien n’a changé.',
  readingTooLong: 'La lecture des fichiers prend trop de temps.',
  readingTooBig: 'La lecture des fichiers demande trop de mémoire.',
  noneIsText: 'Aucun des {count, number} fichiers n’est du texte. {first}',
  cardsChanged: 'Les cartes de ce jeu ont changé depuis l’aperçu. Vérifiez de nouveau le fichier.',
  idsRenamed:
    '{count, plural, one {1 ligne a} other {# lignes ont}} l’identifiant d’une ligne d’un autre nom : {names}. Un import ne renomme rien ; {count, plural, one {elle est donc omise} other {elles sont donc omises}}.',
  otherImport: 'Un autre import de ce jeu est en cours d’enregistrement. Réessayez dans un instant.',
  gameByNow: 'Un jeu « {game} » existe désormais. Vérifiez de nouveau le fichier.',
  givenUp: 'Cet import a été abandonné entre-temps.',
  justUndone: 'Cet import est en cours d’annulation.',
  partTooLong:
    'Les fichiers ont {part, select, lane {une famille} rarity {une rareté} field {un champ} place {une zone de cartes} other {un élément du jeu}} de plus de {count, number} caractères. Raccourcissez, puis relisez les fichiers.',
  partNotKept:
    'Les fichiers ont {part, select, lane {une famille} rarity {une rareté} field {un champ} place {une zone de cartes} other {un élément du jeu}} qu’on ne peut pas garder. Cherchez une entrée sans nom, puis relisez les fichiers.',
  rarityStuck:
    'Un booster des fichiers nomme des cartes de rareté « {rarity} » ; on ne peut pas les omettre. Dites quelle rareté c’est, ou ajoutez-la.',
  tooManyWords:
    'Les fichiers ont {count, number} {kind, select, rarities {raretés différentes} lanes {familles différentes} other {attributs différents}} ; {most, number} au plus peuvent être lus. Vérifiez la colonne utilisée.',
  wordsOpen:
    '{count, plural, one {Les fichiers ont 1 mot que le jeu ne connaît pas. Dites d’abord ce que c’est.} other {Les fichiers ont # mots que le jeu ne connaît pas. Dites d’abord ce que c’est.}}',
  linesOpen:
    '{count, plural, one {La liste a 1 ligne ambiguë. Dites d’abord de quelle carte il s’agit.} other {La liste a # lignes ambiguës. Dites d’abord de quelles cartes il s’agit.}}',
  tooOldUndo: 'Cet import est trop ancien pour être annulé : ce qu’il a changé n’est plus conservé.',
  changedSince:
    'Depuis cet import, ceci a changé ou reçu d’autres impressions ({what}) : {names}. Annulez-le d’abord.',
  tableWaits: 'La table « {table} » attend de drafter « {format} ». Fermez-la d’abord.',
  eventDrafts: 'L’événement « {event} » drafte un format de cet import. Annulez-le d’abord.',
  redoNeeds:
    'Depuis l’annulation, quelque chose dont l’import a besoin a été ajouté ou changé. Réimportez plutôt le fichier.',
  redoUndone: 'Seul un import annulé peut être refait.',
  tooOldRedo: 'Cet import est trop ancien pour être refait : ce qu’il a changé n’est plus conservé.',
  justRedone: 'Cet import est en train d’être refait.',
  redoGameGone: 'Le jeu de cet import n’existe plus. Refaites d’abord l’import qui l’a créé.',
  redoGameTaken: 'Un jeu « {game} » existe désormais. Importez le fichier sous un autre nom.',
  packsComplete:
    '{pack} : {some, select, more {d’autres de ses cartes sont} other {toutes ses cartes sont}} là maintenant.',
  pileBlurb:
    '{count, number} boosters de {size, number} cartes {kind, select, cube {du cube} list {de la liste} other {{kind}}} {name}.',
  winstonBlurb:
    'Winston à deux avec les cartes {kind, select, cube {du cube} list {de la liste} other {{kind}}} {name}. Regardez une pile : prenez-la, ou laissez-la grandir et regardez la suivante.',
  noCardFiles:
    '{count, plural, one {1 fichier sans cartes a été omis} other {# fichiers sans cartes ont été omis}} : {names}.',
  filesMostRows: 'Les fichiers ont plus de {count, number} lignes en tout.',
  noneHasCards: 'Aucun des {count, number} fichiers ne contient de cartes : {names}.',
  mostFiles: 'Il y a plus de {count, number} fichiers.',
  tableNoCards: 'Le tableau n’a aucune ligne avec une carte ({format}).',
  maybeboard:
    '{count, plural, one {# carte du maybeboard omise} other {# cartes du maybeboard omises}} : {names}.',
  bookkeeping:
    '{count, plural, one {1 colonne semble servir à la gestion et a été omise : {names}. Choisissez ce qu’elle est pour la garder.} other {# colonnes semblent servir à la gestion et ont été omises : {names}. Choisissez ce qu’elles sont pour les garder.}}',
  tableNoName: 'Le tableau n’a pas de colonne pour le nom des cartes ; ses colonnes : {columns}.',
  mapUnknown:
    'La correspondance nomme la colonne « {column} », absente du tableau ; ses colonnes : {columns}.',
  noLaneColumn:
    'La colonne « {column} » n’a aucune valeur, ou trop de valeurs différentes pour des familles.',
  manyRarities: 'La colonne des raretés a {count, number} valeurs différentes. Est-ce la bonne ?',
  cardsKnown:
    '{count, plural, one {# carte est déjà connue, le tableau n’apprend rien de nouveau} other {# cartes sont déjà connues, le tableau n’apprend rien de nouveau}}.',
  cardsUnplaced:
    '{count, plural, one {# carte a} other {# cartes ont}} plusieurs impressions, et le tableau ne dit pas laquelle : {names}. Ajoutez l’extension et le numéro pour changer raretés et images.',
  namesDiffer:
    '{count, plural, one {# nom revient avec un autre coût, type ou texte et a été lu comme un exemplaire de sa première ligne : {names}} other {# noms reviennent avec un autre coût, type ou texte et ont été lus comme exemplaires de leur première ligne : {names}}}.',
  notUtf8: 'Ce n’est pas du texte en UTF-8 ; enregistrez le fichier en UTF-8 et réessayez.',
  notText: 'Cela ne ressemble pas à du texte. {importable}',
  looksButNone: 'On dirait {format}, mais aucune carte n’a pu être lue.',
  importable:
    'On peut importer des extensions MTGJSON v3 et v5, du JSON de type Scryfall, pokemon-tcg-data et NetrunnerDB, des réponses de LorcanaJSON, Lorcast, swu-db, YGOPRODeck, optcgapi, digimoncard.io et Sorcery, des cubes CubeCobra, d’autres cartes en JSON, des tableaux et du JSON Flesh and Blood, des fichiers de cartes Cockatrice, des listes Draftmancer, des listes de noms et des tableaux CSV ou TSV.',
  fileEmpty: 'Le fichier est vide.',
  looseJson:
    'Cela ressemble à du JSON, mais avec des commentaires, des virgules en trop ou du texte à la fin. {importable}',
  jsonLine: 'Cela ressemble à du JSON, mais la ligne {line, number} est abîmée : attendu {expected}.',
  tableRows: 'Le tableau a plus de {count, number} lignes.',
  ownList: 'C’est la liste ({what}) que Passleft exporte. Elle se lit mais ne s’importe pas.',
  jsonDeep: 'Le JSON a plus de {count, number} niveaux de crochets.',
  fileRecords:
    'Le fichier a plus de {count, number} {what, select, records {enregistrements} cards {cartes} printings {impressions} other {{what}}}.',
  notYetImported: 'On dirait {what}, qui ne s’importe pas encore.',
  notYetImportedBut: 'On dirait {what}, qui ne s’importe pas encore. {instead}',
  openALog: 'Ouvrez-le dans « Mes drafts », « Ouvrir un log ».',
  decksNoCards: 'Les decks ne contiennent pas de cartes : importez les fichiers de leurs cartes.',
  deckBuilderReads: 'L’éditeur de deck le lit comme une liste de deck.',
  webPage: 'une page web',
  xmlFile: 'un fichier XML',
  deckFile: 'un fichier de deck',
  looksCockatrice:
    '{where, select, This {Cela} other {{where}}} ressemble à un fichier de cartes Cockatrice, mais : {why}.',
  noBack: 'Le verso {back} de « {card} » n’est pas dans les fichiers.',
  csvLineLong:
    'Le tableau ne peut pas être lu par lignes : la ligne {line, number} dépasse {count, number} caractères.',
  csvRowLong:
    'Le tableau ne peut pas être lu par lignes : la ligne {row, number} dépasse {count, number} caractères ; un guillemet n’est peut-être pas fermé.',
  csvRowOpen: 'Le tableau ne peut pas être lu par lignes : la ligne {row, number} a un guillemet non fermé.',
  ownNoRows:
    'C’est une liste Passleft ({what, select, cards {cartes} printings {impressions} other {extensions}}), et aucune ligne n’est de « {game} ».',
  ownEmpty:
    'C’est une liste Passleft ({what, select, cards {cartes} printings {impressions} other {extensions}}) sans lignes.',
  otherGamesRows:
    '{count, plural, one {# ligne d’un autre jeu a été omise} other {# lignes d’autres jeux ont été omises}}.',
  cardListOnly:
    'Extension, rareté et impressions ne se lisent pas dans une liste de cartes. Changez-les dans la liste des impressions.',
  ratingsNone:
    'Ce sont des notes, mais aucune de leurs cartes n’est dans ce jeu. Importez d’abord les cartes.',
  columnRatesNone: 'La colonne « {column} » ne note aucune carte.',
  columnRates:
    'Seule la colonne « {column} » est lue : elle note {count, plural, one {# carte} other {# cartes}}.',
  keepsRating:
    '{count, plural, one {# carte sans valeur garde} other {# cartes sans valeur gardent}} l’ancienne note.',
  ratedNotHere:
    '{count, plural, one {# carte absente de ce jeu a été omise} other {# cartes absentes de ce jeu ont été omises}} : {names}.',
  noPrintingsYet:
    'Les cartes n’ont pas encore d’impressions ; aucun booster ne peut les contenir. Importez-les aussi.',
  listUnreadable: 'La liste ne nomme aucune carte lisible.',
  sizeAndLayouts:
    'La feuille « {sheet} » a une taille dans son en-tête, mais la liste a aussi des compositions ; un seul des deux peut remplir le booster.',
  layoutsTwice: 'La liste a des compositions dans [Settings] et dans [Layouts].',
  layoutsNone: 'La liste a une section pour des compositions, mais aucune composition.',
  sheetsNoSizes:
    'La liste a {count, number} feuilles ({names}) mais ni compositions ni tailles comme {example}.',
  ratingsOut:
    '{count, plural, one {# note hors de 0 à 5 omise} other {# notes hors de 0 à 5 omises}} : {names}.',
  relatedLost:
    '{count, plural, one {# carte liée introuvable} other {# cartes liées introuvables}} : {names}.',
  effectsKept:
    'La liste demande des effets de draft gardés mais pas encore joués ({effects}), sur {count, plural, one {# carte} other {# cartes}}.',
  headingOut:
    '{count, plural, one {# carte sous {heading} omise} other {# cartes sous {heading} omises}} : {names}.',
  linesAmbiguous: '{count, plural, one {# ligne ambiguë} other {# lignes ambiguës}} : {lines}.',
  sheetRepeats:
    'Une feuille a moins de cartes différentes que n’en prend un booster ; des cartes se répètent.',
  bagWhole:
    'Un sac contient des nombres entiers de compositions ; leurs poids ont été multipliés pour être entiers.',
  bagLarge:
    'Un sac de {count, number} compositions est trop grand ({most, number} au plus) ; ici chaque booster tire sa composition selon le poids.',
  layoutNoSlot: 'La composition « {layout} » n’a pas d’emplacement avec une carte.',
  layoutLarge:
    'La composition « {layout} » a {count, number} cartes ; un booster en a {most, number} au plus.',
  layoutNoSheet: 'La composition « {layout} » prend dans la feuille « {sheet} », absente de la liste.',
  slotNoSheetThere: 'La composition « {layout} » a un emplacement sans feuille.',
  sheetsCopies:
    'Les feuilles de la liste ont {count, number} exemplaires en tout ; une table distribue à partir de {most, number} au plus.',
  layoutsNoWeight: 'Aucune composition de la liste n’a un poids positif.',
  presetLayout: 'Le réglage predeterminedLayouts nomme la composition « {layout} », absente de la liste.',
  presetRound: 'La manche {round, number} de predeterminedLayouts n’a pas de composition de poids positif.',
  lineExpected: 'Ligne {line, number} : attendu {expected}, trouvé {found}.',
  settingUnexpected:
    'Ligne {line, number} : le réglage {setting} n’est pas celui attendu ; trouvé « {found} ».',
  settingTooMany:
    'Ligne {line, number} : le réglage {setting} demande {count, number} cartes en un tour ; {most, number} au plus.',
  effectUnknown:
    'Ligne {line, number} : la carte « {card} » a l’effet de draft « {effect} », qui n’existe pas.',
  settingsUnused: 'Réglages non utilisés : {settings}.',
  noTableOpens: 'Aucune table ne peut ouvrir le booster de cette liste. {why}',
  listTooFew: 'La liste a trop peu de cartes pour un draft.',
  listSeats: 'La liste a des cartes pour {seats, plural, one {# place} other {# places}} au plus.',
  listBlurb: '{packs, plural, one {# booster} other {# boosters}} de {cards} cartes de la liste {list}.',
  listRounds:
    'La liste demande {count, number} boosters par joueur ; un draft a {most, number} manches au plus.',
  printingsRepeat: '{count, number} impressions figurent dans plusieurs fichiers et viennent du premier.',
  mtgjson3Empty: 'Cela ressemble à MTGJSON v3, mais sans extension ayant un nom et des cartes.',
  cardTwice:
    '{set} : {count, plural, one {# carte figure deux fois dans le fichier et a été lue} other {# cartes figurent deux fois dans le fichier et ont été lues}} une fois.',
  boosterSlotsOut: '{set} : des emplacements du booster ne désignent aucune carte et ont été omis : {slots}.',
  mtgjson5None: 'Cela ressemble à MTGJSON v5, mais aucune carte n’a pu être lue.',
  mtgjson5Empty:
    '{where, select, This {Cela} other {{where}}} ressemble à MTGJSON v5, mais « data » ne contient aucune extension avec code, nom et cartes.',
  setTwice: '{game} : l’extension {set} figure plusieurs fois et a été lue à sa première place.',
  facesLost:
    '{set} : {count, plural, one {# face sans recto omise} other {# faces sans recto omises}}, comme {name}.',
  boosterNoLayout: '{set} : le booster {variant} n’a plus de composition et n’a pas été importé.',
  importToComplete:
    'Importez {which, select, those {ces extensions} other {les extensions {which}}} pour le compléter.',
  slotLeftOut:
    '{label} : l’emplacement {slot} est omis, car ses cartes sont dans des extensions absentes. {then}',
  layoutLeftOut:
    '{label} : {layout} est omis, car les cartes de sa feuille {sheet} sont dans des extensions absentes. {then}',
  sheetPartial:
    '{label} : {missing, number} des {all, number} cartes de la feuille {sheet} sont dans des extensions absentes. {then}',
  boosterRepeats:
    '{set}, booster {variant} : la feuille {sheet} a moins de cartes que n’en prend un booster ; des cartes se répètent.',
  threePacksOf: 'Trois boosters de {count, number} cartes de {set}.',
  threePacks: 'Trois boosters de {set}.',
  unusedSets:
    '{count, plural, one {# extension n’a} other {# extensions n’ont}} pas d’impressions dans ces fichiers et {count, plural, one {est omise} other {sont omises}} : {names}. Importez seul le fichier des extensions pour les créer.',
  withoutCard: 'On dirait {what}, sans carte. Importez-le avec les fichiers des cartes.',
  leftOutAsked: '{count, plural, one {# ligne omise} other {# lignes omises}}, comme demandé.',
  foreignNames:
    '{count, plural, one {# impression dans une autre langue que l’anglais a} other {# impressions dans d’autres langues que l’anglais ont}} donné des noms à des cartes.',
  strangeLanguages:
    '{set} : les noms dans {count, plural, one {# langue inconnue} other {# langues inconnues}} ont été laissés de côté : {names}.',
  foreignCards:
    '{count, plural, one {# carte dans une autre langue que l’anglais a été omise} other {# cartes dans d’autres langues que l’anglais ont été omises}}.',
  noEnglish: 'Le fichier n’a aucune carte en anglais.',
  sharedNames:
    '{count, plural, one {# nom est partagé} other {# noms sont partagés}} par des cartes aux règles différentes, distinguées entre parenthèses : {names}.',
  boardOut:
    '{count, plural, one {# carte de « {board} » omise} other {# cartes de « {board} » omises}} : {names}.',
  cubeFormat: 'Un format du cube {cube}.',
  readAsSet:
    'Lu comme l’extension {set}. {count, plural, one {# autre extension est gardée} other {# autres extensions sont gardées}} en texte : {names}.',
  notInSet:
    '{count, plural, one {# carte hors de l’extension {set} a été omise} other {# cartes hors de l’extension {set} ont été omises}}.',
  leftOutSaying: 'Omis : {what}',
  bundleDamaged: 'Ce paquet est abîmé : son contenu n’est pas celui annoncé. Refaites-le.',
  bundleFiles: 'Un paquet contient {count, number} fichiers au plus.',
  bundleLarge: 'Les fichiers de ce paquet dépassent ensemble 64 Mio.',
  bundleOther: 'Ce paquet vient d’une autre version, ou est abîmé. Refaites-le.',
  leadsElsewhere: '{source} mène à un autre site.',
  sourceNoFile: '{source} n’a pas ce fichier. Il a peut-être été déplacé ou renommé.',
  sourceSilent: '{source} ne répond pas. Réessayez plus tard.',
  sourceBusy: '{source} demande qu’on attende un peu. Réessayez plus tard.',
  sourceChanged: '{source} a répondu quelque chose que cette version ne sait pas lire.',
  sourceLarge: 'Ce que {source} a envoyé dépasse la taille permise.',
  sourceChecksum: 'Ce que {source} a envoyé ne correspond pas à sa somme de contrôle. Réessayez plus tard.',
  diskFull: 'Le disque de ce serveur est plein.',
  importStopped: 'L’import a été arrêté.',
  presetSlotOut: '{label} : l’emplacement {slot} est omis, car l’extension n’a pas de cartes pour lui.',
  presetSlotRepeats:
    '{label} : l’emplacement {slot} a moins de cartes que n’en prend un booster ; des cartes se répètent.',
  presetBlurbOne: 'Un booster de {cards, number} cartes de {set}.',
  presetBlurb: '{packs, number} boosters de {cards, number} cartes de {set}.',
  noPackMade: '{set} : aucun booster n’a été créé, car : {why}.',
  setsTooFew:
    '{count, plural, one {# extension a} other {# extensions ont}} ici trop peu de cartes pour un booster : {names}.',
  draftDataNoPicks: 'Les données de draft n’ont pas de picks.',
  draftDataCut: 'Les données de draft s’arrêtent au milieu d’une ligne. Récupérez-les de nouveau.',
  draftDataLine: 'Une ligne des données de draft dépasse 1 Mio.',
  draftDataColumn:
    'Ce ne sont pas des données de draft de 17lands : {columns, select, one {colonne absente} other {colonnes absentes}} {names}.',
  draftDataMany: 'Les données de draft nomment plus de 20 000 cartes différentes.',
  presetSlots: 'Les emplacements d’un booster ont besoin de noms différents.',
  recipeJson: 'Une recette s’écrit en JSON. Ce n’en est pas.',
  recipeUnread: 'Cette recette est illisible : {place} ne suit pas docs/schemas/passleft-source-1.json.',
  recipeHost: 'Cette recette interroge {host}, absent de ses hosts. Ajoutez-le à hosts ou changez l’adresse.',
  sourceTurnedOff: '{source} est désactivé ici. Activez-le d’abord.',
  zipArchive: 'C’est une archive zip ou un classeur ; décompressez et importez les fichiers.',
  packedArchive:
    'C’est {an, select, an {une} other {une}} archive {kind} ; décompressez-la et importez ses fichiers.',
  aPicture: 'C’est une image ; envoyez-la comme image d’une carte.',
  noImportPdf: 'C’est un PDF, qui ne s’importe pas.',
  noImportSqlite: 'C’est une base SQLite, qui ne s’importe pas.',
});
