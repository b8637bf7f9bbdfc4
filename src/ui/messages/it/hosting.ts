import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/hosting.ts';

export default translation<typeof english>()({
  title: 'Apri un tavolo',
  open: 'Apri il tavolo',
  opening: 'Apertura del tavolo',
  notOpened: 'Il tavolo non è stato aperto',
  gamesFailed: 'Non riusciamo a caricare i giochi',
  logIn: 'Accedi',
  createAccount: 'Crea un account',
  next: '{visibility, select, open {Subito visibile a tutti} other {Ricevi un link da condividere}}. {clock, select, quick {Timer rapido} standard {Timer standard} relaxed {Timer rilassato} none {Senza timer} other {Per corrispondenza}}. Fino all’inizio puoi cambiare tutto, tranne gioco e formato.',

  what: 'Cosa draftate?',
  how: 'Come?',
  howFast: 'A che ritmo?',
  howFastHint: 'Tempo per ogni pick, dalla prima all’ultima',
  cards: '{count, plural, one {1 carta} other {# carte}}',
  clockHint:
    '{clock, select, none {Ognuno si prende il suo tempo} correspondence {In più giorni, via email e push} other {Da {first, number} s a {last, number} s}}',

  more: 'Altro',
  moreWords:
    '{seats, plural, one {1 posto} other {# posti}}, {picks, select, everyone {alla fine tutti vedono le pick} closed {tutti vedono le pick alla chiusura del tavolo} host {alla fine l’host vede le pick} other {ognuno vede solo le sue pick}}, {watchers, select, yes {spettatori ammessi} other {niente spettatori}}{teams, select, yes {, due squadre} other {}}{review, select, yes {, una revisione tra le buste} other {}}',
  seats: 'Posti',
  seatsHint: 'I bot possono riempire i posti che restano liberi.',
  description: 'Descrizione',
  descriptionHint: 'Una riga per chi cerca un tavolo.',
  picks: 'Chi vede le pick dopo il draft?',
  picksChoice: '{picks, select, everyone {Tutti} closed {Alla chiusura} host {L’host} other {Ognuno le sue}}',
  picksHint:
    '{picks, select, everyone {Tutti al tavolo vedono ogni pick e ogni mazzo.} closed {Tutti le vedono quando ogni mazzo è consegnato, o quando chiudi il tavolo.} host {Ognuno vede le sue, tu le vedi tutte.} other {Ognuno vede solo le sue.}}',
  watchers: 'Spettatori',
  watchersHint: 'Chi non ha un posto può guardare. Non vede né buste né pool.',
  hints: 'Suggerimenti',
  hintsHint: 'Chi ha attivato i suggerimenti nel profilo vede cosa prenderebbe un bot.',
  noSeat: 'Host senza posto',
  noSeatHint: 'Gestisci il tavolo e lo guardi come gli spettatori: niente buste, niente pool.',
  inLobby:
    'Buste e pick, secondi, revisione tra le buste e squadre si impostano nella lobby e valgono anche per il tuo prossimo tavolo.',
  reset: 'Dimentica il mio ultimo tavolo',

  tableName: 'Nome del tavolo',
  tableNameHint: 'Puoi cambiarlo nella lobby.',
  whoCanJoin: 'Chi può entrare',
  friends: 'Amici con il link',
  friendsHint: 'Lo trova solo chi ha il link o il codice.',
  anyone: 'Chiunque',
  anyoneHint: 'Compare tra i tavoli appena lo apri.',
  verifyFirst: 'Conferma il tuo indirizzo email per aprire un tavolo pubblico.',
  moreFormats: 'Altri formati',
  moreFormatsHint: 'Tutti gli altri modi di draftare queste carte',
  chosen: 'Scelto: {format}',
  formatsLabel: 'Formati di {pack}',
  pack: 'Carte da',
  loading: 'Caricamento dei formati',
  loadFailed: 'Non riusciamo a caricare i formati',
  retry: 'Riprova',
  nothingMore: 'Tutti i formati di questo gioco sono elencati qui sopra.',
  seatsAndTime:
    '{seats, plural, one {1 posto} other {# posti}}, circa {minutes, plural, one {1 minuto} other {# minuti}}',
});
