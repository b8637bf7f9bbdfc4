import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/importSentences.ts';

export default translation<typeof english>()({
  noFileToRead: 'Não há arquivo para ler.',
  bodyUnclear: 'A solicitação não diz quais arquivos contém nem para qual jogo.',
  filesTooLarge: 'Os arquivos somam mais de 64 MiB.',
  filesTooLargeInAll: 'Os arquivos passam de 64 MiB no total.',
  fileTooLarge: 'O arquivo passa de 64 MiB.',
  filesNotWhole: 'Os arquivos não chegaram inteiros. Envie de novo.',
  rowsUnread:
    '{count, plural, one {1 linha não pode ser lida. Corrija ou deixe de fora.} other {# linhas não podem ser lidas. Corrija ou deixe de fora.}}',
  setsFetched: 'Outras coleções estão sendo buscadas. Tente de novo daqui a pouco.',
  gameNotHere: 'O jogo não está aqui. Importe primeiro as cartas do jogo, depois as notas.',
  filesBeingRead: 'Outros arquivos estão sendo lidos. Tente de novo daqui a pouco.',
  noGame: 'Não existe o jogo “{game}”.',
  noPackThere: 'Não existe o booster “{pack}”.',
  notWaiting: 'Esta importação não está esperando para ser salva.',
  undoStored: 'Só uma importação salva pode ser desfeita.',
  discardUnstored: 'Só uma importação não salva pode ser descartada.',
  strayPictures:
    'Há imagens em {hosts}; nada é buscado de lá até ser permitido no cache de imagens. As cartas aparecem como texto.',
  unpackedTooLarge:
    '{file} passa de 64 MiB descompactado. Fontes de jogos reais são buscadas em “Adicionar um jogo”, ou preparadas com npm run source.',
  gzipNotWhole: '{file} é um arquivo gzip incompleto. Baixe de novo.',
  notFetchedNothing: 'O servidor não conseguiu buscar isto. Nada mudou.',
  notReadNothing: 'O servidor não conseguiu ler estes arquivos. Nada mudou.',
  notStoredNothing: 'O servidor não conseguiu salvar esta importação. Nada mudou.',
  readingTooLong: 'Ler os arquivos demora demais.',
  readingTooBig: 'A leitura dos arquivos precisa de memória demais.',
  noneIsText: 'Nenhum dos {count, number} arquivos é texto. {first}',
  cardsChanged: 'As cartas deste jogo mudaram desde a prévia. Confira o arquivo de novo.',
  idsRenamed:
    '{count, plural, one {1 linha tem} other {# linhas têm}} o id de uma linha com outro nome: {names}. Uma importação não renomeia nada, então ficaram de fora.',
  otherImport: 'Outra importação deste jogo está sendo salva. Tente de novo daqui a pouco.',
  gameByNow: 'Agora já existe o jogo “{game}”. Confira o arquivo de novo.',
  givenUp: 'Esta importação foi abandonada nesse meio-tempo.',
  justUndone: 'Esta importação está sendo desfeita.',
  partTooLong:
    'Os arquivos têm {part, select, lane {uma lane} rarity {uma raridade} field {um campo} place {um lugar para cartas} other {algo do jogo}} com mais de {count, number} letras. Encurte e leia de novo.',
  partNotKept:
    'Os arquivos têm {part, select, lane {uma lane} rarity {uma raridade} field {um campo} place {um lugar para cartas} other {algo do jogo}} que não dá para guardar. Procure uma entrada sem nome e leia de novo.',
  rarityStuck:
    'Um booster dos arquivos cita cartas da raridade “{rarity}”; elas não podem ficar de fora. Diga qual raridade é, ou adicione.',
  tooManyWords:
    'Os arquivos têm {count, number} {kind, select, rarities {raridades diferentes} lanes {lanes diferentes} other {atributos diferentes}}; só {most, number} podem ser lidos. Confira a coluna usada.',
  wordsOpen:
    '{count, plural, one {Os arquivos têm 1 palavra que o jogo não conhece. Diga primeiro o que é.} other {Os arquivos têm # palavras que o jogo não conhece. Diga primeiro o que são.}}',
  linesOpen:
    '{count, plural, one {A lista tem 1 linha ambígua. Diga primeiro qual é a carta.} other {A lista tem # linhas ambíguas. Diga primeiro quais são as cartas.}}',
  tooOldUndo: 'Esta importação é antiga demais para desfazer: o que ela mudou não está mais guardado.',
  changedSince:
    'Desde esta importação isto mudou ou ganhou mais impressões ({what}): {names}. Desfaça isso antes.',
  tableWaits: 'A mesa “{table}” está esperando para draftar “{format}”. Feche-a antes.',
  eventDrafts: 'O evento “{event}” drafta um formato desta importação. Cancele-o antes.',
  redoNeeds:
    'Desde que foi desfeita, algo de que a importação precisa foi adicionado ou mudou. Importe o arquivo de novo.',
  redoUndone: 'Só uma importação desfeita pode ser refeita.',
  tooOldRedo: 'Esta importação é antiga demais para refazer: o que ela mudou não está mais guardado.',
  justRedone: 'Esta importação está sendo refeita.',
  redoGameGone: 'O jogo desta importação não existe mais. Refaça antes a importação que o criou.',
  redoGameTaken: 'Agora já existe o jogo “{game}”. Importe o arquivo com outro nome.',
  packsComplete:
    '{pack}: {some, select, more {mais cartas dele já estão} other {todas as cartas dele já estão}} aqui.',
  pileBlurb:
    '{count, number} boosters de {size, number} cartas {kind, select, cube {do cubo} list {da lista} other {{kind}}} {name}.',
  winstonBlurb:
    'Winston para dois com cartas {kind, select, cube {do cubo} list {da lista} other {{kind}}} {name}. Olhe uma pilha: pegue, ou deixe crescer e olhe a próxima.',
  noCardFiles:
    '{count, plural, one {1 arquivo sem cartas ficou} other {# arquivos sem cartas ficaram}} de fora: {names}.',
  filesMostRows: 'Os arquivos têm mais de {count, number} linhas no total.',
  noneHasCards: 'Nenhum dos {count, number} arquivos tem cartas: {names}.',
  mostFiles: 'Há mais de {count, number} arquivos.',
  tableNoCards: 'A tabela não tem nenhuma linha com uma carta ({format}).',
  maybeboard:
    '{count, plural, one {# carta do maybeboard ficou} other {# cartas do maybeboard ficaram}} de fora: {names}.',
  bookkeeping:
    '{count, plural, one {1 coluna parece de controle e ficou de fora: {names}. Escolha o que ela é para mantê-la.} other {# colunas parecem de controle e ficaram de fora: {names}. Escolha o que são para mantê-las.}}',
  tableNoName: 'A tabela não tem uma coluna para o nome da carta; as colunas são: {columns}.',
  mapUnknown: 'O mapeamento cita a coluna “{column}”, que a tabela não tem; as colunas são: {columns}.',
  noLaneColumn: 'A coluna “{column}” não tem valores ou tem valores diferentes demais para serem lanes.',
  manyRarities: 'A coluna de raridades tem {count, number} valores diferentes. É a certa?',
  cardsKnown:
    '{count, plural, one {# carta já é conhecida, e a tabela não traz nada novo} other {# cartas já são conhecidas, e a tabela não traz nada novo}}.',
  cardsUnplaced:
    '{count, plural, one {# carta tem} other {# cartas têm}} várias impressões, e a tabela não diz qual: {names}. Acrescente coleção e número para mudar raridades e imagens.',
  namesDiffer:
    '{count, plural, one {# nome se repete com outro custo, tipo ou texto e foi lido como cópia da primeira linha: {names}} other {# nomes se repetem com outro custo, tipo ou texto e foram lidos como cópias da primeira linha: {names}}}.',
  notUtf8: 'Não é texto em UTF-8; salve o arquivo como UTF-8 e tente de novo.',
  notText: 'Isto não parece texto. {importable}',
  looksButNone: 'Parece {format}, mas nenhuma carta pôde ser lida.',
  importable:
    'Dá para importar coleções do MTGJSON v3 e v5, JSON como o do Scryfall, pokemon-tcg-data e NetrunnerDB, respostas de LorcanaJSON, Lorcast, swu-db, YGOPRODeck, optcgapi, digimoncard.io e Sorcery, cubos do CubeCobra, outros registros de cartas em JSON, tabelas e JSON de Flesh and Blood, arquivos de cartas do Cockatrice, listas do Draftmancer, listas de nomes e tabelas CSV ou TSV.',
  fileEmpty: 'O arquivo está vazio.',
  looseJson: 'Parece JSON, mas tem comentários, vírgulas sobrando ou texto no fim. {importable}',
  jsonLine: 'Parece JSON, mas a linha {line, number} está quebrada: esperado {expected}.',
  tableRows: 'A tabela tem mais de {count, number} linhas.',
  ownList: 'É a lista ({what}) que o Passleft exporta. Dá para ler, mas não importar.',
  jsonDeep: 'O JSON tem mais de {count, number} níveis de colchetes.',
  fileRecords:
    'O arquivo tem mais de {count, number} {what, select, records {registros} cards {cartas} printings {impressões} other {{what}}}.',
  notYetImported: 'Parece {what}, que ainda não pode ser importado.',
  notYetImportedBut: 'Parece {what}, que ainda não pode ser importado. {instead}',
  openALog: 'Abra em “Meus drafts”, “Abrir um log”.',
  decksNoCards: 'Decks não contêm cartas: importe os arquivos das cartas.',
  deckBuilderReads: 'O editor de decks lê como lista de deck.',
  webPage: 'uma página web',
  xmlFile: 'um arquivo XML',
  deckFile: 'um arquivo de deck',
  looksCockatrice:
    '{where, select, This {Isto} other {{where}}} parece um arquivo de cartas do Cockatrice, mas: {why}.',
  noBack: 'O verso {back} de “{card}” não está nos arquivos.',
  csvLineLong:
    'A tabela não pode ser lida em linhas: a linha {line, number} passa de {count, number} caracteres.',
  csvRowLong:
    'A tabela não pode ser lida em linhas: a linha {row, number} passa de {count, number} caracteres; talvez falte fechar aspas.',
  csvRowOpen: 'A tabela não pode ser lida em linhas: a linha {row, number} tem aspas sem fechar.',
  ownNoRows:
    'É uma lista do Passleft ({what, select, cards {cartas} printings {impressões} other {coleções}}), e nenhuma linha é de “{game}”.',
  ownEmpty:
    'É uma lista do Passleft ({what, select, cards {cartas} printings {impressões} other {coleções}}) sem linhas.',
  otherGamesRows:
    '{count, plural, one {# linha de outro jogo ficou} other {# linhas de outros jogos ficaram}} de fora.',
  cardListOnly:
    'Coleção, raridade e impressões não são lidas de uma lista de cartas. Mude na lista de impressões.',
  ratingsNone: 'São notas, mas nenhuma das cartas está neste jogo. Importe as cartas primeiro.',
  columnRatesNone: 'A coluna “{column}” não avalia nenhuma carta.',
  columnRates: 'Só a coluna “{column}” é lida: avalia {count, plural, one {# carta} other {# cartas}}.',
  keepsRating:
    '{count, plural, one {# carta sem valor mantém} other {# cartas sem valor mantêm}} a nota antiga.',
  ratedNotHere:
    '{count, plural, one {# carta que não está neste jogo ficou} other {# cartas que não estão neste jogo ficaram}} de fora: {names}.',
  noPrintingsYet:
    'As cartas ainda não têm impressões; nenhum booster pode tê-las. Importe também as impressões.',
  listUnreadable: 'A lista não cita nenhuma carta que se pudesse ler.',
  sizeAndLayouts:
    'A folha “{sheet}” tem um tamanho no cabeçalho, mas a lista também tem layouts; só um dos dois pode encher o booster.',
  layoutsTwice: 'A lista tem layouts em [Settings] e em [Layouts].',
  layoutsNone: 'A lista tem uma seção para layouts, mas nenhum layout.',
  sheetsNoSizes: 'A lista tem {count, number} folhas ({names}), mas nem layouts nem tamanhos como {example}.',
  ratingsOut:
    '{count, plural, one {# nota fora de 0 a 5 ficou} other {# notas fora de 0 a 5 ficaram}} de fora: {names}.',
  relatedLost:
    '{count, plural, one {# carta relacionada não foi encontrada} other {# cartas relacionadas não foram encontradas}}: {names}.',
  effectsKept:
    'A lista usa efeitos de draft que ficam guardados, mas ainda não são aplicados ({effects}), em {count, plural, one {# carta} other {# cartas}}.',
  headingOut:
    '{count, plural, one {# carta de {heading} ficou} other {# cartas de {heading} ficaram}} de fora: {names}.',
  linesAmbiguous: '{count, plural, one {# linha ambígua} other {# linhas ambíguas}}: {lines}.',
  sheetRepeats: 'Uma folha tem menos cartas diferentes do que o booster pega, então cartas se repetem.',
  bagWhole:
    'Um saco tem números inteiros de layouts, então os pesos foram multiplicados para ficarem inteiros.',
  bagLarge:
    'Um saco de {count, number} layouts é grande demais (máximo {most, number}); aqui cada booster sorteia o layout pelo peso.',
  layoutNoSlot: 'O layout “{layout}” não tem um slot com uma carta.',
  layoutLarge: 'O layout “{layout}” tem {count, number} cartas; um booster tem no máximo {most, number}.',
  layoutNoSheet: 'O layout “{layout}” pega da folha “{sheet}”, que a lista não tem.',
  slotNoSheetThere: 'O layout “{layout}” tem um slot sem folha.',
  sheetsCopies:
    'As folhas da lista têm {count, number} cópias no total; uma mesa distribui de no máximo {most, number}.',
  layoutsNoWeight: 'Nenhum layout da lista tem peso acima de 0.',
  presetLayout: 'A opção predeterminedLayouts cita o layout “{layout}”, que a lista não tem.',
  presetRound: 'A rodada {round, number} de predeterminedLayouts não tem layout com peso acima de 0.',
  lineExpected: 'Linha {line, number}: esperado {expected}, encontrado {found}.',
  settingUnexpected: 'Linha {line, number}: a opção {setting} não é como esperado; encontrado “{found}”.',
  settingTooMany:
    'Linha {line, number}: a opção {setting} pede {count, number} cartas por vez; o máximo é {most, number}.',
  effectUnknown: 'Linha {line, number}: a carta “{card}” tem o efeito de draft “{effect}”, que não existe.',
  settingsUnused: 'Opções não usadas: {settings}.',
  noTableOpens: 'Nenhuma mesa pode abrir o booster desta lista. {why}',
  listTooFew: 'A lista tem cartas de menos para um draft.',
  listSeats: 'A lista tem cartas para no máximo {seats, plural, one {# lugar} other {# lugares}}.',
  listBlurb: '{packs, plural, one {# booster} other {# boosters}} de {cards} cartas da lista {list}.',
  listRounds:
    'A lista pede {count, number} boosters por jogador; um draft tem no máximo {most, number} rodadas.',
  printingsRepeat: '{count, number} impressões estão em vários arquivos e vieram do primeiro.',
  mtgjson3Empty: 'Parece MTGJSON v3, mas não tem nenhuma coleção com nome e cartas.',
  cardTwice:
    '{set}: {count, plural, one {# carta está duas vezes no arquivo e foi lida} other {# cartas estão duas vezes no arquivo e foram lidas}} uma vez.',
  boosterSlotsOut: '{set}: slots do booster não indicam nenhuma carta da coleção e ficaram de fora: {slots}.',
  mtgjson5None: 'Parece MTGJSON v5, mas nenhuma carta pôde ser lida.',
  mtgjson5Empty:
    '{where, select, This {Isto} other {{where}}} parece MTGJSON v5, mas “data” não tem nenhuma coleção com código, nome e cartas.',
  setTwice: '{game}: a coleção {set} está mais de uma vez nos arquivos e foi lida onde aparece primeiro.',
  facesLost:
    '{set}: {count, plural, one {# face sem frente ficou} other {# faces sem frente ficaram}} de fora, como {name}.',
  boosterNoLayout: '{set}: o booster {variant} ficou sem layouts e não foi importado.',
  importToComplete:
    'Importe {which, select, those {essas coleções} other {as coleções {which}}} para completar.',
  slotLeftOut:
    '{label}: o slot {slot} ficou de fora, porque as cartas estão em coleções que ainda não estão aqui. {then}',
  layoutLeftOut:
    '{label}: {layout} ficou de fora, porque as cartas da folha {sheet} estão em coleções que ainda não estão aqui. {then}',
  sheetPartial:
    '{label}: {missing, number} das {all, number} cartas da folha {sheet} estão em coleções que ainda não estão aqui. {then}',
  boosterRepeats:
    '{set}, booster {variant}: a folha {sheet} tem menos cartas do que o booster pega, então cartas se repetem.',
  threePacksOf: 'Três boosters de {count, number} cartas de {set}.',
  threePacks: 'Três boosters de {set}.',
  unusedSets:
    '{count, plural, one {# coleção não tem} other {# coleções não têm}} impressões nestes arquivos e {count, plural, one {ficou} other {ficaram}} de fora: {names}. Importe só o arquivo de coleções para criá-las.',
  withoutCard: 'Parece {what}, sem nenhuma carta. Importe junto com os arquivos das cartas.',
  leftOutAsked: '{count, plural, one {# linha ficou} other {# linhas ficaram}} de fora, como você pediu.',
  foreignNames:
    '{count, plural, one {# impressão em outro idioma que não o inglês deu} other {# impressões em outros idiomas que não o inglês deram}} nomes às cartas.',
  strangeLanguages:
    '{set}: os nomes em {count, plural, one {# idioma desconhecido} other {# idiomas desconhecidos}} ficaram de fora: {names}.',
  foreignCards:
    '{count, plural, one {# carta em outro idioma que não o inglês ficou} other {# cartas em outros idiomas que não o inglês ficaram}} de fora.',
  noEnglish: 'O arquivo não tem nenhuma carta em inglês.',
  sharedNames:
    '{count, plural, one {# nome é compartilhado} other {# nomes são compartilhados}} por cartas com regras diferentes; a diferença fica entre parênteses: {names}.',
  boardOut:
    '{count, plural, one {# carta de “{board}” ficou} other {# cartas de “{board}” ficaram}} de fora: {names}.',
  cubeFormat: 'Um formato do cubo {cube}.',
  readAsSet:
    'Lido como a coleção {set}. {count, plural, one {# outra coleção fica} other {# outras coleções ficam}} como texto: {names}.',
  notInSet:
    '{count, plural, one {# carta não está na coleção {set} e ficou de fora} other {# cartas não estão na coleção {set} e ficaram de fora}}.',
  leftOutSaying: 'Ficou de fora: {what}',
  bundleDamaged: 'Este pacote está danificado: o conteúdo não é o que ele diz. Crie de novo.',
  bundleFiles: 'Um pacote tem no máximo {count, number} arquivos.',
  bundleLarge: 'Os arquivos deste pacote somam mais de 64 MiB.',
  bundleOther: 'Este pacote é de outra versão ou está danificado. Crie de novo.',
  leadsElsewhere: '{source} leva a outro site.',
  sourceNoFile: '{source} não tem esse arquivo. Ele pode ter sido movido ou renomeado.',
  sourceSilent: '{source} não responde. Tente de novo mais tarde.',
  sourceBusy: '{source} pede para esperar um pouco. Tente de novo mais tarde.',
  sourceChanged: '{source} respondeu algo que esta versão não consegue ler.',
  sourceLarge: 'O que {source} enviou passa do tamanho permitido.',
  sourceChecksum: 'O que {source} enviou não bate com a soma de verificação. Tente de novo mais tarde.',
  diskFull: 'O disco deste servidor está cheio.',
  importStopped: 'A importação foi interrompida.',
  presetSlotOut: '{label}: o slot {slot} ficou de fora, porque a coleção não tem cartas para ele.',
  presetSlotRepeats:
    '{label}: o slot {slot} tem menos cartas do que o booster pega, então cartas se repetem.',
  presetBlurbOne: 'Um booster de {cards, number} cartas de {set}.',
  presetBlurb: '{packs, number} boosters de {cards, number} cartas de {set}.',
  noPackMade: '{set}: nenhum booster foi criado: {why}.',
  setsTooFew:
    '{count, plural, one {# coleção tem} other {# coleções têm}} aqui cartas de menos para um booster: {names}.',
  draftDataNoPicks: 'Os dados de draft não têm picks.',
  draftDataCut: 'Os dados de draft terminam no meio de uma linha. Busque de novo.',
  draftDataLine: 'Uma linha dos dados de draft passa de 1 MiB.',
  draftDataColumn:
    'Não são dados de draft do 17lands: {columns, select, one {falta a coluna} other {faltam as colunas}} {names}.',
  draftDataMany: 'Os dados de draft citam mais de 20.000 cartas diferentes.',
  presetSlots: 'Slots de um booster precisam de nomes diferentes.',
  recipeJson: 'Uma receita é escrita em JSON. Isto não é JSON.',
  recipeUnread: 'Esta receita não pode ser lida: {place} não segue docs/schemas/passleft-source-1.json.',
  recipeHost:
    'Esta receita consulta {host}, que não está entre seus hosts. Adicione a hosts ou mude o endereço.',
  sourceTurnedOff: '{source} está desligado aqui. Ligue primeiro.',
  zipArchive: 'É um arquivo zip ou uma planilha; descompacte e use os arquivos.',
  packedArchive: 'É {an, select, an {um} other {um}} arquivo {kind}; descompacte e use os arquivos.',
  aPicture: 'É uma imagem; envie como imagem de uma carta.',
  noImportPdf: 'É um PDF, que não pode ser importado.',
  noImportSqlite: 'É um banco de dados SQLite, que não pode ser importado.',
});
