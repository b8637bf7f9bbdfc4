import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/terms.ts';

export default translation<typeof english>()({
  title: 'Termini di servizio',
  lead: 'Che cosa puoi aspettarti da questo sito, che cosa si aspetta da te e che cosa conserva di te. In vigore dal 21 novembre 2026.',

  short: 'In breve',
  shortFree: '{product} è gratuito, e viene fornito così com’è.',
  shortFair:
    'Al tavolo gioca pulito e con gentilezza. L’host di questo sito può chiudere gli account di chi non lo fa.',
  shortData:
    'Conserviamo quello che serve al gioco, per il tempo che serve. Puoi scaricare i tuoi dati o eliminare il tuo account in qualsiasi momento, senza chiedere a nessuno.',
  shortSell: 'Non vendiamo niente, non mostriamo pubblicità e non condividiamo niente.',

  account: 'Il tuo account',
  accountNeed:
    'Puoi guardarti intorno senza dirci chi sei, draftare come ospite o creare un account. Per un account serve un indirizzo email che leggi davvero, perché è l’unico modo di rientrare se perdi la password. Un account è per una persona sola. Non condividerlo, e non fingerti qualcun altro.',
  accountPassword:
    'Custodisci bene la tua password. Se la usi anche altrove, chi la scopre lì può draftare qui al posto tuo. Un secondo fattore, che puoi attivare nel tuo profilo, lo tiene fuori anche in quel caso.',
  accountProvider:
    'Se accedi con un altro servizio, questo ci dice chi sei lì e, se lo permetti, il tuo indirizzo email. Non vediamo mai la password che hai lì e lì non modifichiamo niente.',

  table: 'Al tavolo',
  tableWhy: 'Gli altri sono qui per giocare. Quindi:',
  tableInsults: 'Niente insulti, minacce o odio, né in chat, né in un nickname, né nel tuo profilo.',
  tablePacks:
    'Non dire agli altri che cosa c’è nella tua busta durante un draft, a meno che il tavolo non sia d’accordo.',
  tableTwice: 'Non sederti due volte allo stesso tavolo con due account.',
  tableFaults:
    'Se trovi un difetto, segnalalo all’host di questo sito. Non usarlo contro gli altri, e non cercare di mettere fuori uso il sito.',
  tableHost:
    'L’host di un tavolo decide chi ci gioca. L’host di questo sito può rimuovere messaggi, terminare tavoli e chiudere account che violano queste regole, e se lo chiedi ti dice perché.',

  kept: 'Che cosa conserviamo, e per quanto tempo',
  keptAll: 'Questo è tutto quello che conserviamo di te, perché lo conserviamo e quando sparisce:',
  keptHandle: 'Nickname, maschera e testo del profilo',
  keptHandleWords:
    'Perché gli altri sappiano con chi giocano. Finché non li cambi o non elimini il tuo account.',
  keptEmail: 'Indirizzo email',
  keptEmailWords:
    'Per confermare che è tuo e per farti rientrare. Non viene mai mostrato ad altri membri. Finché non elimini il tuo account.',
  keptPassword: 'Password',
  keptPasswordWords:
    'Solo come hash (argon2id), che non si può rileggere. Finché non la cambi o non elimini il tuo account.',
  keptSignIns: 'Accessi',
  keptSignInsWords:
    'Una voce per ogni browser in cui hai effettuato l’accesso: quando è iniziato, quando è stato usato l’ultima volta e il tipo di browser. Un accesso finisce dopo 7 giorni senza visite, al più tardi dopo 30 giorni, o appena esci. La sua voce viene eliminata 30 giorni dopo l’inizio.',
  keptSecond: 'Secondo fattore',
  keptSecondWords:
    'Il segreto che la tua app condivide con noi, e i tuoi codici di recupero come hash. Finché non lo disattivi o non elimini il tuo account.',
  keptPasskeys: 'Passkey',
  keptPasskeysWords:
    'Le loro chiavi pubbliche, i nomi che hai dato loro e quando sono state usate l’ultima volta; il segreto resta sul tuo dispositivo. Finché non le rimuovi o non elimini il tuo account.',
  keptTokens: 'Token di accesso e webhook',
  keptTokensWords:
    'I token solo come hash, con nome e ultimo uso, per 90 giorni al massimo. Gli indirizzi dei webhook sono cifrati, e ciò che hanno ricevuto resta per 30 giorni. Finché non li rimuovi o non elimini il tuo account.',
  keptGuests: 'Ospiti',
  keptGuestsWords:
    'Un ospite che non si fa vivo da 30 giorni viene eliminato, a meno che non abbia giocato in un draft. In quel caso resta solo il nickname inventato.',
  keptDrafts: 'Draft',
  keptDraftsWords:
    'Buste, pick e risultati restano, perché appartengono a tutti quelli che hanno giocato. I tuoi mazzi, i draft di allenamento salvati e i messaggi in chat restano finché non elimini il tuo account. Un tavolo a cui non si siede nessuno viene chiuso dopo 24 ore.',
  keptMails: 'Email',
  keptMailsWords:
    'Un’email che abbiamo inviato viene eliminata entro un giorno circa. Il link che conferma un indirizzo vale 24 ore, il codice accanto 10 minuti, e il link per una nuova password 30 minuti.',
  keptLinked: 'Accessi collegati',
  keptLinkedWords:
    'Il nome dell’altro servizio, il tuo ID lì e l’indirizzo che ci ha dato. Finché non lo scolleghi.',
  keptAttempts: 'Tentativi di accesso',
  keptAttemptsWords:
    'Per rallentare chi prova molte password, contiamo i tentativi per indirizzo di rete, reso irriconoscibile. Ogni conteggio sparisce al più tardi dopo un’ora.',
  keptLog: 'Log del server',
  keptLogWords:
    'Quale indirizzo di questo sito è stato richiesto, quando e da quale indirizzo di rete, senza password, codici o altro che hai scritto. Per quanto tempo conservarlo lo decide l’host di questo sito.',

  browser: 'Nel tuo browser',
  browserCookies:
    'Un cookie mantiene il tuo accesso. Un altro ricorda che hai già effettuato l’accesso con questo browser. Solo questo server può leggerli. Un terzo ricorda la lingua che scegli a fondo pagina, un quarto che vuoi i nomi originali delle carte. Il tuo browser conserva anche un token di breve durata e le tue scelte per questo browser, come chiaro o scuro e come hai effettuato l’ultimo accesso. Niente di tutto questo serve a seguirti, quindi non c’è un banner che ti chiede il consenso.',
  browserOthers:
    'Tutte le pagine, le immagini e i caratteri arrivano da questo server. Nessun’altra azienda viene a sapere della tua visita.',

  letters: 'Email che inviamo',
  lettersWhen:
    'Ti scriviamo quando confermi un indirizzo, quando chiedi una nuova password e quando cambia qualcosa di importante nel tuo account, così te ne accorgi se è stato qualcun altro. Quando tocca a te in un draft per corrispondenza, ti scriviamo, a meno che tu non lo disattivi nel profilo. Non inviamo newsletter.',

  rights: 'I tuoi dati sono tuoi',
  rightsWhere: 'Nel tuo <profile>profilo</profile>, in Account, puoi in qualsiasi momento:',
  rightsExport:
    '<strong>scaricare i tuoi dati</strong>: un file con il tuo account, i tuoi draft e i tuoi mazzi, leggibile da persone e programmi',
  rightsSignIns:
    '<strong>vedere e chiudere gli accessi</strong>: ogni browser che ha effettuato l’accesso come te',
  rightsDelete: '<strong>eliminare il tuo account</strong>: subito, e per sempre.',
  rightsGone:
    'Quando elimini il tuo account, spariscono nickname, indirizzo, password, accessi, mazzi, draft di allenamento e messaggi in chat. I tuoi posti nei draft passati restano per gli altri che hanno giocato, senza il tuo nome. Per qualsiasi altra cosa a cui hai diritto per legge, contatta l’host di questo sito.',

  cards: 'Le carte e quello che scrivi',
  cardsWho:
    'Emberwake e Orbit Market, con i loro nomi, testi e immagini, appartengono a {product}. Nomi e immagini di altri giochi appartengono ai rispettivi proprietari. L’host di questo sito li aggiunge ed è responsabile di averne il diritto. Quello che scrivi, come il nome di un mazzo, resta tuo. Permetti al sito di mostrarlo alle persone che possono vederlo, e a nessun altro.',

  promise: 'Che cosa non possiamo promettere',
  promiseWhat:
    'Facciamo del nostro meglio, e abbiamo testato quello che abbiamo costruito. Resta però un servizio amatoriale gratuito. Non possiamo promettere che sia sempre disponibile, che niente vada mai perso o che sia adatto a uno scopo particolare. Nei limiti consentiti dalla legge, nessuno può pretendere un risarcimento danni per questo. Dove la legge non lo consente, vale la legge.',

  changes: 'Chi lo gestisce, e modifiche',
  changesWho:
    'Questo sito è gestito dalla persona che gestisce questo server, qui chiamata l’host di questo sito. Per contattarla, rispondi a una qualsiasi email che il sito ti ha mandato. La responsabilità del sito è sua. Chi ha creato {product} non vede quello che succede qui.',
  operatorName: 'Host del sito: {name}',
  operatorAddress: 'Indirizzo: {address}',
  operatorContact: 'Contatto: <contact>{where}</contact>',
  changesHow:
    'Se questi termini cambiano, il nuovo testo compare qui con la sua data. Se non sei d’accordo, puoi eliminare il tuo account. <about>Info su {product}</about> spiega come funziona il tutto.',
});
