import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminOverview.ts';

export default translation<typeof english>()({
  title: 'Amministrazione',
  lead: '{now}. Cifre e tavoli si aggiornano ogni cinque secondi.',
  testBench: 'Banco di prova',
  failedToLoad: 'Non riusciamo a caricare la panoramica',

  tables: 'tavoli adesso',
  inLobby: '{count, number} nella lobby',
  people: 'persone sedute',
  peopleHint: 'ognuna contata una volta',
  started: 'draft iniziati oggi',
  finished: '{count, plural, one {# finito oggi} other {# finiti oggi}}',
  newMembers: 'nuovi membri oggi',
  newMembersHint: 'senza gli ospiti',
  pictures: 'immagini dalla cache',
  picturesFailed: '{count, plural, one {# non riuscita} other {# non riuscite}}',

  tablesNow: 'Tavoli adesso',
  tableSearch: 'Tavolo, host o codice',
  noTables: 'Nessun tavolo aperto',
  noTablesHint: 'I tavoli compaiono qui da quando vengono creati fino alla fine.',
  host: 'Apri un tavolo',
  table: 'Tavolo',
  seats: 'Posti',
  seatsOf:
    '{people, number} di {seats, number}{bots, plural, =0 {} one {, 1 bot} other {, {bots, number} bot}}',
  status: 'Stato',
  statuses:
    '{status, select, lobby {Nella lobby} countdown {In partenza} drafting {Draft in corso} paused {In pausa} building {Si costruiscono i mazzi} finished {Finito} other {Terminato}}',
  hostedBy: 'Host',
  draftQueue: 'Coda per i draft',
  lastActivity: 'Ultima attività',
  template: 'Modello',
  createdAt: 'Creato',
  kind: 'Contro',
  againstBots: 'Solo bot',
  withOthers: 'Altre persone',
  actions: 'Azioni',
  actionsFor: 'Azioni per {name}',
  orders:
    '{order, select, pause {Metti in pausa} resume {Riprendi} repair {Ripara: ricaricalo e regola i timer} other {Termina il tavolo}}',
  notDrafting: 'Qui ora nessuno sta draftando.',
  notStarted: 'Non è iniziato.',
  askOrder:
    '{order, select, pause {Mettere in pausa} resume {Riprendere} repair {Riparare} other {Terminare}} {name}?',
  confirmOrder:
    '{order, select, pause {Metti in pausa} resume {Riprendi} repair {Ripara} other {Termina il tavolo}}',
  endHint:
    '{people, plural, one {C’è una persona seduta. Conserva le sue pick, ma il draft finisce.} other {Ci sono {people, number} persone sedute. Conservano le loro pick, ma il draft finisce.}} Non si può annullare.',
  keepTable: 'Mantieni il tavolo',
  working: 'In corso',
  ordered:
    '{name}: {order, select, pause {in pausa} resume {di nuovo in corso} repair {riparato} other {terminato}}.',

  toRepair: 'Da riparare',
  nothingToRepair: 'Niente da riparare.',
  repairTitle:
    '{key, select, stuck {{count, plural, one {1 tavolo} other {{count, number} tavoli}} oltre il tempo} reports {{count, plural, one {1 segnalazione in chat} other {{count, number} segnalazioni in chat}}} nameOnly {{count, plural, one {1 carta è solo un nome} other {{count, number} carte sono solo nomi}}} bare {{count, plural, one {1 carta} other {{count, number} carte}} senza stampa} short {{count, plural, one {1 modello resta} other {{count, number} modelli restano}} senza carte} other {{count, plural, one {1 immagine non riuscita} other {{count, number} immagini non riuscite}}}}',
  repairHint:
    '{key, select, stuck {Un turno è scaduto da due minuti e nessuno l’ha preso.} reports {Messaggi in chat segnalati e non ancora letti da nessuno.} nameOnly {Compaiono come testo finché qualcuno non aggiunge o importa il resto.} bare {Le buste sono fatte di stampe, quindi nessuna può contenerle.} short {I suoi tavoli non possono iniziare.} other {Altri siti non le hanno inviate, quindi quelle carte compaiono come testo.}}',
  repairWay:
    '{key, select, stuck {Ripara} reports {Leggi} short {Vedi le buste} pictures {Riprova tutte} other {Vedi le carte}}',
  repaired: '{count, plural, one {1 tavolo riparato} other {{count, number} tavoli riparati}}.',
  retrying: 'Nuovo tentativo: {count, plural, one {1 immagine} other {{count, number} immagini}}.',

  deaths: 'Dove si fermano i draft?',
  deathsOf: 'Ultimi 30 giorni.',
  analytics: 'Apri le statistiche',

  activity: 'Attività',
  activityLead: 'Chi ha cambiato cosa, e quando. Anche un ripristino è un’attività.',
  everything: 'Tutto',
  nothingChanged: 'Non è ancora cambiato niente.',
  someone: 'Qualcuno',
  what: 'Che cosa',
  said: '{who} {what}',
  saidRich: '<b>{who}</b> {what}',
  when: 'Quando',
  rows: 'Righe',
  state: 'Stato',
  states: '{state, select, reverted {ripristinata} final {definitiva} other {–}}',
  who: 'Chi',
  activityKind: 'Tipo',
  subject: 'Oggetto',
  activitySearch: 'Che cosa o chi',
  noActivity: 'Ancora nessuna attività',
  noActivityHint: 'Ogni modifica in Amministrazione viene registrata qui.',
  seeGames: 'Vedi i giochi',
  revert: 'Ripristina',
  redo: 'Rifai',
  revertLabel: 'Ripristina: {what}',
  reverted: 'Ripristinato.',
  whyFinal:
    '{why, select, reverted {È già stata ripristinata.} ofImport {Un’importazione si annulla tutta intera, in Carte, Importazioni passate.} other {Non si può ripristinare.}}',
  changeOf: '{subject}{kind, select, created {, creazione} deleted {, eliminazione} other {}}',
  field: 'Campo',
  before: 'Prima',
  after: 'Dopo',
  moreRows: '{count, plural, one {E un’altra riga.} other {E altre {count, number} righe.}}',
});
