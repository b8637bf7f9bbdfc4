import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/browse.ts';

export default translation<typeof english>()({
  title: 'Tavoli aperti',
  events: 'Eventi',
  host: 'Apri un tavolo',
  hostShort: 'Apri',
  sumNone: 'I nuovi tavoli compaiono qui appena qualcuno li apre.',
  sumNoMatch: 'Nessun tavolo corrisponde ai filtri.',
  sum: '{tables, plural, one {1 tavolo} other {# tavoli}}, {people, plural, one {1 persona seduta} other {# persone sedute}}',
  sumMatching:
    '{tables, plural, one {1 tavolo trovato} other {# tavoli trovati}}, {people, plural, one {1 persona seduta} other {# persone sedute}}',

  search: 'Host, nome o codice',
  seatsFree: 'Posti liberi',
  watchable: 'Si può guardare',
  game: 'Gioco',
  allGames: 'Tutti i giochi',
  clock: 'Timer',
  anyClock: 'Qualsiasi timer',
  order: 'Ordine',
  newest: 'Prima i più recenti',
  fullest: 'Prima i quasi pieni',

  tables: 'Tavoli',
  waiting: '{count, plural, one {1 nuovo tavolo} other {# nuovi tavoli}}',
  stale: 'Ora non riusciamo ad aggiornare la lista: alcuni posti potrebbero non esserci più.',
  askAgain: 'Riprova',
  failed: 'Non riusciamo a caricare i tavoli',
  failedHint: 'I tavoli non ne risentono. Riprova, o intanto drafta contro i bot.',
  noMatch: 'Nessun tavolo trovato',
  noMatchFilters: 'Ci sono tavoli aperti, ma nessuno con questi filtri.',
  noMatchSearch: 'Nessun tavolo aperto ha “{search}” come host, nome o codice.',
  clear: 'Azzera i filtri',
  pageOf: 'Da {first, number} a {last, number} di {total, number}',

  hostedBy: 'host',
  gone: 'Non più aperto',
  act: '{action, select, sit {Siediti} watch {Guarda} other {Apri}}',
  actAt: '{action, select, sit {Siediti} watch {Guarda} other {Apri}}: {table}',

  nobody: 'Nessun tavolo aperto',
  nobodyHint: 'Aprine uno e aspetta gli altri, o drafta subito contro i bot.',
  draftWithBots: 'Drafta con {bots, plural, one {1 bot} other {# bot}}',

  otherWays: 'Altri modi di draftare',
  cannotWait: 'Non vuoi aspettare?',
  cannotWaitHint:
    '{bots, plural, one {1 bot è già qui} other {# bot sono già qui}}. Circa {minutes, plural, one {1 minuto} other {# minuti}}, in pausa quando vuoi.',
  joinByCode: 'Entra con un codice',
  seatKey: 'I posti a colpo d’occhio',
  aPerson: 'una persona',
  aBot: 'un bot, che cede il posto alle persone',
  free: 'libero',
});
