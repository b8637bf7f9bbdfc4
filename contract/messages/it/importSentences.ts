import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/importSentences.ts';

export default translation<typeof english>()({
  noFileToRead: 'Non ci sono file da leggere.',
  bodyUnclear: 'La richiesta non dice quali file contiene e per quale gioco.',
  filesTooLarge: 'I file superano insieme 64 MiB.',
  filesTooLargeInAll: 'I file superano 64 MiB in tutto.',
  fileTooLarge: 'Il file supera 64 MiB.',
  filesNotWhole: 'I file non sono arrivati interi. Inviali di nuovo.',
  rowsUnread:
    '{count, plural, one {1 riga non si può leggere. Correggila o lasciala fuori.} other {# righe non si possono leggere. Correggile o lasciale fuori.}}',
  setsFetched: 'Si stanno scaricando altri set. Riprova tra poco.',
  gameNotHere: 'Il suo gioco non è qui. Importa prima le carte del gioco, poi le valutazioni.',
  filesBeingRead: 'Si stanno leggendo altri file. Riprova tra poco.',
  noGame: 'Non esiste il gioco “{game}”.',
  noPackThere: 'Non esiste la busta “{pack}”.',
  notWaiting: 'Questa importazione non è in attesa di essere salvata.',
  undoStored: 'Si può annullare solo un’importazione salvata.',
  discardUnstored: 'Si può scartare solo un’importazione non salvata.',
  strayPictures:
    'Ci sono immagini su {hosts}; non si scaricano finché non è permesso nella cache delle immagini. Le loro carte si mostrano come testo.',
  unpackedTooLarge:
    '{file} supera 64 MiB una volta decompresso. Le fonti di giochi reali si scaricano in “Aggiungi un gioco” o si preparano con npm run source.',
  gzipNotWhole: '{file} è un archivio gzip incompleto. Scaricalo di nuovo.',
  notFetchedNothing: 'Il server non è riuscito a scaricarlo. Niente è cambiato.',
  notReadNothing: 'Il server non è riuscito a leggere questi file. Niente è cambiato.',
  notStoredNothing: 'Il server non è riuscito a salvare questa importazione. Niente è cambiato.',
  readingTooLong: 'La lettura dei file richiede troppo tempo.',
  readingTooBig: 'La lettura dei file richiede troppa memoria.',
  noneIsText: 'Nessuno dei {count, number} file è testo. {first}',
  cardsChanged: 'Le carte di questo gioco sono cambiate dopo l’anteprima. Ricontrolla il file.',
  idsRenamed:
    '{count, plural, one {1 riga ha} other {# righe hanno}} l’id di una riga con altro nome: {names}. Un’importazione non rinomina niente, quindi restano fuori.',
  otherImport: 'Si sta salvando un’altra importazione di questo gioco. Riprova tra poco.',
  gameByNow: 'Ora esiste già il gioco “{game}”. Ricontrolla il file.',
  givenUp: 'Questa importazione è stata abbandonata nel frattempo.',
  justUndone: 'Questa importazione è in fase di annullamento.',
  partTooLong:
    'I file hanno {part, select, lane {una fazione} rarity {una rarità} field {un campo} place {un posto per carte} other {qualcosa del gioco}} di oltre {count, number} lettere. Accorcia il testo e rileggili.',
  partNotKept:
    'I file hanno {part, select, lane {una fazione} rarity {una rarità} field {un campo} place {un posto per carte} other {qualcosa del gioco}} che non si può conservare. Cerca una voce senza nome e rileggili.',
  rarityStuck:
    'Una busta dei file contiene carte di rarità “{rarity}”, che quindi non si possono escludere. Di’ quale rarità è, o aggiungila.',
  tooManyWords:
    'I file hanno {count, number} {kind, select, rarities {rarità diverse} lanes {fazioni diverse} other {attributi diversi}}; se ne leggono al massimo {most, number}. Controlla da quale colonna arrivano.',
  wordsOpen:
    '{count, plural, one {I file hanno 1 parola che il gioco non conosce. Prima di’ che cos’è.} other {I file hanno # parole che il gioco non conosce. Prima di’ che cosa sono.}}',
  linesOpen:
    '{count, plural, one {La lista ha 1 riga ambigua. Prima di’ quale carta è.} other {La lista ha # righe ambigue. Prima di’ quali carte sono.}}',
  tooOldUndo:
    'Questa importazione è troppo vecchia per essere annullata: ciò che ha cambiato non è più conservato.',
  changedSince:
    'Dopo questa importazione sono cambiati o hanno ricevuto altre stampe ({what}): {names}. Prima annulla quelle modifiche.',
  tableWaits: 'Il tavolo “{table}” aspetta di draftare “{format}”. Prima chiudilo.',
  eventDrafts: 'L’evento “{event}” drafta un formato di questa importazione. Prima annullalo.',
  redoNeeds:
    'Da quando è stata annullata, qualcosa di necessario è stato aggiunto o cambiato. Importa di nuovo il file.',
  redoUndone: 'Si può ripetere solo un’importazione annullata.',
  tooOldRedo:
    'Questa importazione è troppo vecchia per essere ripetuta: ciò che ha cambiato non è più conservato.',
  justRedone: 'Questa importazione viene ripetuta proprio ora.',
  redoGameGone: 'Il gioco di questa importazione non c’è più. Prima ripeti l’importazione che l’ha creato.',
  redoGameTaken: 'Ora esiste già il gioco “{game}”. Importa il file con un altro nome.',
  packsComplete:
    '{pack}: {some, select, more {ora ci sono altre sue carte} other {ora ci sono tutte le sue carte}}.',
  pileBlurb:
    '{count, number} buste da {size, number} carte {kind, select, cube {del cubo} list {della lista} other {{kind}}} {name}.',
  winstonBlurb:
    'Winston per due con carte {kind, select, cube {del cubo} list {della lista} other {{kind}}} {name}. Guarda una pila: prendila, oppure lasciala crescere e guarda la successiva.',
  noCardFiles:
    '{count, plural, one {1 file senza carte è rimasto} other {# file senza carte sono rimasti}} fuori: {names}.',
  filesMostRows: 'I file hanno in tutto più di {count, number} righe.',
  noneHasCards: 'Nessuno dei {count, number} file contiene carte: {names}.',
  mostFiles: 'Ci sono più di {count, number} file.',
  tableNoCards: 'La tabella non ha righe con una carta ({format}).',
  maybeboard:
    '{count, plural, one {# carta del maybeboard è rimasta} other {# carte del maybeboard sono rimaste}} fuori: {names}.',
  bookkeeping:
    '{count, plural, one {1 colonna sembra di gestione ed è rimasta fuori: {names}. Scegli che cos’è per tenerla.} other {# colonne sembrano di gestione e sono rimaste fuori: {names}. Scegli che cosa sono per tenerle.}}',
  tableNoName: 'La tabella non ha una colonna per il nome della carta; le colonne sono: {columns}.',
  mapUnknown: 'La mappa indica la colonna “{column}”, che la tabella non ha; le colonne sono: {columns}.',
  noLaneColumn: 'La colonna “{column}” non ha valori o ne ha troppi diversi per essere fazioni.',
  manyRarities: 'La colonna delle rarità ha {count, number} valori diversi. È quella giusta?',
  cardsKnown:
    '{count, plural, one {# carta è già nota e la tabella non dice niente di nuovo} other {# carte sono già note e la tabella non dice niente di nuovo}}.',
  cardsUnplaced:
    '{count, plural, one {# carta ha} other {# carte hanno}} più stampe e la tabella non dice quale: {names}. Aggiungi set e numero per cambiare rarità e immagini.',
  namesDiffer:
    '{count, plural, one {# nome ritorna con altro costo, tipo o testo ed è stato letto come copia della prima riga: {names}} other {# nomi ritornano con altro costo, tipo o testo e sono stati letti come copie della prima riga: {names}}}.',
  notUtf8: 'Non è testo in UTF-8; salva il file come UTF-8 e riprova.',
  notText: 'Questo non sembra testo. {importable}',
  looksButNone: 'Sembra {format}, ma nessuna carta è leggibile.',
  importable:
    'Si possono importare set MTGJSON v3 e v5, JSON come quello di Scryfall, pokemon-tcg-data e NetrunnerDB, risposte di LorcanaJSON, Lorcast, swu-db, YGOPRODeck, optcgapi, digimoncard.io e Sorcery, cubi di CubeCobra, altri dati di carte in JSON, tabelle e JSON di Flesh and Blood, file di carte di Cockatrice, liste di Draftmancer, liste di nomi e tabelle CSV o TSV.',
  fileEmpty: 'Il file è vuoto.',
  looseJson: 'Sembra JSON, ma ha commenti, virgole di troppo o testo alla fine. {importable}',
  jsonLine: 'Sembra JSON, ma la riga {line, number} è danneggiata: atteso {expected}.',
  tableRows: 'La tabella ha più di {count, number} righe.',
  ownList: 'È l’elenco ({what}) che Passleft esporta. Si può leggere ma non importare.',
  jsonDeep: 'Il JSON ha più di {count, number} livelli di parentesi.',
  fileRecords:
    'Il file ha più di {count, number} {what, select, records {record} cards {carte} printings {stampe} other {{what}}}.',
  notYetImported: 'Sembra {what}, che non si può ancora importare.',
  notYetImportedBut: 'Sembra {what}, che non si può ancora importare. {instead}',
  openALog: 'Aprilo in “I miei draft”, “Apri un log”.',
  decksNoCards: 'I mazzi non contengono carte: importa i file delle loro carte.',
  deckBuilderReads: 'L’editor di mazzi lo legge come lista.',
  webPage: 'una pagina web',
  xmlFile: 'un file XML',
  deckFile: 'un file di mazzo',
  looksCockatrice:
    '{where, select, This {Questo} other {{where}}} sembra un file di carte di Cockatrice, ma: {why}.',
  noBack: 'Il retro {back} di “{card}” non è nei file.',
  csvLineLong: 'La tabella non si legge a righe: la riga {line, number} supera {count, number} caratteri.',
  csvRowLong:
    'La tabella non si legge a righe: la riga {row, number} supera {count, number} caratteri; forse mancano le virgolette di chiusura.',
  csvRowOpen: 'La tabella non si legge a righe: la riga {row, number} ha virgolette non chiuse.',
  ownNoRows:
    'È un elenco Passleft ({what, select, cards {carte} printings {stampe} other {set}}), e nessuna riga è di “{game}”.',
  ownEmpty:
    'È un elenco Passleft ({what, select, cards {carte} printings {stampe} other {set}}) senza righe.',
  otherGamesRows:
    '{count, plural, one {# riga di un altro gioco è rimasta} other {# righe di altri giochi sono rimaste}} fuori.',
  cardListOnly:
    'Set, rarità e stampe non si leggono da un elenco di carte. Cambiali nell’elenco delle stampe.',
  ratingsNone: 'Sono valutazioni, ma nessuna delle carte è in questo gioco. Prima importa le carte.',
  columnRatesNone: 'La colonna “{column}” non valuta nessuna carta.',
  columnRates: 'Si legge solo la colonna “{column}”: valuta {count, plural, one {# carta} other {# carte}}.',
  keepsRating:
    '{count, plural, one {# carta senza valore mantiene} other {# carte senza valore mantengono}} la vecchia valutazione.',
  ratedNotHere:
    '{count, plural, one {# carta non è in questo gioco ed è rimasta} other {# carte non sono in questo gioco e sono rimaste}} fuori: {names}.',
  noPrintingsYet: 'Le carte non hanno ancora stampe e nessuna busta può contenerle. Importa anche le stampe.',
  listUnreadable: 'La lista non contiene nessuna carta leggibile.',
  sizeAndLayouts:
    'Il foglio “{sheet}” ha una dimensione nell’intestazione, ma la lista ha anche layout; solo uno dei due può dire come si riempie la busta.',
  layoutsTwice: 'La lista ha layout sia in [Settings] sia in [Layouts].',
  layoutsNone: 'La lista ha una sezione per i layout, ma nessun layout.',
  sheetsNoSizes: 'La lista ha {count, number} fogli ({names}) ma né layout né dimensioni come {example}.',
  ratingsOut:
    '{count, plural, one {# valutazione non compresa tra 0 e 5 è rimasta} other {# valutazioni non comprese tra 0 e 5 sono rimaste}} fuori: {names}.',
  relatedLost:
    '{count, plural, one {# carta collegata non trovata} other {# carte collegate non trovate}}: {names}.',
  effectsKept:
    'La lista usa effetti di draft conservati ma non ancora applicati ({effects}), su {count, plural, one {# carta} other {# carte}}.',
  headingOut:
    '{count, plural, one {# carta sotto {heading} è rimasta} other {# carte sotto {heading} sono rimaste}} fuori: {names}.',
  linesAmbiguous: '{count, plural, one {# riga ambigua} other {# righe ambigue}}: {lines}.',
  sheetRepeats: 'Un foglio ha meno carte diverse di quante ne prende una busta, quindi le carte si ripetono.',
  bagWhole: 'Un sacchetto contiene numeri interi di layout, quindi i pesi sono stati moltiplicati.',
  bagLarge:
    'Un sacchetto di {count, number} layout è troppo grande (massimo {most, number}); qui ogni busta estrae il layout per peso.',
  layoutNoSlot: 'Il layout “{layout}” non ha uno slot con una carta.',
  layoutLarge: 'Il layout “{layout}” ha {count, number} carte; una busta ne ha al massimo {most, number}.',
  layoutNoSheet: 'Il layout “{layout}” prende dal foglio “{sheet}”, che la lista non ha.',
  slotNoSheetThere: 'Il layout “{layout}” ha uno slot senza foglio.',
  sheetsCopies:
    'I fogli della lista hanno in tutto {count, number} copie; un tavolo distribuisce da al massimo {most, number}.',
  layoutsNoWeight: 'Nessun layout della lista ha un peso sopra 0.',
  presetLayout: 'L’impostazione predeterminedLayouts indica il layout “{layout}”, che la lista non ha.',
  presetRound: 'Il round {round, number} di predeterminedLayouts non ha un layout con peso sopra 0.',
  lineExpected: 'Riga {line, number}: atteso {expected}, trovato {found}.',
  settingUnexpected: 'Riga {line, number}: l’impostazione {setting} non è come previsto; trovato “{found}”.',
  settingTooMany:
    'Riga {line, number}: l’impostazione {setting} chiede {count, number} carte in un turno; il massimo è {most, number}.',
  effectUnknown: 'Riga {line, number}: la carta “{card}” ha l’effetto di draft “{effect}”, che non esiste.',
  settingsUnused: 'Impostazioni non usate: {settings}.',
  noTableOpens: 'Nessun tavolo può aprire la busta di questa lista. {why}',
  listTooFew: 'La lista ha troppo poche carte per un draft.',
  listSeats: 'La lista ha carte per al massimo {seats, plural, one {# posto} other {# posti}}.',
  listBlurb: '{packs, plural, one {# busta} other {# buste}} da {cards} carte dalla lista {list}.',
  listRounds:
    'La lista chiede {count, number} buste per giocatore; un draft ha al massimo {most, number} round.',
  printingsRepeat: '{count, number} stampe sono in più file e sono state lette dal primo.',
  mtgjson3Empty: 'Sembra MTGJSON v3, ma non ha set con nome e carte.',
  cardTwice:
    '{set}: {count, plural, one {# carta è due volte nel file ed è stata letta} other {# carte sono due volte nel file e sono state lette}} una volta.',
  boosterSlotsOut: '{set}: alcuni slot della busta non indicano carte del set e restano fuori: {slots}.',
  mtgjson5None: 'Sembra MTGJSON v5, ma nessuna carta è leggibile.',
  mtgjson5Empty:
    '{where, select, This {Questo} other {{where}}} sembra MTGJSON v5, ma “data” non ha set con codice, nome e carte.',
  setTwice: '{game}: il set {set} è più volte nei file ed è stato letto dove compare per la prima volta.',
  facesLost:
    '{set}: {count, plural, one {# faccia senza fronte è rimasta} other {# facce senza fronte sono rimaste}} fuori, come {name}.',
  boosterNoLayout: '{set}: la busta {variant} non ha più layout e non è stata importata.',
  importToComplete: 'Importa {which, select, those {quei set} other {i set {which}}} per completarla.',
  slotLeftOut:
    '{label}: lo slot {slot} resta fuori, perché le sue carte sono in set che ancora mancano. {then}',
  layoutLeftOut:
    '{label}: {layout} resta fuori, perché le carte del foglio {sheet} sono in set che ancora mancano. {then}',
  sheetPartial:
    '{label}: {missing, number} delle {all, number} carte del foglio {sheet} sono in set che ancora mancano. {then}',
  boosterRepeats:
    '{set}, busta {variant}: il foglio {sheet} ha meno carte di quante ne prende una busta, quindi si ripetono.',
  threePacksOf: 'Tre buste da {count, number} carte di {set}.',
  threePacks: 'Tre buste di {set}.',
  unusedSets:
    '{count, plural, one {# set non ha} other {# set non hanno}} stampe in questi file e {count, plural, one {è rimasto} other {sono rimasti}} fuori: {names}. Importa da solo il file dei set per crearli.',
  withoutCard: 'Sembra {what}, senza carte. Importalo insieme ai file delle carte.',
  leftOutAsked:
    '{count, plural, one {# riga è rimasta} other {# righe sono rimaste}} fuori, come hai chiesto.',
  foreignNames:
    '{count, plural, one {# stampa in una lingua diversa dall’inglese ha} other {# stampe in lingue diverse dall’inglese hanno}} dato nomi alle carte.',
  strangeLanguages:
    '{set}: i nomi in {count, plural, one {# lingua sconosciuta} other {# lingue sconosciute}} restano fuori: {names}.',
  foreignCards:
    '{count, plural, one {# carta in una lingua diversa dall’inglese è rimasta} other {# carte in lingue diverse dall’inglese sono rimaste}} fuori.',
  noEnglish: 'Il file non ha carte in inglese.',
  sharedNames:
    '{count, plural, one {# nome è condiviso} other {# nomi sono condivisi}} da carte con regole diverse; la differenza è tra parentesi: {names}.',
  boardOut:
    '{count, plural, one {# carta di “{board}” è rimasta} other {# carte di “{board}” sono rimaste}} fuori: {names}.',
  cubeFormat: 'Un formato del cubo {cube}.',
  readAsSet:
    'Letto come set {set}. {count, plural, one {# altro set resta} other {# altri set restano}} come testo: {names}.',
  notInSet:
    '{count, plural, one {# carta non è nel set {set} ed è rimasta fuori} other {# carte non sono nel set {set} e sono rimaste fuori}}.',
  leftOutSaying: 'Escluso: {what}',
  bundleDamaged: 'Questo pacchetto è danneggiato: il contenuto non è quello dichiarato. Ricrealo.',
  bundleFiles: 'Un pacchetto contiene al massimo {count, number} file.',
  bundleLarge: 'I file di questo pacchetto superano insieme 64 MiB.',
  bundleOther: 'Questo pacchetto è di un’altra versione o è danneggiato. Ricrealo.',
  leadsElsewhere: '{source} porta a un altro sito.',
  sourceNoFile: '{source} non ha quel file. Forse è stato spostato o rinominato.',
  sourceSilent: '{source} non risponde. Riprova più tardi.',
  sourceBusy: '{source} chiede di aspettare un po’. Riprova più tardi.',
  sourceChanged: '{source} ha risposto con qualcosa che questa versione non sa leggere.',
  sourceLarge: 'Quello che {source} ha inviato supera la dimensione ammessa.',
  sourceChecksum: 'Quello che {source} ha inviato non corrisponde al checksum. Riprova più tardi.',
  diskFull: 'Il disco di questo server è pieno.',
  importStopped: 'L’importazione è stata interrotta.',
  presetSlotOut: '{label}: lo slot {slot} resta fuori, perché il set non ha carte per questo.',
  presetSlotRepeats:
    '{label}: lo slot {slot} ha meno carte di quante ne prende una busta, quindi si ripetono.',
  presetBlurbOne: 'Una busta da {cards, number} carte di {set}.',
  presetBlurb: '{packs, number} buste da {cards, number} carte di {set}.',
  noPackMade: '{set}: nessuna busta creata: {why}.',
  setsTooFew:
    '{count, plural, one {# set ha} other {# set hanno}} qui troppo poche carte per una busta: {names}.',
  draftDataNoPicks: 'I dati dei draft non hanno pick.',
  draftDataCut: 'I dati dei draft finiscono a metà di una riga. Scaricali di nuovo.',
  draftDataLine: 'Una riga dei dati dei draft supera 1 MiB.',
  draftDataColumn:
    'Non sono dati dei draft di 17lands: {columns, select, one {manca la colonna} other {mancano le colonne}} {names}.',
  draftDataMany: 'I dati dei draft contengono più di 20.000 carte diverse.',
  presetSlots: 'Gli slot di una busta devono avere nomi diversi.',
  recipeJson: 'Una ricetta è scritta in JSON. Questo non è JSON.',
  recipeUnread:
    'Questa ricetta non si può leggere: {place} non è come in docs/schemas/passleft-source-1.json.',
  recipeHost:
    'Questa ricetta interroga {host}, che non è tra i suoi hosts. Aggiungilo a hosts o cambia l’indirizzo.',
  sourceTurnedOff: '{source} qui è disattivato. Prima attivalo.',
  zipArchive: 'È un archivio zip o un foglio di calcolo; decomprimi e usa i file.',
  packedArchive: 'È {an, select, an {un} other {un}} archivio {kind}; decomprimi e usa i file.',
  aPicture: 'È un’immagine; caricala come immagine di una carta.',
  noImportPdf: 'È un PDF, che non si può importare.',
  noImportSqlite: 'È un database SQLite, che non si può importare.',
});
