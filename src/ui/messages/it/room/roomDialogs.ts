import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/room/roomDialogs.ts';

export default translation<typeof english>()({
  menu: 'Menu del draft',
  cardSize: 'Misura carte',
  keysAndHelp: 'Tasti e aiuto',
  leave: 'Esci',
  takeBack: 'Annulla l’ultima pick',
  pauseDraft: 'Metti in pausa il draft',
  pauseOnce: 'Pausa di 2 minuti (una volta)',
  resume: 'Riprendi',
  whoHoldsPacks: 'Chi ha le buste',
  helpSeat: 'Aiuta un posto',
  streamOverlay: 'Overlay per lo stream',
  mayBeStreamed:
    'Questo tavolo può essere trasmesso. Uno stream {unit, select, none {non ha ritardo.} seconds {è {count, plural, one {# secondo} other {# secondi}} indietro.} other {è {count, plural, one {# minuto} other {# minuti}} indietro.}}',
  endDraft: 'Interrompi il draft',
  voteInMenu: 'Vota per finire il draft ({votes, number} di {needed, number})',
  takeVoteBack: 'Ritira il mio voto',

  leaveTitle: 'Vuoi uscire dal draft?',
  leaveKept: 'Il tavolo ti aspetta. Lo trovi tra “I miei draft”.',
  leaveHanded: 'Un bot finisce al tuo posto. Puoi tornare fino alla fine del draft.',
  stay: 'Resta',
  leaving: 'Uscita',

  endTitle: 'Interrompere il draft per tutti?',
  endWords: '{table} finisce qui, senza risultati. Non si può riprendere.',
  keepDrafting: 'Continua il draft',
  ending: 'Interruzione',
  voteTitle: 'Votare per finire il draft?',
  takeVoteBackTitle: 'Ritirare il tuo voto?',
  voteWords:
    'Il draft finisce per tutti, senza risultati, quando {needed, number} di voi votano a favore. Finora: {votes, number}.',
  vote: 'Vota per finire',
  voting: 'Invio del voto',

  helpSeatWords:
    'Un bot tiene in moto le buste. Chi giocava può riprendersi il posto fino alla fine del draft.',
  seatBot: 'gioca un bot',
  seatAway: 'non in linea',
  seatWaiting: 'in attesa',
  moreSeconds: '30 s in più',
  moreDays: '1 giorno in più',
  handToBot: 'Affida a un bot',
  you: 'Tu',

  otherSide: 'Altro lato',

  helpClick: 'Un clic seleziona una carta. È tua quando premi il pulsante o Invio.',
  helpClickTwice: 'Un clic seleziona una carta. È tua quando premi il pulsante o Invio, o fai doppio clic.',
  helpNoClock: 'Questo tavolo non ha timer: prenditi il tuo tempo.',
  helpClock:
    'A 0:00 ricevi la carta selezionata, oppure una con la stella, o la scelta del bot. Se il tempo ti scade due volte di fila, risulti assente: da lì le carte vengono prese dopo tre secondi, finché non fai clic o premi un tasto.',
  helpFocus:
    'I tasti funzionano ovunque sia il focus, tranne che in un campo di testo. Per ingrandire: clic destro o pressione prolungata.',
  helpSingleOff: 'I tasti singoli sono disattivati; puoi attivarli nel profilo.',
  keys: 'Tasti',
  keyHome: 'Home',
  keyEnd: 'Fine',
  keyDigits: 'Da 1 a 9',
  keySpace: 'Spazio',
  keyEnter: 'Invio',
  doesMove: 'Muoversi nella busta',
  doesRow: 'Prima e ultima carta della riga',
  doesJump: 'Andare a una carta',
  doesSelect: 'Selezionare o deselezionare la carta',
  doesTake: 'Prendere la carta',
  doesSide: 'Prendere la carta in side',
  doesStar: 'Dare la stella alla carta',
  doesZoom: 'Ingrandire la carta',
  doesSpeak: 'Leggere ad alta voce timer, pick e selezione',
  doesHint: 'Leggere ad alta voce il suggerimento, se attivo',
  doesHelp: 'Questo aiuto',

  hint: 'Suggerimento',
  hintTakes: 'Un bot prende {cards}.',
  hintDoes: 'Un bot, qui: {words}',
  hintNothing: 'Niente.',
  hintRating: 'La sua valutazione: {source}.',
  hintNone: 'Nessun suggerimento al momento.',
  someCard: 'una carta',
});
