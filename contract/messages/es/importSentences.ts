import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/importSentences.ts';

export default translation<typeof english>()({
  noFileToRead: 'No hay ningún archivo que leer.',
  bodyUnclear: 'La solicitud no dice qué archivos contiene ni para qué juego.',
  filesTooLarge: 'Los archivos superan juntos los 64 MiB.',
  filesTooLargeInAll: 'Los archivos superan los 64 MiB en total.',
  fileTooLarge: 'El archivo supera los 64 MiB.',
  filesNotWhole: 'Los archivos no llegaron completos. Envíalos otra vez.',
  rowsUnread:
    '{count, plural, one {1 fila no se puede leer. Arréglala o déjala fuera.} other {# filas no se pueden leer. Arréglalas o déjalas fuera.}}',
  setsFetched: 'Se están descargando otros sets. Inténtalo en un momento.',
  gameNotHere: 'Su juego no está aquí. Importa primero las cartas del juego y luego sus valoraciones.',
  filesBeingRead: 'Se están leyendo otros archivos. Inténtalo en un momento.',
  noGame: 'No existe el juego «{game}».',
  noPackThere: 'No existe el sobre «{pack}».',
  notWaiting: 'Esta importación no está pendiente de guardar.',
  undoStored: 'Solo se puede deshacer una importación guardada.',
  discardUnstored: 'Solo se puede descartar una importación no guardada.',
  strayPictures:
    'Hay imágenes en {hosts}; no se descargan hasta que se permita en «Caché de imágenes». Sus cartas se muestran como texto.',
  unpackedTooLarge:
    '{file} supera los 64 MiB descomprimido. Las fuentes de juegos reales se descargan en «Añadir juego» o se preparan con npm run source.',
  gzipNotWhole: '{file} es un archivo gzip incompleto. Descárgalo otra vez.',
  notFetchedNothing: 'El servidor no pudo descargarlo. No se cambió nada.',
  notReadNothing: 'El servidor no pudo leer estos archivos. No se cambió nada.',
  notStoredNothing: 'El servidor no pudo guardar esta importación. No se cambió nada.',
  readingTooLong: 'Leer los archivos tarda demasiado.',
  readingTooBig: 'Leer los archivos necesita demasiada memoria.',
  noneIsText: 'Ninguno de los {count, number} archivos es texto. {first}',
  cardsChanged: 'Las cartas de este juego cambiaron desde la vista previa. Revisa el archivo otra vez.',
  idsRenamed:
    '{count, plural, one {1 fila tiene} other {# filas tienen}} el id de una fila con otro nombre: {names}. Una importación no renombra nada, así que {count, plural, one {se omitió} other {se omitieron}}.',
  otherImport: 'Se está guardando otra importación de este juego. Inténtalo en un momento.',
  gameByNow: 'Ahora ya existe el juego «{game}». Revisa el archivo otra vez.',
  givenUp: 'Esta importación se abandonó mientras tanto.',
  justUndone: 'Esta importación se está deshaciendo.',
  partTooLong:
    'Los archivos tienen {part, select, lane {una afinidad} rarity {una rareza} field {un campo} place {una sección del mazo} other {algo del juego}} de más de {count, number} caracteres. Acórtalo y vuelve a leer los archivos.',
  partNotKept:
    'Los archivos tienen {part, select, lane {una afinidad} rarity {una rareza} field {un campo} place {una sección del mazo} other {algo del juego}} que no se puede guardar. Busca una entrada sin nombre y vuelve a leer los archivos.',
  rarityStuck:
    'Un sobre de los archivos nombra cartas de rareza «{rarity}»; no se pueden omitir. Di qué rareza es o añádela.',
  tooManyWords:
    'Los archivos tienen {count, number} {kind, select, rarities {rarezas distintas} lanes {afinidades distintas} other {atributos distintos}}; se leen como máximo {most, number}. Revisa de qué columna salen.',
  wordsOpen:
    '{count, plural, one {Los archivos tienen 1 palabra que el juego no conoce. Di primero qué es.} other {Los archivos tienen # palabras que el juego no conoce. Di primero qué son.}}',
  linesOpen:
    '{count, plural, one {La lista tiene 1 línea ambigua. Di primero qué carta es.} other {La lista tiene # líneas ambiguas. Di primero qué cartas son.}}',
  tooOldUndo: 'Esta importación es demasiado antigua para deshacerla: lo que cambió ya no se guarda.',
  changedSince:
    'Desde esta importación, esto cambió o recibió más impresiones ({what}): {names}. Deshazlo primero.',
  tableWaits: 'La mesa «{table}» espera para draftear «{format}». Ciérrala primero.',
  eventDrafts: 'El evento «{event}» draftea un formato de esta importación. Cancélalo primero.',
  redoNeeds:
    'Desde que se deshizo, se añadió o cambió algo que la importación necesita. Importa el archivo otra vez.',
  redoUndone: 'Solo se puede rehacer una importación deshecha.',
  tooOldRedo: 'Esta importación es demasiado antigua para rehacerla: lo que cambió ya no se guarda.',
  justRedone: 'Esta importación se está rehaciendo.',
  redoGameGone: 'El juego de esta importación ya no existe. Rehaz primero la importación que lo creó.',
  redoGameTaken: 'Ahora ya existe el juego «{game}». Importa el archivo con otro nombre.',
  packsComplete: '{pack}: {some, select, more {ya hay más de sus cartas} other {ya están todas sus cartas}}.',
  pileBlurb:
    '{count, number} sobres de {size, number} cartas {kind, select, cube {del cubo} list {de la lista} other {{kind}}} {name}.',
  winstonBlurb:
    'Winston para dos con cartas {kind, select, cube {del cubo} list {de la lista} other {{kind}}} {name}. Mira una pila: tómala o déjala crecer y mira la siguiente.',
  noCardFiles:
    '{count, plural, one {Se omitió 1 archivo} other {Se omitieron # archivos}} sin cartas: {names}.',
  filesMostRows: 'Los archivos tienen más de {count, number} filas en total.',
  noneHasCards: 'Ninguno de los {count, number} archivos tiene cartas: {names}.',
  mostFiles: 'Hay más de {count, number} archivos.',
  tableNoCards: 'La tabla no tiene ninguna fila con una carta ({format}).',
  maybeboard:
    '{count, plural, one {Se omitió # carta} other {Se omitieron # cartas}} del maybeboard: {names}.',
  bookkeeping:
    '{count, plural, one {1 columna parece de gestión y se omitió: {names}. Elige qué es para conservarla.} other {# columnas parecen de gestión y se omitieron: {names}. Elige qué son para conservarlas.}}',
  tableNoName: 'La tabla no tiene una columna para el nombre de la carta; sus columnas: {columns}.',
  mapUnknown: 'La asignación nombra la columna «{column}», que la tabla no tiene; sus columnas: {columns}.',
  noLaneColumn: 'La columna «{column}» no tiene valores o tiene demasiados distintos para ser afinidades.',
  manyRarities: 'La columna de rarezas tiene {count, number} valores distintos. ¿Es la correcta?',
  cardsKnown:
    '{count, plural, one {# carta ya se conoce y la tabla no aporta nada nuevo} other {# cartas ya se conocen y la tabla no aporta nada nuevo}}.',
  cardsUnplaced:
    '{count, plural, one {# carta tiene} other {# cartas tienen}} varias impresiones y la tabla no dice cuál: {names}. Añade el set y el número para cambiar rarezas e imágenes.',
  namesDiffer:
    '{count, plural, one {# nombre se repite con otro coste, tipo o texto y se leyó como copia de su primera fila: {names}} other {# nombres se repiten con otro coste, tipo o texto y se leyeron como copias de su primera fila: {names}}}.',
  notUtf8: 'No es texto en UTF-8; guarda el archivo como UTF-8 e inténtalo otra vez.',
  notText: 'Esto no parece texto. {importable}',
  looksButNone: 'Parece {format}, pero no se pudo leer ninguna carta.',
  importable:
    'Se pueden importar sets de MTGJSON v3 y v5, JSON como el de Scryfall, pokemon-tcg-data y NetrunnerDB, respuestas de LorcanaJSON, Lorcast, swu-db, YGOPRODeck, optcgapi, digimoncard.io y Sorcery, cubos de CubeCobra, otros registros de cartas en JSON, tablas y JSON de Flesh and Blood, archivos de cartas de Cockatrice, listas de Draftmancer, listas de nombres y tablas CSV o TSV.',
  fileEmpty: 'El archivo está vacío.',
  looseJson: 'Parece JSON, pero tiene comentarios, comas de más o texto al final. {importable}',
  jsonLine: 'Parece JSON, pero la línea {line, number} está dañada: se esperaba {expected}.',
  tableRows: 'La tabla tiene más de {count, number} filas.',
  ownList: 'Es la lista ({what}) que exporta Passleft. Se puede leer, pero no importar.',
  jsonDeep: 'El JSON tiene más de {count, number} niveles de corchetes.',
  fileRecords:
    'El archivo tiene más de {count, number} {what, select, records {registros} cards {cartas} printings {impresiones} other {{what}}}.',
  notYetImported: 'Parece {what}, que todavía no se puede importar.',
  notYetImportedBut: 'Parece {what}, que todavía no se puede importar. {instead}',
  openALog: 'Ábrelo en «Mis drafts», «Abrir un registro».',
  decksNoCards: 'Los mazos no contienen cartas: importa los archivos de sus cartas.',
  deckBuilderReads: 'El editor de mazos lo lee como lista de mazo.',
  webPage: 'una página web',
  xmlFile: 'un archivo XML',
  deckFile: 'un archivo de mazo',
  looksCockatrice:
    '{where, select, This {Esto} other {{where}}} parece un archivo de cartas de Cockatrice, pero: {why}.',
  noBack: 'El reverso {back} de «{card}» no está en los archivos.',
  csvLineLong:
    'La tabla no se puede leer por filas: la línea {line, number} supera los {count, number} caracteres.',
  csvRowLong:
    'La tabla no se puede leer por filas: la fila {row, number} supera los {count, number} caracteres; quizá falta cerrar unas comillas.',
  csvRowOpen: 'La tabla no se puede leer por filas: la fila {row, number} tiene unas comillas sin cerrar.',
  ownNoRows:
    'Es una lista de Passleft ({what, select, cards {cartas} printings {impresiones} other {sets}}) y ninguna fila es de «{game}».',
  ownEmpty:
    'Es una lista de Passleft ({what, select, cards {cartas} printings {impresiones} other {sets}}) sin filas.',
  otherGamesRows:
    '{count, plural, one {Se omitió # fila de otro juego} other {Se omitieron # filas de otros juegos}}.',
  cardListOnly:
    'Set, rareza e impresiones no se leen de una lista de cartas. Cámbialos en la lista de impresiones.',
  ratingsNone: 'Son valoraciones, pero ninguna de sus cartas está en este juego. Importa primero las cartas.',
  columnRatesNone: 'La columna «{column}» no valora ninguna carta.',
  columnRates: 'Solo se lee la columna «{column}»: valora {count, plural, one {# carta} other {# cartas}}.',
  keepsRating:
    '{count, plural, one {# carta sin dato conserva} other {# cartas sin dato conservan}} la valoración anterior.',
  ratedNotHere:
    '{count, plural, one {Se omitió # carta que no está} other {Se omitieron # cartas que no están}} en este juego: {names}.',
  noPrintingsYet:
    'Las cartas todavía no tienen impresiones; ningún sobre puede tenerlas. Impórtalas también.',
  listUnreadable: 'La lista no nombra ninguna carta que se pudiera leer.',
  sizeAndLayouts:
    'La hoja «{sheet}» tiene un tamaño en la cabecera, pero la lista también tiene composiciones; solo una de las dos puede llenar el sobre.',
  layoutsTwice: 'La lista tiene composiciones en [Settings] y en [Layouts].',
  layoutsNone: 'La lista tiene una sección de composiciones, pero ninguna composición.',
  sheetsNoSizes:
    'La lista tiene {count, number} hojas ({names}), pero ni composiciones ni tamaños como {example}.',
  ratingsOut:
    '{count, plural, one {Se omitió # valoración} other {Se omitieron # valoraciones}} fuera de 0 a 5: {names}.',
  relatedLost:
    '{count, plural, one {No se encontró # carta relacionada} other {No se encontraron # cartas relacionadas}}: {names}.',
  effectsKept:
    'La lista usa efectos de draft que se guardan pero todavía no se juegan ({effects}), en {count, plural, one {# carta} other {# cartas}}.',
  headingOut:
    '{count, plural, one {Se omitió # carta de {heading}} other {Se omitieron # cartas de {heading}}}: {names}.',
  linesAmbiguous: '{count, plural, one {# línea ambigua} other {# líneas ambiguas}}: {lines}.',
  sheetRepeats: 'Una hoja tiene menos cartas distintas de las que toma un sobre, así que se repiten cartas.',
  bagWhole: 'Una bolsa tiene números enteros de composiciones; sus pesos se multiplicaron para ser enteros.',
  bagLarge:
    'Una bolsa de {count, number} composiciones es demasiado grande (máximo {most, number}); aquí cada sobre saca su composición por peso.',
  layoutNoSlot: 'La composición «{layout}» no tiene un slot con una carta.',
  layoutLarge:
    'La composición «{layout}» tiene {count, number} cartas; un sobre tiene como máximo {most, number}.',
  layoutNoSheet: 'La composición «{layout}» toma de la hoja «{sheet}», que la lista no tiene.',
  slotNoSheetThere: 'La composición «{layout}» tiene un slot sin hoja.',
  sheetsCopies:
    'Las hojas de la lista tienen {count, number} copias en total; una mesa puede repartir a partir de {most, number} como máximo.',
  layoutsNoWeight: 'Ninguna composición de la lista tiene un peso mayor que 0.',
  presetLayout: 'El ajuste predeterminedLayouts nombra la composición «{layout}», que la lista no tiene.',
  presetRound:
    'La ronda {round, number} de predeterminedLayouts no tiene una composición con peso mayor que 0.',
  lineExpected: 'Línea {line, number}: se esperaba {expected}, se encontró {found}.',
  settingUnexpected: 'Línea {line, number}: el ajuste {setting} no es el esperado; se encontró «{found}».',
  settingTooMany:
    'Línea {line, number}: el ajuste {setting} pide {count, number} cartas en un turno; el máximo es {most, number}.',
  effectUnknown:
    'Línea {line, number}: la carta «{card}» tiene el efecto de draft «{effect}», que no existe.',
  settingsUnused: 'Ajustes que no se usan: {settings}.',
  noTableOpens: 'Ninguna mesa puede abrir el sobre de esta lista. {why}',
  listTooFew: 'La lista tiene muy pocas cartas para un draft.',
  listSeats: 'La lista tiene cartas para {seats, plural, one {# asiento} other {# asientos}} como máximo.',
  listBlurb: '{packs, plural, one {# sobre} other {# sobres}} de {cards} cartas de la lista {list}.',
  listRounds:
    'La lista pide {count, number} sobres por jugador; un draft tiene como máximo {most, number} rondas.',
  printingsRepeat: '{count, number} impresiones están en varios archivos y se tomaron del primero.',
  mtgjson3Empty: 'Parece MTGJSON v3, pero no tiene ningún set con nombre y cartas.',
  cardTwice:
    '{set}: {count, plural, one {# carta está dos veces en el archivo y se leyó} other {# cartas están dos veces en el archivo y se leyeron}} una vez.',
  boosterSlotsOut: '{set}: algunos slots del sobre no indican ninguna carta del set y se omitieron: {slots}.',
  mtgjson5None: 'Parece MTGJSON v5, pero no se pudo leer ninguna carta.',
  mtgjson5Empty:
    '{where, select, This {Esto} other {{where}}} parece MTGJSON v5, pero «data» no tiene ningún set con código, nombre y cartas.',
  setTwice: '{game}: el set {set} está varias veces en los archivos y se leyó donde aparece primero.',
  facesLost:
    '{set}: {count, plural, one {se omitió # cara sin anverso} other {se omitieron # caras sin anverso}}, como {name}.',
  boosterNoLayout: '{set}: el sobre {variant} se quedó sin composiciones y no se importó.',
  importToComplete: 'Importa {which, select, those {esos sets} other {los sets {which}}} para completarlo.',
  slotLeftOut: '{label}: se omite el slot {slot} porque sus cartas están en sets que aún no están. {then}',
  layoutLeftOut:
    '{label}: se omite {layout} porque las cartas de su hoja {sheet} están en sets que aún no están. {then}',
  sheetPartial:
    '{label}: {missing, number} de las {all, number} cartas de la hoja {sheet} están en sets que aún no están. {then}',
  boosterRepeats:
    '{set}, sobre {variant}: la hoja {sheet} tiene menos cartas de las que toma un sobre, así que se repiten.',
  threePacksOf: 'Tres sobres de {count, number} cartas de {set}.',
  threePacks: 'Tres sobres de {set}.',
  unusedSets:
    '{count, plural, one {# set no tiene} other {# sets no tienen}} impresiones en estos archivos y se {count, plural, one {omitió} other {omitieron}}: {names}. Importa solo el archivo de sets para crearlos.',
  withoutCard: 'Parece {what}, sin ninguna carta. Impórtalo junto con los archivos de las cartas.',
  leftOutAsked: '{count, plural, one {Se omitió # fila} other {Se omitieron # filas}}, como pediste.',
  foreignNames:
    '{count, plural, one {# impresión en un idioma distinto del inglés dio} other {# impresiones en idiomas distintos del inglés dieron}} nombres a las cartas.',
  strangeLanguages:
    '{set}: se omitieron los nombres en {count, plural, one {# idioma desconocido} other {# idiomas desconocidos}}: {names}.',
  foreignCards:
    '{count, plural, one {Se omitió # carta en otro idioma} other {Se omitieron # cartas en otros idiomas}} que el inglés.',
  noEnglish: 'El archivo no tiene ninguna carta en inglés.',
  sharedNames:
    '{count, plural, one {# nombre lo comparten} other {# nombres los comparten}} cartas con reglas distintas; la diferencia va entre paréntesis: {names}.',
  boardOut:
    '{count, plural, one {Se omitió # carta de «{board}»} other {Se omitieron # cartas de «{board}»}}: {names}.',
  cubeFormat: 'Un formato del cubo {cube}.',
  readAsSet:
    'Leído como el set {set}. {count, plural, one {Se guarda # set más} other {Se guardan # sets más}} como texto: {names}.',
  notInSet:
    '{count, plural, one {# carta no está en el set {set} y se omitió} other {# cartas no están en el set {set} y se omitieron}}.',
  leftOutSaying: 'Se omitió: {what}',
  bundleDamaged: 'Este paquete está dañado: su contenido no es el que dice. Créalo otra vez.',
  bundleFiles: 'Un paquete tiene como máximo {count, number} archivos.',
  bundleLarge: 'Los archivos de este paquete superan juntos los 64 MiB.',
  bundleOther: 'Este paquete es de otra versión o está dañado. Créalo otra vez.',
  leadsElsewhere: '{source} lleva a otro sitio.',
  sourceNoFile: '{source} no tiene ese archivo. Quizá se movió o cambió de nombre.',
  sourceSilent: '{source} no responde. Inténtalo más tarde.',
  sourceBusy: '{source} pide esperar un rato. Inténtalo más tarde.',
  sourceChanged: '{source} respondió algo que esta versión no puede leer.',
  sourceLarge: 'Lo que envió {source} supera el tamaño permitido.',
  sourceChecksum: 'Lo que envió {source} no coincide con su suma de verificación. Inténtalo más tarde.',
  diskFull: 'El disco de este servidor está lleno.',
  importStopped: 'La importación se detuvo.',
  presetSlotOut: '{label}: se omite el slot {slot} porque el set no tiene cartas para él.',
  presetSlotRepeats:
    '{label}: el slot {slot} tiene menos cartas de las que toma un sobre, así que se repiten.',
  presetBlurbOne: 'Un sobre de {cards, number} cartas de {set}.',
  presetBlurb: '{packs, number} sobres de {cards, number} cartas de {set}.',
  noPackMade: '{set}: no se creó ningún sobre, porque: {why}.',
  setsTooFew:
    '{count, plural, one {# set tiene} other {# sets tienen}} aquí muy pocas cartas para un sobre: {names}.',
  draftDataNoPicks: 'Los datos de draft no tienen picks.',
  draftDataCut: 'Los datos de draft terminan a mitad de una línea. Descárgalos otra vez.',
  draftDataLine: 'Una línea de los datos de draft supera 1 MiB.',
  draftDataColumn:
    'No son datos de draft de 17lands: {columns, select, one {falta la columna} other {faltan las columnas}} {names}.',
  draftDataMany: 'Los datos de draft nombran más de 20 000 cartas distintas.',
  presetSlots: 'Los slots de un sobre necesitan nombres distintos.',
  recipeJson: 'Una receta se escribe en JSON. Esto no es JSON.',
  recipeUnread: 'Esta receta no se puede leer: {place} no es como en docs/schemas/passleft-source-1.json.',
  recipeHost:
    'Esta receta consulta {host}, que no está entre sus hosts. Añádelo a hosts o cambia la dirección.',
  sourceTurnedOff: '{source} está desactivado aquí. Actívalo primero.',
  zipArchive: 'Es un archivo zip o una hoja de cálculo; descomprímelo y usa sus archivos.',
  packedArchive: 'Es {an, select, an {un} other {un}} archivo {kind}; descomprímelo y usa sus archivos.',
  aPicture: 'Es una imagen; súbela como imagen de una carta.',
  noImportPdf: 'Es un PDF, que no se puede importar.',
  noImportSqlite: 'Es una base de datos SQLite, que no se puede importar.',
});
