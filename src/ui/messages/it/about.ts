import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/about.ts';

export default translation<typeof english>()({
  title: 'Info su {product}',
  lead: 'Drafta ogni gioco di carte nel tuo browser, con gli amici o con i bot. Ecco come funziona, come resta corretto e che cosa sa di te.',
  contents: 'In questa pagina',

  what: 'Che cos’è',
  whatDraft:
    'In un draft ognuno apre una busta di carte, ne tiene una e passa il resto, finché tutte le carte sono prese. Poi costruisci un mazzo con quello che hai tenuto. È uno dei modi più belli di giocare a carte, e uno dei più difficili da organizzare: servono buste, persone, un tavolo e una serata libera.',
  whatTable:
    'Al tavolo pensa {product}. Aprine uno, manda il link o il suo codice breve, e i tuoi amici hanno un posto. I bot riempiono il resto. Il server distribuisce, passa e tiene il tempo. Salva ogni pick prima di dirti che la carta è tua, così non va perso niente se cade la connessione o il server si riavvia.',
  whatGames:
    'Non è fatto per un gioco solo. Un gioco è fatto di dati: le sue carte, le sue buste e le sue regole per i mazzi. Due nostri sono inclusi, <title>Emberwake</title> e <title>Orbit Market</title>, così puoi cominciare subito.',

  draft: 'Come funziona un draft',
  figure: 'Tieni una carta. Il resto della busta va a sinistra, e ne arriva una nuova.',
  draftChoose:
    '<strong>Seleziona, poi prendi.</strong> Il primo tocco seleziona soltanto. Puoi cambiare idea finché non confermi. Se prima scade il tempo, ricevi la carta selezionata.',
  draftLeave:
    '<strong>Nessuno aspetta per sempre.</strong> Se qualcuno se ne va, al suo posto sceglie il timer o un bot. Può tornare in qualsiasi momento.',
  draftHidden:
    '<strong>Le mani restano nascoste.</strong> Il tuo browser riceve solo le carte che puoi vedere, quindi a scavare non si trova niente.',
  draftInput:
    '<strong>Mouse, tocco, tastiera o screen reader.</strong> Tutto quello che si trascina, si può anche toccare o digitare.',

  seal: 'Perché puoi fidarti delle buste',
  sealWhy:
    'Un computer che distribuisce carte potrebbe guardare nelle buste e cambiarle. Non devi fidarti sulla parola che il nostro non lo faccia. Per questo ogni draft è sigillato, e il sigillo lo puoi verificare tu.',
  before: 'Prima',
  beforeWords:
    'Il server sceglie un lungo numero segreto, il <strong>seed</strong>, e lo mette sotto chiave. Tutti nella lobby ne vedono l’<strong>impronta</strong>.',
  during: 'Durante il draft',
  duringWords:
    'Ogni busta nasce dal seed, come l’ordine di un mazzo nasce da una mescolata. Un altro seed avrebbe un’altra impronta, quindi nessuna busta si può scambiare senza che tutti se ne accorgano.',
  after: 'Dopo l’ultima pick',
  afterWords:
    'Il seed viene rivelato. Nella pagina dei risultati <strong>il tuo browser</strong> ridistribuisce tutte le buste e le confronta con quelle giocate, carta per carta.',
  sealNumbers:
    'Il server non può nemmeno scegliersi un seed che gli piace. Il browser di ogni giocatore aggiunge un suo numero segreto, fissato prima che ne venga mostrato alcuno. Le buste nascono da tutti i numeri insieme, quindi né il server né l’host né l’ultimo giocatore possono pilotarle.',
  sealPrint:
    'Si può falsificare un’impronta? La produce una regola pubblica che funziona in una sola direzione. Un seed dà la sua impronta in un istante, ma nessuno è mai risalito da un’impronta a un seed, né ha trovato due seed con la stessa. La regola si chiama SHA-256, e banche e browser la usano ogni giorno.',
  sealLimits:
    '<strong>Che cosa non può fare il sigillo.</strong> Non vede due amici che si dicono le carte. E quando giochi solo contro i bot, nessun altro browser aggiunge un numero, quindi decide soltanto il numero del server.',

  free: 'Quanto costa',
  freeAll:
    'Niente. Non c’è niente da comprare, non c’è pubblicità, e nessuno può pagare per un posto migliore. Quello che puoi fare dipende solo da come accedi:',
  freeGuest: 'Come ospite',
  freeGuestWords:
    'Un tocco, niente email, niente password. Drafta contro i bot o entra a ogni tavolo a cui ti invitano.',
  freeAccount: 'Con un account',
  freeAccountWords: 'Apri tavoli per gli altri. Draft, mazzi e cronologia ti seguono su ogni dispositivo.',
  freeConfirmed: 'Con un’email confermata',
  freeConfirmedWords:
    'Apri tavoli che chiunque può trovare nella lista, e rientri anche se dimentichi la password.',
  freeUpgrade: 'Se crei un account più avanti, conservi tutto quello che hai fatto come ospite.',

  kept: 'Che cosa sa di te',
  keptWhat:
    'Il tuo nickname, il tuo indirizzo email, la tua password in una forma che nessuno può rileggere, e quello che hai fatto ai tavoli. Nessun altro sito viene a sapere che sei qui: pagine, immagini ed email arrivano tutte da questo server, e nessun altro segue o conta le tue visite.',
  keptMore:
    'Per quanto tempo conserviamo ogni cosa, come scaricare i tuoi dati e come eliminarli è scritto nei <terms>termini di servizio</terms>, in una tabella che si legge in un minuto.',

  host: 'Chi gestisce questo sito',
  hostWho:
    'Chiunque può far girare {product} sul proprio computer. Questo sito lo gestisce una di queste persone, che in queste pagine chiamiamo “l’host di questo sito”. Sceglie quali giochi ci sono, risponde del sito e aiuta quando qualcosa va storto.',
  hostReach: 'Per contattare l’host, rispondi a una qualsiasi email che il sito ti ha mandato.',
  hostTest:
    'Se fai test di software, il <bench>banco di prova</bench> mostra come il sito funziona dentro: che cosa sa ogni schermata, passo per passo, con copie su cui fare prove. Può usarlo chiunque abbia effettuato l’accesso, e non può fare niente che tu non possa già fare.',

  made: 'Caratteri, icone e disegni',
  madeWho:
    'Illustrazioni delle carte, maschere, dorsi e immagini di queste pagine le disegna il programma stesso. Per il resto, grazie a chi ha messo a disposizione queste cose:',
  madeFraunces: 'Titoli e nomi delle carte. SIL Open Font License 1.1.',
  madeInstrument: 'Tutto quello che leggi. SIL Open Font License 1.1.',
  madeGeist: 'Timer, conteggi e codici. SIL Open Font License 1.1.',
  madePhosphor: 'Le icone sui pulsanti. Licenza MIT.',
  madeOthers:
    'Nomi e immagini di altri giochi appartengono ai rispettivi proprietari. Nessuno di loro produce, approva o finanzia {product}.',
});
