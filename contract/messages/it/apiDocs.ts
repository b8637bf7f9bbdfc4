import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/apiDocs.ts';

export default translation<typeof english>()({
  title: 'API',
  intro:
    'Ciò che qui fanno le persone possono farlo anche i programmi, con HTTP e JSON. <document>openapi.json</document> descrive ogni route per generatori e client.',
  tokens: 'Token di accesso',
  tokensHow: 'Creane uno nel <profile>tuo profilo</profile>, sotto Account. Invialo con ogni chiamata:',
  tokensEnd:
    'Un token dura al massimo 90 giorni. Finisce se lo revochi, cambi password, perdi un ruolo che gli serve o il tuo account viene sospeso.',
  tokensWhere:
    'I token non funzionano negli indirizzi, per accedere, per il tuo account né per creare altri token. L’hub li accetta nella stessa intestazione. Ogni uso di un permesso di amministrazione resta nel registro attività.',
  scopes: 'Permessi',
  scopesHint: 'Un token apre solo ciò che i suoi permessi coprono, e solo finché il tuo ruolo lo consente.',
  scope: 'Permesso',
  opens: 'Apre',
  onHub: 'nell’hub: {methods}',
  refusals: 'Errori',
  refusalsHint:
    'Un errore ha uno stato e un corpo JSON con un codice e un messaggio nella lingua che chiedi. Questi riguardano i token:',
  over: 'Il token è sconosciuto, scaduto o revocato, oppure è finito con la perdita di un ruolo, una sospensione o un cambio di password.',
  lacksScope: 'Al token manca il permesso che WWW-Authenticate indica.',
  notTaken: 'I token non funzionano qui.',
  inAddress: 'Il token era nell’indirizzo. Revocalo.',
  limits: 'Limiti di chiamate',
  limitsHint:
    'Dove le chiamate sono limitate, ogni risposta dice quante ne restano al tuo indirizzo (r) e quando le avrà di nuovo tutte (t, in secondi). Dopo un 429 aspetta i secondi indicati da Retry-After.',
  examples: 'Esempi',
  examplesHint: 'Gli script curl richiedono anche jq.',
  hostTable: 'Apri un tavolo e pubblica il link',
  readResults: 'Leggi i risultati',
  reportMatch: 'Comunica il risultato di un match',
  routes: 'Route',
  routesHint: 'Ogni route, con il permesso che serve a un token. In inglese.',
});
