import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/queue.ts';

export default translation<typeof english>()({
  label: 'Coda per i draft, i tavoli si formano da soli',
  title: 'Coda per i draft',
  hint: 'Il tavolo si forma da solo, senza host.',
  kind: '{game}, {template}',
  noGame: 'Qui non c’è ancora un gioco che si possa draftare in più persone.',
  game: 'Gioco per cui metterti in coda',
  template: 'Draft per cui metterti in coda',
  sitDown: 'Mettiti in coda',
  sitDownFor: 'Mettiti in coda: {kind}',
  sitDownToo: 'Unisciti',
  others: 'Code con persone in attesa',
  nobodyWaits: 'Ancora nessuno in attesa. Dura circa {length} da quando inizia.',
  someWait: 'In attesa {waiting, number} di {seats, number}. Dura circa {length} da quando inizia.',
  count: 'in attesa {waiting, number} di {seats, number}',

  bots: 'Bot',
  botsWish:
    '{wish, select, afterWait {dopo {minutes, plural, one {1 minuto} other {# minuti}}} now {appena tutti sono d’accordo} other {mai, solo persone}}',

  waitingTitle: 'Sei in coda',
  formsWithPeople:
    'Il tavolo si forma quando {missing, plural, one {si siede un’altra persona} other {si siedono altre # persone}}. Nessuno può dire quanto ci vorrà.',
  formsWithBots:
    'Il tavolo si forma quando {missing, plural, one {si siede un’altra persona} other {si siedono altre # persone}}, o con i bot tra {left}.',
  botsNow:
    'Vogliono iniziare subito con i bot: {wanting, number} di {people, number}. Tutti devono essere d’accordo.',
  startNow: 'Inizia subito con i bot',
  waitOn: 'Aspetta altre persone',
  leave: 'Esci dalla coda',
  keepOpen:
    'Lascia questa scheda aperta in secondo piano. Ti chiamano un suono e il titolo della scheda, e hai {seconds, number} secondi per rispondere.',

  found: 'Tavolo trovato',
  foundForOthers: 'Si aspettano gli altri',
  foundPeople: '{people, plural, one {1 persona} other {# persone}}, nessun bot',
  foundMixed:
    '{people, plural, one {1 persona} other {# persone}} e {bots, plural, one {1 bot} other {# bot}}',
  there: 'Presenti: {there, number} di {people, number}',
  allThere: 'Ci siete tutti',
  startsItself: '{there}. Si comincia quando ci siete tutti.',
  timeLeft: '{there}, ancora {left}',
  notNowHint: 'Con “Non ora” lasci il tuo posto in coda.',
  saidHere: 'Hai detto che ci sei.',
  imHere: 'Ci sono',
  notNow: 'Non ora',
  leaveAfterAll: 'Esci lo stesso',
  secondsLeft: 'Ancora {seconds, number} secondi',
  tabFound: '● Tavolo trovato',
  tabTitle: '{news} · {title}',

  atTable: 'Sei a un tavolo della coda',
  atTableHint: 'Puoi rimetterti in coda quando il draft è finito.',
  backToDraft: 'Torna al draft',
  ready: 'Il tuo tavolo è pronto',
  readySpoken: 'Il tuo tavolo è pronto.',
  readyHint: 'Si comincia tra un attimo.',
  goToTable: 'Vai al tavolo',

  told: '{why, select, missed {C’era un tavolo, ma non hai risposto in tempo: hai perso il tuo posto in coda.} absent {La tua assenza è durata più di un minuto: hai perso il tuo posto in coda.} other {Qualcuno non c’era, quindi il tavolo non si è formato. Il tuo posto in coda resta.}}',
  lost: 'Connessione persa. Si riprende quando torna.',
  lostPlace: 'Connessione persa. Ti teniamo il posto per un minuto; si riprende quando torni.',
});
