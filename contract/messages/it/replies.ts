import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/replies.ts';

export default translation<typeof english>()({
  notFound: 'Non trovato.',
  signedOut: 'Prima accedi.',
  forbidden: 'Non hai il permesso di farlo.',
  validation: 'Controlla quello che hai inserito.',
  tooManySeconds: 'Troppi tentativi. Riprova tra {count, plural, one {# secondo} other {# secondi}}.',
  tooManyMinutes: 'Troppi tentativi. Riprova tra {count, plural, one {# minuto} other {# minuti}}.',
  badRequest: 'La richiesta è illeggibile.',
  methodNotAllowed: 'Questo indirizzo non lo permette.',
  tooSlow: 'La richiesta ha impiegato troppo tempo.',
  tooLarge: 'È troppo grande.',
  addressTooLong: 'L’indirizzo è troppo lungo.',
  headersTooLarge: 'Le intestazioni sono troppo grandi.',
  unsupportedMediaType: 'Invia JSON.',
  foreignOrigin: 'Questa richiesta arriva da un altro sito.',
  storageAway: 'Il server in questo momento non raggiunge il suo archivio. Riprova tra poco.',
  stopping: 'Il server si sta riavviando. Riprova tra poco.',
  internal: 'Qualcosa è andato storto sul server. Riprova.',

  wrongCredentials: 'Email, nickname o password non corretti.',
  wrongPassword: 'Non è la tua password attuale.',
  wrongCode: 'Questo codice non è corretto.',
  wrongFactorCode: 'Questo codice non è corretto.',
  secondFactorAsked: 'Inserisci il codice della tua app di autenticazione.',
  secondFactorRequired: 'Gli Admin devono avere un secondo fattore. Impostalo nel tuo profilo.',
  secondFactorOn: 'Il tuo secondo fattore è già attivo.',
  secondFactorNotStarted: 'La chiave è scaduta. Ricomincia.',
  challengeOver: 'Accedi di nuovo.',
  reauthNeeded: 'Accedi di nuovo, poi riprova entro cinque minuti.',
  linkNotGood: 'Questo link o codice non vale, o non vale più. Chiedi una nuova email.',
  alreadyVerified: 'Il tuo indirizzo email è confermato.',
  lastWayIn:
    'È l’unico modo di entrare nel tuo account. Prima imposta una password o collega un altro accesso.',
  identityExpired: 'Questo accesso è scaduto. Ricomincia.',
  identityTaken: 'Questo accesso ha già un account. Usalo per accedere.',
  returnRefused: 'Questo accesso è iniziato altrove o troppo tempo fa. Ricomincia.',
  demoAccount: 'Gli account demo restano come sono.',
  tokenOver:
    'Questo token di accesso non è valido. Forse è scaduto o è stato revocato, oppure è finito con un ruolo o una password. Creane uno nuovo nel tuo profilo.',
  tokenScope: 'A questo token di accesso manca il permesso {scope}.',
  tokenNotTaken: 'I token di accesso non funzionano qui. Accedi, oppure chiama questo indirizzo senza token.',
  tokenInAddress:
    'Invia il token di accesso nell’intestazione Authorization, mai nell’indirizzo. Revoca questo: gli indirizzi finiscono nei registri.',
  scopeNotYours: 'Il tuo ruolo non consente uno di questi permessi.',
  tooManyTokens:
    'Hai già {count, plural, one {# token di accesso} other {# token di accesso}}. Prima revocane uno.',
  suspended: 'Questo account è sospeso. Motivo: {reason}',
  suspendedUntil: 'Questo account è sospeso fino a: {until} UTC. Motivo: {reason}',

  isPublished: 'È pubblicato, quindi può modificarlo solo un Admin. Fanne una copia da modificare.',
  noAddress: 'Questa persona non ha un indirizzo email.',
  noSecondFactor: 'Questa persona non ha un secondo fattore.',
  notConfirmedByHand: 'Si può ritirare solo la conferma di un Admin.',
  memberSuspended: 'Questa persona è sospesa. Prima revoca la sospensione.',
  tooManyNotes: 'Per ogni persona c’è posto per 50 note. Prima rimuovine una.',
  invitationsSpent: 'Puoi invitare 20 persone al giorno. Riprova domani.',
  roleNeedsAddress: 'Per avere questo ruolo deve prima confermare il suo indirizzo email.',
  roleOfSuspended: 'Questo account è sospeso. Revoca la sospensione prima di dargli un ruolo.',

  sourceOff: 'Questo server non scarica cubi. Incolla la lista.',
  cubeUnknown: 'CubeCobra non ha questo cubo, oppure è privato. Controlla il link.',
  cubeTooLarge: 'Un cubo può avere al massimo 5.000 carte.',
  sourceAway: 'CubeCobra non risponde. Riprova tra poco, o incolla la lista.',
  sourceBusy: 'CubeCobra sta ricevendo troppe richieste. Riprova tra un minuto, o incolla la lista.',
  sourceChanged: 'La risposta di CubeCobra è illeggibile. Incolla la lista.',
  recipeKnown: 'C’è già una fonte con questo id. Dai un altro id alla ricetta.',

  listUnknown: 'Questa lista non c’è più.',
  listTooLong: 'Una lista ha al massimo 2.000 righe di carte.',
  tooManyLists: 'Hai già {count, plural, one {# lista} other {# liste}}. Prima eliminane una.',

  practiceUnknown: 'Questo draft di allenamento non è salvato nel tuo account.',
  practiceChanged: 'Le carte sono cambiate dopo questo draft, quindi non si può conservare.',
  practiceUnfinished: 'Questo draft non è ancora finito. Prendi tutte le carte, poi salvalo.',
  practiceUnread: 'Questo draft non segue le regole del suo gioco, quindi non si può conservare.',
  practiceTooLong: 'Questo draft è troppo lungo da conservare.',
  tooManyPractices:
    'Hai già salvato {count, plural, one {# draft di allenamento} other {# draft di allenamento}}. Prima eliminane uno tra “I miei draft”.',

  changedMeanwhile:
    'Nel frattempo {what, select, achievement {questo obiettivo è stato modificato} card {questa carta è stata modificata} export {questa esportazione è stata modificata} game {questo gioco è stato modificato} pack {questa busta è stata modificata} printing {questa stampa è stata modificata} set {questo set è stato modificato} template {questo modello è stato modificato} other {questa voce è stata modificata}} in un’altra finestra. Prima ricontrolla.',
  slugTaken: 'Nel gioco c’è già qualcosa con il nome breve “{slug}”.',
});
