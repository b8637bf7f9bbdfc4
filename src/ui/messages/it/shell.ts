import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/shell.ts';

export default translation<typeof english>()({
  reminder: 'Promemoria',
  addressReminder: 'Conferma il tuo indirizzo email per aprire tavoli pubblici. <action>Conferma</action>',
  factorReminder: 'Gli Admin devono avere un secondo fattore. <action>Aggiungilo</action>',
  dismiss: 'Chiudi',

  leaveTitle: 'Vuoi lasciare qui draft e mazzi?',
  leaveHint:
    'Sei qui come ospite. Se esci, nessuno potrà più aprire i tuoi draft e i tuoi mazzi, nemmeno tu. Con un account li conservi tutti.',
  stay: 'Resta',
  logOut: 'Esci',
  createAccount: 'Crea un account',

  notFound: 'Pagina non trovata',
  notFoundHint:
    'Non c’è nessuna pagina all’indirizzo <code>{address}</code>. Forse è scritto male, o la pagina non esiste più.',
  backHome: 'Torna alla Home',
  seeTables: 'Vedi i tavoli aperti',
  notFoundCard: 'Nessun luogo',
  notFoundCardMark: '?',
  notFoundCardType: 'LUOGO',
  notFoundCardRule: 'Quando arrivi, qui non c’è niente.',
  notFoundCardOtherRule: 'Ritorna a un tavolo a tua scelta.',
  notFoundCardFlavour: 'La busta è andata a sinistra. Tu a destra.',
});
