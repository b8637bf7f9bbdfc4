import { catalogue } from '../catalogue.ts';

/** What imports and sources say about files, rows and sets, found by their English words: server/http/sentences.ts. */
export default catalogue({
  noFileToRead: 'There is no file to read.',
  bodyUnclear: 'The request does not say which files it holds, and for which game.',
  filesTooLarge: 'The files are larger than 64 MiB together.',
  filesTooLargeInAll: 'The files are larger than 64 MiB in all.',
  fileTooLarge: 'The file is larger than 64 MiB.',
  filesNotWhole: 'The files did not arrive whole. Send them again.',
  rowsUnread:
    '{count, plural, one {1 row cannot be read. Repair it, or leave it out.} other {# rows cannot be read. Repair them, or leave them out.}}',
  setsFetched: 'Other sets are being fetched just now. Try again in a moment.',
  gameNotHere: 'Its game is not here. Import cards of the game first, then their ratings.',
  filesBeingRead: 'Other files are being read just now. Try again in a moment.',
  noGame: 'There is no game "{game}".',
  noPackThere: 'There is no pack “{pack}”.',
  notWaiting: 'This import is not waiting to be stored.',
  undoStored: 'Only an import that was stored can be undone.',
  discardUnstored: 'Only an import that was not stored can be thrown away.',
  strayPictures:
    'Pictures lie at {hosts}, and none are fetched from there until it is allowed under Image cache; their cards are drawn as text.',
  unpackedTooLarge:
    '{file} is larger than 64 MiB unpacked. Sources of real games are fetched under Add a game, or packed with npm run source.',
  gzipNotWhole: '{file} is a gzip archive that is not whole. Download it again.',
  notFetchedNothing: 'The server could not fetch this. Nothing was changed.',
  notReadNothing: 'The server could not read these files. Nothing was changed.',
  notStoredNothing: 'The server could not store this import. Nothing was changed.',
  readingTooLong: 'Reading the files takes too long.',
  readingTooBig: 'Reading the files needs more memory than they may.',
  noneIsText: 'None of the {count, number} files is text. {first}',
  cardsChanged: 'The cards of this game were changed since the preview. Check the file again.',
  idsRenamed:
    '{count, plural, one {1 row has} other {# rows have}} the id of a row with another name: {names}. An import renames nothing, so they were left out.',
  otherImport: 'Another import of this game is just being stored. Try again in a moment.',
  gameByNow: 'There is a game "{game}" by now. Check the file again.',
  givenUp: 'This import was given up meanwhile.',
  justUndone: 'This import is just being undone.',
  partTooLong:
    'The files have {part, select, lane {a lane} rarity {a rarity} field {a field} place {a place for cards} other {something of the game}} of more than {count, number} letters. Shorten it and read them again.',
  partNotKept:
    'The files have {part, select, lane {a lane} rarity {a rarity} field {a field} place {a place for cards} other {something of the game}} that cannot be kept. Look for one without a name and read them again.',
  rarityStuck:
    'A pack of the files names cards of the rarity “{rarity}”, so they can’t be left out. Say which rarity it is, or add it.',
  tooManyWords:
    'The files have {count, number} different {kind, select, rarities {rarities} lanes {lanes} other {attributes}}, and at most {most, number} can be read. Check which column they are read from.',
  wordsOpen:
    '{count, plural, one {The files have 1 word that the game doesn’t know. Say what it is first.} other {The files have # words that the game doesn’t know. Say what they are first.}}',
  linesOpen:
    '{count, plural, one {The list has 1 line that can be read in several ways. Say which card it is first.} other {The list has # lines that can be read in several ways. Say which cards they are first.}}',
  tooOldUndo: 'This import is too old to be undone: what it changed is not kept any more.',
  changedSince: 'Since this import the {what} {names} changed or got more printings. Undo that first.',
  tableWaits: 'The table “{table}” is waiting to draft “{format}”. Close it first.',
  eventDrafts: 'The event “{event}” drafts a format of this import. Cancel it first.',
  redoNeeds:
    'Since the import was undone, something that it needs was added or changed. Import the file again instead.',
  redoUndone: 'Only an import that was undone can be redone.',
  tooOldRedo: 'This import is too old to be redone: what it changed is not kept any more.',
  justRedone: 'This import is just being redone.',
  redoGameGone: 'The game of this import is gone. Redo the import that made it first.',
  redoGameTaken: 'There is a game “{game}” by now. Import the file under another name.',
  packsComplete: '{pack}: {some, select, more {more} other {all}} of its cards are here now.',
  pileBlurb:
    '{count, number} packs of {size, number} from the {kind, select, cube {cube} list {list} other {{kind}}} {name}.',
  winstonBlurb:
    'Winston for two from the {kind, select, cube {cube} list {list} other {{kind}}} {name}. Look at a pile: take it, or let it grow and look at the next.',
  noCardFiles: '{count, plural, one {1 file was} other {# files were}} left out, having no cards: {names}.',
  filesMostRows: 'The files have more than {count, number} rows in all.',
  noneHasCards: 'None of the {count, number} files holds cards: {names}.',
  mostFiles: 'There are more than {count, number} files.',
  tableNoCards: 'The table has no row with a card ({format}).',
  maybeboard:
    '{count, plural, one {# card of the maybeboard was} other {# cards of the maybeboard were}} left out: {names}.',
  bookkeeping:
    '{count, plural, one {1 column looks like bookkeeping and was left out: {names}. Choose what it is to keep it.} other {# columns look like bookkeeping and were left out: {names}. Choose what they are to keep them.}}',
  tableNoName: 'The table has no column for the name of a card; its columns are: {columns}.',
  mapUnknown:
    'The column map names the column "{column}", which the table does not have; its columns are: {columns}.',
  noLaneColumn: 'The column "{column}" has no value or too many different ones to be lanes.',
  manyRarities: 'The column of rarities has {count, number} different values. Is it the right one?',
  cardsKnown:
    '{count, plural, one {# card is known already, and the table tells nothing new of it} other {# cards are known already, and the table tells nothing new of them}}.',
  cardsUnplaced:
    '{count, plural, one {# card has} other {# cards have}} several printings, and the table does not say which one it means: {names}. Add the set and number to change rarities and pictures.',
  namesDiffer:
    '{count, plural, one {# name comes again with another cost, type or text and was read as a copy of its first row: {names}} other {# names come again with another cost, type or text and were read as copies of their first row: {names}}}.',
  notUtf8: 'This is not text in UTF-8; save the file as UTF-8 and try again.',
  notText: 'This does not look like text. {importable}',
  looksButNone: 'This looks like {format}, but none of its cards could be read.',
  importable:
    'Files that can be imported are MTGJSON v3 and v5 sets, Scryfall-shaped, pokemon-tcg-data and NetrunnerDB-shaped JSON, answers of LorcanaJSON, Lorcast, swu-db, YGOPRODeck, optcgapi, digimoncard.io and Sorcery, CubeCobra cubes, other JSON records of cards, Flesh and Blood tables and JSON, Cockatrice card files, Draftmancer card lists, lists of names and CSV or TSV tables.',
  fileEmpty: 'The file is empty.',
  looseJson: 'This looks like JSON, but has comments, trailing commas or text behind its end. {importable}',
  jsonLine: 'This looks like JSON, but line {line, number} is broken: expected {expected}.',
  tableRows: 'The table has more than {count, number} rows.',
  ownList: 'This is the list of {what} that Passleft exports. It can be read but not imported.',
  jsonDeep: 'The JSON has more than {count, number} levels of brackets.',
  fileRecords:
    'The file has more than {count, number} {what, select, records {records} cards {cards} printings {printings} other {{what}}}.',
  notYetImported: 'This looks like {what}, which cannot be imported yet.',
  notYetImportedBut: 'This looks like {what}, which cannot be imported yet. {instead}',
  openALog: 'Open it under My drafts, Open a log.',
  decksNoCards: 'Decks hold no cards: import the files of their cards.',
  deckBuilderReads: 'The deck builder reads it as a deck list.',
  webPage: 'a web page',
  xmlFile: 'an XML file',
  deckFile: 'a deck file',
  looksCockatrice:
    '{where, select, This {This} other {{where}}} looks like a Cockatrice card file, but {why}.',
  noBack: 'The back {back} of "{card}" is not in the files.',
  csvLineLong: 'The table cannot be read as rows: line {line, number} is longer than {count, number} signs.',
  csvRowLong:
    'The table cannot be read as rows: row {row, number} is longer than {count, number} signs; perhaps a quotation mark is not closed.',
  csvRowOpen: 'The table cannot be read as rows: row {row, number} has a quotation mark that is not closed.',
  ownNoRows:
    'This is a Passleft list of {what, select, cards {cards} printings {printings} other {sets}}, and none of its rows belongs to "{game}".',
  ownEmpty:
    'This is a Passleft list of {what, select, cards {cards} printings {printings} other {sets}} without a row.',
  otherGamesRows:
    '{count, plural, one {# row belongs to another game and was} other {# rows belong to other games and were}} left out.',
  cardListOnly:
    'Set, rarity and printings are not read from a list of cards. Change them in the list of printings.',
  ratingsNone: 'These are ratings, but none of their cards is in this game. Import the cards first.',
  columnRatesNone: 'The column "{column}" rates no card.',
  columnRates: 'Only the column "{column}" is read: it rates {count, plural, one {# card} other {# cards}}.',
  keepsRating:
    '{count, plural, one {# card has no figure and keeps} other {# cards have no figure and keep}} the old rating.',
  ratedNotHere:
    '{count, plural, one {# card is not in this game and was} other {# cards are not in this game and were}} left out: {names}.',
  noPrintingsYet:
    'The cards have no printings yet, so that no pack can hold them. Import their printings too.',
  listUnreadable: 'The list names no card that could be read.',
  sizeAndLayouts:
    'The sheet "{sheet}" has a size in its header, but the list has layouts too; only one of both can say how a pack is filled.',
  layoutsTwice: 'The list has layouts both in [Settings] and in [Layouts].',
  layoutsNone: 'The list has a place for layouts, but no layout.',
  sheetsNoSizes:
    'The list has {count, number} sheets ({names}) but neither layouts nor sizes such as {example}.',
  ratingsOut:
    '{count, plural, one {# rating is not between 0 and 5 and was} other {# ratings are not between 0 and 5 and were}} left out: {names}.',
  relatedLost: '{count, plural, one {# related card was} other {# related cards were}} not found: {names}.',
  effectsKept:
    'The list needs draft effects that are kept but not played yet ({effects}), on {count, plural, one {# card} other {# cards}}.',
  headingOut:
    '{count, plural, one {# card under {heading} was} other {# cards under {heading} were}} left out: {names}.',
  linesAmbiguous: '{count, plural, one {# line} other {# lines}} can be read in several ways: {lines}.',
  sheetRepeats: 'A sheet has fewer different cards than a pack takes, so cards repeat in a pack.',
  bagWhole: 'A bag holds whole numbers of layouts, so that their weights were multiplied to be whole.',
  bagLarge:
    'A bag of {count, number} layouts is too large (at most {most, number}); here each pack draws its layout by weight.',
  layoutNoSlot: 'Layout "{layout}" has no slot with a card.',
  layoutLarge: 'Layout "{layout}" has {count, number} cards; a pack has at most {most, number}.',
  layoutNoSheet: 'Layout "{layout}" takes cards from the sheet "{sheet}", which the list does not have.',
  slotNoSheetThere: 'Layout "{layout}" has a slot without a sheet to take from.',
  sheetsCopies:
    'The sheets of the list have {count, number} copies in all; a table deals from at most {most, number}.',
  layoutsNoWeight: 'No layout of the list has a weight above 0.',
  presetLayout: 'The setting predeterminedLayouts names the layout "{layout}", which the list does not have.',
  presetRound: 'Round {round, number} of predeterminedLayouts has no layout with a weight above 0.',
  lineExpected: 'Line {line, number}: expected {expected}, found {found}.',
  settingUnexpected: 'Line {line, number}: the setting {setting} is not as expected; found "{found}".',
  settingTooMany:
    'Line {line, number}: the setting {setting} asks for {count, number} cards in one turn; at most {most, number} are possible.',
  effectUnknown: 'Line {line, number}: card "{card}" has the draft effect "{effect}", which does not exist.',
  settingsUnused: 'Settings that are not used: {settings}.',
  noTableOpens: 'No table can open the pack of this list. {why}',
  listTooFew: 'The list has too few cards for a draft.',
  listSeats: 'The list has cards for {seats, plural, one {# seat} other {# seats}} at most.',
  listBlurb: '{packs, plural, one {# pack} other {# packs}} of {cards} from the list {list}.',
  listRounds: 'The list asks for {count, number} packs a player; a draft has at most {most, number} rounds.',
  printingsRepeat: '{count, number} printings stand in several files and were taken from the first.',
  mtgjson3Empty: 'This looks like MTGJSON v3, but it holds no set with a name and cards.',
  cardTwice:
    '{set}: {count, plural, one {# card stands in the file twice and was} other {# cards stand in the file twice and were}} read once.',
  boosterSlotsOut: '{set}: slots of its booster mean no card of the set and were left out: {slots}.',
  mtgjson5None: 'This looks like MTGJSON v5, but none of its cards could be read.',
  mtgjson5Empty:
    '{where, select, This {This} other {{where}}} looks like MTGJSON v5, but its "data" holds no set with a code, a name and cards.',
  setTwice: '{game}: the set {set} stands in the files more than once and was read where it comes first.',
  facesLost:
    '{set}: {count, plural, one {# face belongs to no front and was} other {# faces belong to no front and were}} left out, such as {name}.',
  boosterNoLayout: '{set}: the {variant} booster has no layout left and was not imported.',
  importToComplete: 'Import {which, select, those {those sets} other {the sets {which}}} to complete it.',
  slotLeftOut:
    '{label}: the slot {slot} is left out, because its cards are in sets that aren’t here yet. {then}',
  layoutLeftOut:
    '{label}: {layout} is left out, because the cards of its sheet {sheet} are in sets that aren’t here yet. {then}',
  sheetPartial:
    '{label}: {missing, number} of the {all, number} cards of sheet {sheet} are in sets that aren’t here yet. {then}',
  boosterRepeats:
    '{set}, {variant} booster: sheet {sheet} has fewer cards than a pack takes, so cards repeat in a pack.',
  threePacksOf: 'Three packs of {count, number} cards from {set}.',
  threePacks: 'Three packs from {set}.',
  unusedSets:
    '{count, plural, one {# set has} other {# sets have}} no printings in these files and stayed out: {names}. Import the file of sets alone to make them.',
  withoutCard: 'This looks like {what}, without a card. Import it together with the files of the cards.',
  leftOutAsked: '{count, plural, one {# row was} other {# rows were}} left out, as you asked.',
  foreignNames:
    '{count, plural, one {# printing in another language than English} other {# printings in other languages than English}} gave names to cards.',
  strangeLanguages:
    '{set}: names in {count, plural, one {# language that is not known} other {# languages that are not known}} were left out: {names}.',
  foreignCards:
    '{count, plural, one {# card in another language than English was} other {# cards in other languages than English were}} left out.',
  noEnglish: 'The file has no card in English.',
  sharedNames:
    '{count, plural, one {# name is} other {# names are}} shared by cards with different rules, which have what tells them apart in brackets: {names}.',
  boardOut:
    '{count, plural, one {# card of the board “{board}” was} other {# cards of the board “{board}” were}} left out: {names}.',
  cubeFormat: 'A format of the cube {cube}.',
  readAsSet:
    'Read as the set {set}. {count, plural, one {# other set is} other {# other sets are}} kept as text: {names}.',
  notInSet: '{count, plural, one {# card isn’t} other {# cards aren’t}} in the set {set} and stayed out.',
  leftOutSaying: 'Left out: {what}',
  bundleDamaged: 'This bundle is damaged: what is in it is not what it says. Make it again.',
  bundleFiles: 'A bundle holds at most {count, number} files.',
  bundleLarge: 'The files of this bundle are larger than 64 MiB together.',
  bundleOther: 'This bundle was made by another version, or is damaged. Make it again.',
  leadsElsewhere: '{source} leads to another site.',
  sourceNoFile: '{source} has no such file. It may have been moved or renamed.',
  sourceSilent: '{source} does not answer. Try again later.',
  sourceBusy: '{source} asks to be left alone for a while. Try again later.',
  sourceChanged: '{source} answered with something that this version cannot read.',
  sourceLarge: 'What {source} sent is larger than this source may be.',
  sourceChecksum: 'What {source} sent does not match its checksum. Try again later.',
  diskFull: 'The disk of this server is full.',
  importStopped: 'The import was stopped.',
  presetSlotOut: '{label}: the slot {slot} is left out, because the set has no cards for it.',
  presetSlotRepeats: '{label}: the slot {slot} has fewer cards than a pack takes, so cards repeat in a pack.',
  presetBlurbOne: 'A pack of {cards, number} cards from {set}.',
  presetBlurb: '{packs, number} packs of {cards, number} cards from {set}.',
  noPackMade: '{set}: no pack was made, because {why}.',
  setsTooFew: '{count, plural, one {# set has} other {# sets have}} too few cards here for a pack: {names}.',
  draftDataNoPicks: 'The draft data has no picks.',
  draftDataCut: 'The draft data ends in the middle of a line. Fetch it again.',
  draftDataLine: 'A line of the draft data is longer than 1 MiB.',
  draftDataColumn:
    'This isn’t draft data of 17lands: it has no {columns, select, one {column} other {columns}} {names}.',
  draftDataMany: 'The draft data names more than 20,000 different cards.',
  presetSlots: 'Slots of a pack need different names.',
  recipeJson: 'A recipe is written in JSON. This is not JSON.',
  recipeUnread: 'This recipe cannot be read: {place} is not as docs/schemas/passleft-source-1.json has it.',
  recipeHost:
    'This recipe asks {host}, which is not among its hosts. Add it to hosts, or change the address.',
  sourceTurnedOff: '{source} is turned off here. Turn it on first.',
  zipArchive: 'This is a zip archive or a spreadsheet; unpack it and give its files.',
  packedArchive: 'This is {an, select, an {an} other {a}} {kind} archive; unpack it and give its files.',
  aPicture: 'This is a picture; upload it as the picture of a card.',
  noImportPdf: 'This is a PDF, which cannot be imported.',
  noImportSqlite: 'This is an SQLite database, which cannot be imported.',
});
