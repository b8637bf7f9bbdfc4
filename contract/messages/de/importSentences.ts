import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/importSentences.ts';

export default translation<typeof english>()({
  noFileToRead: 'Es gibt keine Datei zum Lesen.',
  bodyUnclear: 'Die Anfrage sagt nicht, welche Dateien sie enthält und für welches Spiel.',
  filesTooLarge: 'Die Dateien sind zusammen größer als 64 MiB.',
  filesTooLargeInAll: 'Die Dateien sind insgesamt größer als 64 MiB.',
  fileTooLarge: 'Die Datei ist größer als 64 MiB.',
  filesNotWhole: 'Die Dateien kamen nicht ganz an. Sende sie noch einmal.',
  rowsUnread:
    '{count, plural, one {1 Zeile ist nicht lesbar. Reparier sie oder lass sie weg.} other {# Zeilen sind nicht lesbar. Reparier sie oder lass sie weg.}}',
  setsFetched: 'Gerade werden andere Sets geholt. Versuch es gleich noch einmal.',
  gameNotHere:
    'Das Spiel dazu gibt es hier nicht. Importiere zuerst Karten des Spiels, dann die Bewertungen.',
  filesBeingRead: 'Gerade werden andere Dateien gelesen. Versuch es gleich noch einmal.',
  noGame: 'Es gibt kein Spiel „{game}“.',
  noPackThere: 'Es gibt keinen Booster „{pack}“.',
  notWaiting: 'Dieser Import wartet nicht aufs Speichern.',
  undoStored: 'Nur ein gespeicherter Import lässt sich zurücknehmen.',
  discardUnstored: 'Nur ein nicht gespeicherter Import lässt sich verwerfen.',
  strayPictures:
    'Bilder liegen bei {hosts}. Von dort wird nichts geholt, bis es unter „Bilder-Cache“ erlaubt ist; die Karten erscheinen als Text.',
  unpackedTooLarge:
    '{file} ist entpackt größer als 64 MiB. Quellen echter Spiele holst du unter „Spiel hinzufügen“ oder packst sie mit npm run source.',
  gzipNotWhole: '{file} ist ein unvollständiges gzip-Archiv. Lade es noch einmal herunter.',
  notFetchedNothing: 'Der Server konnte das nicht holen. Nichts wurde geändert.',
  notReadNothing: 'Der Server konnte diese Dateien nicht lesen. Nichts wurde geändert.',
  notStoredNothing: 'Der Server konnte diesen Import nicht speichern. Nichts wurde geändert.',
  readingTooLong: 'Das Lesen der Dateien dauert zu lange.',
  readingTooBig: 'Das Lesen der Dateien braucht zu viel Speicher.',
  noneIsText: 'Keine der {count, number} Dateien ist Text. {first}',
  cardsChanged: 'Die Karten dieses Spiels wurden seit der Vorschau geändert. Prüf die Datei noch einmal.',
  idsRenamed:
    '{count, plural, one {1 Zeile hat} other {# Zeilen haben}} die Kennung einer Zeile mit anderem Namen: {names}. Ein Import benennt nichts um, daher {count, plural, one {wurde sie} other {wurden sie}} weggelassen.',
  otherImport: 'Gerade wird ein anderer Import dieses Spiels gespeichert. Versuch es gleich noch einmal.',
  gameByNow: 'Inzwischen gibt es ein Spiel „{game}“. Prüf die Datei noch einmal.',
  givenUp: 'Dieser Import wurde inzwischen aufgegeben.',
  justUndone: 'Dieser Import wird gerade zurückgenommen.',
  partTooLong:
    'In den Dateien {part, select, lane {hat eine Fraktion} rarity {hat eine Seltenheit} field {hat ein Feld} place {hat ein Deckbereich} other {hat etwas vom Spiel}} mehr als {count, number} Zeichen. Kürze das und lies sie neu ein.',
  partNotKept:
    'In den Dateien lässt sich {part, select, lane {eine Fraktion} rarity {eine Seltenheit} field {ein Feld} place {ein Deckbereich} other {etwas vom Spiel}} nicht speichern. Such nach einem Eintrag ohne Namen und lies sie neu ein.',
  rarityStuck:
    'Ein Booster der Dateien nennt Karten der Seltenheit „{rarity}“, sie lassen sich also nicht weglassen. Sag, welche Seltenheit das ist, oder füg sie hinzu.',
  tooManyWords:
    'Die Dateien haben {count, number} verschiedene {kind, select, rarities {Seltenheiten} lanes {Fraktionen} other {Merkmale}}, lesbar sind höchstens {most, number}. Prüf, aus welcher Spalte sie gelesen werden.',
  wordsOpen:
    '{count, plural, one {Die Dateien haben 1 Wort, das das Spiel nicht kennt. Sag zuerst, was es ist.} other {Die Dateien haben # Wörter, die das Spiel nicht kennt. Sag zuerst, was sie sind.}}',
  linesOpen:
    '{count, plural, one {Die Liste hat 1 mehrdeutige Zeile. Sag zuerst, welche Karte gemeint ist.} other {Die Liste hat # mehrdeutige Zeilen. Sag zuerst, welche Karten gemeint sind.}}',
  tooOldUndo: 'Dieser Import ist zu alt zum Zurücknehmen: Was er änderte, ist nicht mehr gespeichert.',
  changedSince:
    'Das hat sich seit diesem Import geändert oder weitere Drucke bekommen ({what}): {names}. Nimm das zuerst zurück.',
  tableWaits: 'Der Tisch „{table}“ wartet auf einen Draft von „{format}“. Schließ ihn zuerst.',
  eventDrafts: 'Das Event „{event}“ draftet ein Format dieses Imports. Sag es zuerst ab.',
  redoNeeds:
    'Seit der Import zurückgenommen wurde, kam etwas hinzu oder änderte sich, was er braucht. Importiere die Datei stattdessen neu.',
  redoUndone: 'Nur ein zurückgenommener Import lässt sich wiederholen.',
  tooOldRedo: 'Dieser Import ist zu alt zum Wiederholen: Was er änderte, ist nicht mehr gespeichert.',
  justRedone: 'Dieser Import wird gerade wiederholt.',
  redoGameGone: 'Das Spiel dieses Imports gibt es nicht mehr. Wiederhole zuerst den Import, der es anlegte.',
  redoGameTaken: 'Inzwischen gibt es ein Spiel „{game}“. Importiere die Datei unter einem anderen Namen.',
  packsComplete: '{pack}: {some, select, more {Weitere Karten sind} other {Alle Karten sind}} jetzt da.',
  pileBlurb:
    '{count, number} Booster zu {size, number} Karten aus {kind, select, cube {dem Cube} list {der Liste} other {{kind}}} {name}.',
  winstonBlurb:
    'Winston für zwei aus {kind, select, cube {dem Cube} list {der Liste} other {{kind}}} {name}. Sieh dir einen Stapel an: Nimm ihn oder lass ihn wachsen und sieh dir den nächsten an.',
  noCardFiles:
    '{count, plural, one {1 Datei wurde weggelassen, weil sie keine Karten hat} other {# Dateien wurden weggelassen, weil sie keine Karten haben}}: {names}.',
  filesMostRows: 'Die Dateien haben zusammen mehr als {count, number} Zeilen.',
  noneHasCards: 'Keine der {count, number} Dateien enthält Karten: {names}.',
  mostFiles: 'Es sind mehr als {count, number} Dateien.',
  tableNoCards: 'Die Tabelle hat keine Zeile mit einer Karte ({format}).',
  maybeboard:
    '{count, plural, one {# Karte des Maybeboards wurde} other {# Karten des Maybeboards wurden}} weggelassen: {names}.',
  bookkeeping:
    '{count, plural, one {1 Spalte sieht nach Verwaltung aus und wurde weggelassen: {names}. Wähle, was sie ist, um sie zu behalten.} other {# Spalten sehen nach Verwaltung aus und wurden weggelassen: {names}. Wähle, was sie sind, um sie zu behalten.}}',
  tableNoName: 'Die Tabelle hat keine Spalte für den Namen einer Karte; ihre Spalten sind: {columns}.',
  mapUnknown:
    'Die Zuordnung nennt die Spalte „{column}“, die die Tabelle nicht hat; ihre Spalten sind: {columns}.',
  noLaneColumn: 'Die Spalte „{column}“ hat keine oder zu viele verschiedene Werte für Fraktionen.',
  manyRarities: 'Die Spalte der Seltenheiten hat {count, number} verschiedene Werte. Ist es die richtige?',
  cardsKnown:
    '{count, plural, one {# Karte ist schon bekannt, die Tabelle bringt nichts Neues} other {# Karten sind schon bekannt, die Tabelle bringt nichts Neues}}.',
  cardsUnplaced:
    '{count, plural, one {# Karte hat} other {# Karten haben}} mehrere Drucke, und die Tabelle sagt nicht, welcher gemeint ist: {names}. Ergänze Set und Nummer, um Seltenheiten und Bilder zu ändern.',
  namesDiffer:
    '{count, plural, one {# Name kommt mit anderen Kosten, anderem Typ oder Text noch einmal vor und gilt als Exemplar der ersten Zeile: {names}} other {# Namen kommen mit anderen Kosten, anderem Typ oder Text noch einmal vor und gelten als Exemplare der ersten Zeile: {names}}}.',
  notUtf8: 'Das ist kein Text in UTF-8; speichere die Datei als UTF-8 und versuch es noch einmal.',
  notText: 'Das sieht nicht nach Text aus. {importable}',
  looksButNone: 'Das ist wohl {format}, aber keine Karte war lesbar.',
  importable:
    'Importieren lassen sich Sets von MTGJSON v3 und v5, JSON wie von Scryfall, pokemon-tcg-data und NetrunnerDB, Antworten von LorcanaJSON, Lorcast, swu-db, YGOPRODeck, optcgapi, digimoncard.io und Sorcery, Cubes von CubeCobra, andere Kartendaten in JSON, Tabellen und JSON von Flesh and Blood, Kartendateien von Cockatrice, Kartenlisten von Draftmancer, Listen von Namen sowie CSV- und TSV-Tabellen.',
  fileEmpty: 'Die Datei ist leer.',
  looseJson:
    'Das sieht nach JSON aus, hat aber Kommentare, überzählige Kommas oder Text am Ende. {importable}',
  jsonLine: 'Das sieht nach JSON aus, aber Zeile {line, number} ist kaputt: erwartet {expected}.',
  tableRows: 'Die Tabelle hat mehr als {count, number} Zeilen.',
  ownList:
    'Das ist die Liste ({what}), die Passleft exportiert. Sie lässt sich lesen, aber nicht importieren.',
  jsonDeep: 'Das JSON hat mehr als {count, number} Klammerebenen.',
  fileRecords:
    'Die Datei hat mehr als {count, number} {what, select, records {Datensätze} cards {Karten} printings {Drucke} other {{what}}}.',
  notYetImported: 'Das ist wohl {what} und lässt sich noch nicht importieren.',
  notYetImportedBut: 'Das ist wohl {what} und lässt sich noch nicht importieren. {instead}',
  openALog: 'Öffne es unter „Meine Drafts“, „Log öffnen“.',
  decksNoCards: 'Decks enthalten keine Karten: Importiere die Dateien ihrer Karten.',
  deckBuilderReads: 'Der Deckbau liest es als Deckliste.',
  webPage: 'eine Webseite',
  xmlFile: 'eine XML-Datei',
  deckFile: 'eine Deckdatei',
  looksCockatrice:
    '{where, select, This {Das} other {{where}}} sieht nach einer Kartendatei von Cockatrice aus, aber: {why}.',
  noBack: 'Die Rückseite {back} von „{card}“ ist nicht in den Dateien.',
  csvLineLong:
    'Die Tabelle lässt sich nicht in Zeilen lesen: Zeile {line, number} ist länger als {count, number} Zeichen.',
  csvRowLong:
    'Die Tabelle lässt sich nicht in Zeilen lesen: Zeile {row, number} ist länger als {count, number} Zeichen; vielleicht fehlt ein schließendes Anführungszeichen.',
  csvRowOpen:
    'Die Tabelle lässt sich nicht in Zeilen lesen: In Zeile {row, number} fehlt ein schließendes Anführungszeichen.',
  ownNoRows:
    'Das ist eine Passleft-Liste ({what, select, cards {Karten} printings {Drucke} other {Sets}}), und keine Zeile gehört zu „{game}“.',
  ownEmpty:
    'Das ist eine Passleft-Liste ({what, select, cards {Karten} printings {Drucke} other {Sets}}) ohne Zeilen.',
  otherGamesRows:
    '{count, plural, one {# Zeile gehört zu einem anderen Spiel und wurde} other {# Zeilen gehören zu anderen Spielen und wurden}} weggelassen.',
  cardListOnly:
    'Set, Seltenheit und Drucke werden nicht aus einer Kartenliste gelesen. Ändere sie in der Liste der Drucke.',
  ratingsNone:
    'Das sind Bewertungen, aber keine der Karten ist in diesem Spiel. Importiere zuerst die Karten.',
  columnRatesNone: 'Die Spalte „{column}“ bewertet keine Karte.',
  columnRates:
    'Nur die Spalte „{column}“ wird gelesen: Sie bewertet {count, plural, one {# Karte} other {# Karten}}.',
  keepsRating:
    '{count, plural, one {# Karte hat keinen Wert und behält} other {# Karten haben keinen Wert und behalten}} die alte Bewertung.',
  ratedNotHere:
    '{count, plural, one {# Karte ist nicht in diesem Spiel und wurde} other {# Karten sind nicht in diesem Spiel und wurden}} weggelassen: {names}.',
  noPrintingsYet:
    'Die Karten haben noch keine Drucke, kein Booster kann sie enthalten. Importiere auch ihre Drucke.',
  listUnreadable: 'Die Liste nennt keine lesbare Karte.',
  sizeAndLayouts:
    'Der Bogen „{sheet}“ hat eine Größe in der Kopfzeile, aber die Liste hat auch Aufteilungen; nur eines von beiden kann den Booster füllen.',
  layoutsTwice: 'Die Liste hat Aufteilungen in [Settings] und in [Layouts].',
  layoutsNone: 'Die Liste hat einen Abschnitt für Aufteilungen, aber keine Aufteilung.',
  sheetsNoSizes:
    'Die Liste hat {count, number} Bögen ({names}), aber weder Aufteilungen noch Größen wie {example}.',
  ratingsOut:
    '{count, plural, one {# Bewertung liegt nicht zwischen 0 und 5 und wurde} other {# Bewertungen liegen nicht zwischen 0 und 5 und wurden}} weggelassen: {names}.',
  relatedLost:
    '{count, plural, one {# zugehörige Karte wurde} other {# zugehörige Karten wurden}} nicht gefunden: {names}.',
  effectsKept:
    'Die Liste braucht Draft-Effekte, die gespeichert, aber noch nicht gespielt werden ({effects}), auf {count, plural, one {# Karte} other {# Karten}}.',
  headingOut:
    '{count, plural, one {# Karte unter {heading} wurde} other {# Karten unter {heading} wurden}} weggelassen: {names}.',
  linesAmbiguous: '{count, plural, one {# Zeile ist} other {# Zeilen sind}} mehrdeutig: {lines}.',
  sheetRepeats:
    'Ein Bogen hat weniger verschiedene Karten, als ein Booster nimmt, daher wiederholen sich Karten.',
  bagWhole:
    'Ein Beutel enthält ganze Zahlen von Aufteilungen, daher wurden die Gewichte auf ganze Zahlen gebracht.',
  bagLarge:
    'Ein Beutel mit {count, number} Aufteilungen ist zu groß (höchstens {most, number}); hier zieht jeder Booster seine Aufteilung nach Gewicht.',
  layoutNoSlot: 'Die Aufteilung „{layout}“ hat keinen Slot mit einer Karte.',
  layoutLarge:
    'Die Aufteilung „{layout}“ hat {count, number} Karten; ein Booster hat höchstens {most, number}.',
  layoutNoSheet: 'Die Aufteilung „{layout}“ nimmt Karten vom Bogen „{sheet}“, den die Liste nicht hat.',
  slotNoSheetThere: 'Die Aufteilung „{layout}“ hat einen Slot ohne Bogen.',
  sheetsCopies:
    'Die Bögen der Liste haben zusammen {count, number} Exemplare; ein Tisch kann nur aus höchstens {most, number} verteilen.',
  layoutsNoWeight: 'Keine Aufteilung der Liste hat ein Gewicht über 0.',
  presetLayout:
    'Die Einstellung predeterminedLayouts nennt die Aufteilung „{layout}“, die die Liste nicht hat.',
  presetRound:
    'Runde {round, number} von predeterminedLayouts hat keine Aufteilung mit einem Gewicht über 0.',
  lineExpected: 'Zeile {line, number}: erwartet {expected}, gefunden {found}.',
  settingUnexpected:
    'Zeile {line, number}: Die Einstellung {setting} ist nicht wie erwartet; gefunden „{found}“.',
  settingTooMany:
    'Zeile {line, number}: Die Einstellung {setting} verlangt {count, number} Karten in einem Zug; möglich sind höchstens {most, number}.',
  effectUnknown: 'Zeile {line, number}: Karte „{card}“ hat den Draft-Effekt „{effect}“, den es nicht gibt.',
  settingsUnused: 'Nicht benutzte Einstellungen: {settings}.',
  noTableOpens: 'Kein Tisch kann den Booster dieser Liste öffnen. {why}',
  listTooFew: 'Die Liste hat zu wenige Karten für einen Draft.',
  listSeats: 'Die Liste hat Karten für höchstens {seats, plural, one {# Platz} other {# Plätze}}.',
  listBlurb: '{packs, plural, one {# Booster} other {# Booster}} zu {cards} Karten aus der Liste {list}.',
  listRounds:
    'Die Liste verlangt {count, number} Booster für jede Person; ein Draft hat höchstens {most, number} Runden.',
  printingsRepeat: '{count, number} Drucke stehen in mehreren Dateien und wurden aus der ersten genommen.',
  mtgjson3Empty: 'Das sieht nach MTGJSON v3 aus, enthält aber kein Set mit Namen und Karten.',
  cardTwice:
    '{set}: {count, plural, one {# Karte steht doppelt in der Datei und wurde} other {# Karten stehen doppelt in der Datei und wurden}} einmal gelesen.',
  boosterSlotsOut: '{set}: Slots des Boosters meinen keine Karte des Sets und wurden weggelassen: {slots}.',
  mtgjson5None: 'Das sieht nach MTGJSON v5 aus, aber keine Karte war lesbar.',
  mtgjson5Empty:
    '{where, select, This {Das} other {{where}}} sieht nach MTGJSON v5 aus, aber „data“ enthält kein Set mit Code, Namen und Karten.',
  setTwice: '{game}: Das Set {set} steht mehrmals in den Dateien und wurde an der ersten Stelle gelesen.',
  facesLost:
    '{set}: {count, plural, one {# Seite gehört zu keiner Vorderseite und wurde} other {# Seiten gehören zu keiner Vorderseite und wurden}} weggelassen, etwa {name}.',
  boosterNoLayout: '{set}: Der Booster {variant} hat keine Aufteilung mehr und wurde nicht importiert.',
  importToComplete:
    'Importiere {which, select, those {diese Sets} other {die Sets {which}}}, um ihn zu vervollständigen.',
  slotLeftOut:
    '{label}: Der Slot {slot} wird weggelassen, weil seine Karten in Sets sind, die noch nicht da sind. {then}',
  layoutLeftOut:
    '{label}: {layout} wird weggelassen, weil die Karten des Bogens {sheet} in Sets sind, die noch nicht da sind. {then}',
  sheetPartial:
    '{label}: {missing, number} der {all, number} Karten des Bogens {sheet} sind in Sets, die noch nicht da sind. {then}',
  boosterRepeats:
    '{set}, Booster {variant}: Der Bogen {sheet} hat weniger Karten, als ein Booster nimmt, daher wiederholen sich Karten.',
  threePacksOf: 'Drei Booster zu {count, number} Karten aus {set}.',
  threePacks: 'Drei Booster aus {set}.',
  unusedSets:
    '{count, plural, one {# Set hat} other {# Sets haben}} in diesen Dateien keine Drucke und {count, plural, one {wurde} other {wurden}} weggelassen: {names}. Importiere die Datei der Sets allein, um sie anzulegen.',
  withoutCard: 'Das ist wohl {what}, aber ohne Karten. Importiere es zusammen mit den Dateien der Karten.',
  leftOutAsked: '{count, plural, one {# Zeile wurde} other {# Zeilen wurden}} auf deinen Wunsch weggelassen.',
  foreignNames:
    '{count, plural, one {# Druck in einer anderen Sprache als Englisch hat} other {# Drucke in anderen Sprachen als Englisch haben}} Karten Namen gegeben.',
  strangeLanguages:
    '{set}: Namen in {count, plural, one {# unbekannten Sprache} other {# unbekannten Sprachen}} wurden weggelassen: {names}.',
  foreignCards:
    '{count, plural, one {# Karte in einer anderen Sprache als Englisch wurde} other {# Karten in anderen Sprachen als Englisch wurden}} weggelassen.',
  noEnglish: 'Die Datei hat keine Karte auf Englisch.',
  sharedNames:
    '{count, plural, one {# Name gehört} other {# Namen gehören}} Karten mit verschiedenen Regeln; der Unterschied steht in Klammern: {names}.',
  boardOut:
    '{count, plural, one {# Karte aus „{board}“ wurde} other {# Karten aus „{board}“ wurden}} weggelassen: {names}.',
  cubeFormat: 'Ein Format des Cubes {cube}.',
  readAsSet:
    'Gelesen als Set {set}. {count, plural, one {# anderes Set bleibt} other {# andere Sets bleiben}} als Text erhalten: {names}.',
  notInSet:
    '{count, plural, one {# Karte ist nicht im Set {set} und wurde} other {# Karten sind nicht im Set {set} und wurden}} weggelassen.',
  leftOutSaying: 'Weggelassen: {what}',
  bundleDamaged: 'Dieses Paket ist beschädigt: Der Inhalt passt nicht zur Angabe. Erstell es neu.',
  bundleFiles: 'Ein Paket enthält höchstens {count, number} Dateien.',
  bundleLarge: 'Die Dateien dieses Pakets sind zusammen größer als 64 MiB.',
  bundleOther: 'Dieses Paket stammt von einer anderen Version oder ist beschädigt. Erstell es neu.',
  leadsElsewhere: '{source} führt zu einer anderen Website.',
  sourceNoFile: '{source} hat diese Datei nicht. Vielleicht wurde sie verschoben oder umbenannt.',
  sourceSilent: '{source} antwortet nicht. Versuch es später noch einmal.',
  sourceBusy: '{source} möchte eine Weile nicht gefragt werden. Versuch es später noch einmal.',
  sourceChanged: '{source} antwortete mit etwas, das diese Version nicht lesen kann.',
  sourceLarge: 'Was {source} gesendet hat, ist größer als erlaubt.',
  sourceChecksum: 'Was {source} gesendet hat, passt nicht zur Prüfsumme. Versuch es später noch einmal.',
  diskFull: 'Die Festplatte dieses Servers ist voll.',
  importStopped: 'Der Import wurde angehalten.',
  presetSlotOut: '{label}: Der Slot {slot} wird weggelassen, weil das Set keine Karten dafür hat.',
  presetSlotRepeats:
    '{label}: Der Slot {slot} hat weniger Karten, als ein Booster nimmt, daher wiederholen sich Karten.',
  presetBlurbOne: 'Ein Booster zu {cards, number} Karten aus {set}.',
  presetBlurb: '{packs, number} Booster zu {cards, number} Karten aus {set}.',
  noPackMade: '{set}: Es wurde kein Booster angelegt, denn: {why}.',
  setsTooFew:
    '{count, plural, one {# Set hat} other {# Sets haben}} hier zu wenige Karten für einen Booster: {names}.',
  draftDataNoPicks: 'Die Draftdaten haben keine Picks.',
  draftDataCut: 'Die Draftdaten enden mitten in einer Zeile. Hol sie noch einmal.',
  draftDataLine: 'Eine Zeile der Draftdaten ist länger als 1 MiB.',
  draftDataColumn:
    'Das sind keine Draftdaten von 17lands: Es {columns, select, one {fehlt die Spalte} other {fehlen die Spalten}} {names}.',
  draftDataMany: 'Die Draftdaten nennen mehr als 20.000 verschiedene Karten.',
  presetSlots: 'Slots eines Boosters brauchen verschiedene Namen.',
  recipeJson: 'Ein Rezept ist in JSON geschrieben. Das ist kein JSON.',
  recipeUnread:
    'Dieses Rezept lässt sich nicht lesen: {place} ist nicht wie in docs/schemas/passleft-source-1.json.',
  recipeHost:
    'Dieses Rezept fragt {host}, das nicht zu seinen Hosts gehört. Füg es zu hosts hinzu oder ändere die Adresse.',
  sourceTurnedOff: '{source} ist hier ausgeschaltet. Schalt es zuerst ein.',
  zipArchive: 'Das ist ein zip-Archiv oder eine Tabellendatei; entpack es und nimm die Dateien.',
  packedArchive: 'Das ist {an, select, an {ein} other {ein}} {kind}-Archiv; entpack es und nimm die Dateien.',
  aPicture: 'Das ist ein Bild; lad es als Bild einer Karte hoch.',
  noImportPdf: 'Das ist ein PDF und lässt sich nicht importieren.',
  noImportSqlite: 'Das ist eine SQLite-Datenbank und lässt sich nicht importieren.',
});
