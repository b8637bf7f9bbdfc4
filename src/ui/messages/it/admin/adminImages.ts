import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminImages.ts';

export default translation<typeof english>()({
  title: 'Cache immagini',
  lead: 'Le immagini da altri siti vengono scaricate una volta, controllate, ricodificate e tenute qui.',
  failedToLoad: 'Non riusciamo a caricare la cache delle immagini',
  diskFull: 'Il disco è pieno',
  diskFullHint:
    'Le nuove immagini vengono mostrate ma non conservate. Libera spazio, o abbassa il limite per le immagini.',

  hitRate: 'Quanto spesso un’immagine è già qui?',
  notAsked: 'Da quando questo server è partito, nessuno ha chiesto un’immagine di un altro sito.',
  rate: '<b>{rate}</b> di {asked, plural, one {# richiesta} other {{asked, number} richieste}}, contate dall’avvio del server: {since}.',
  rateLabel: 'Già presenti',
  hits: 'Mostrate da qui',
  misses: 'Scaricate',
  failures: 'Non riuscite',

  space: 'Spazio',
  used: '{used} di {limit}',
  usedBy: '<b>{used} di {limit}</b>, {files, plural, one {# file} other {{files, number} file}}',
  limit: 'Limite su disco in megabyte',
  limitHint: 'Le immagini meno richieste vanno via per prime.',
  setLimit: 'Imposta il limite',
  limitSet: 'Le immagini possono occupare fino a {size}.',

  fetching: 'Download di {what}',
  fetched: '{done, number} di {total, plural, one {# immagine} other {{total, number} immagini}}',
  fetchState:
    '{state, select, stopped {interrotto} done {finito} other {quattro alla volta}}{failed, plural, =0 {} one {, {failed, number} non riuscita} other {, {failed, number} non riuscite}}',
  fetchLabel: 'Immagini scaricate',
  stop: 'Interrompi',
  stopped: 'Download delle immagini interrotto.',

  failed: 'Non riuscite',
  failedRows: 'Immagini non riuscite',
  noneFailed: 'Di recente nessuna immagine ha dato errore.',
  retryAll: 'Riprova tutte ({count, number})',
  retrying: 'Nuovo tentativo: {count, plural, one {1 immagine} other {{count, number} immagini}}.',
  reason: 'Motivo',
  address: 'Indirizzo',
  lastTried: 'Ultimo tentativo',

  bySet: 'Per set',
  setCount: '{count, plural, one {# set} other {{count, number} set}}',
  noSets: 'Nessun set ha immagini da altri siti. Le importazioni portano gli indirizzi con le carte.',
  set: 'Set',
  pictures: 'Immagini',
  actions: 'Azioni',
  warm: 'Scarica adesso',
  warmLabel: 'Scarica adesso le immagini di {name}',
  warming: 'Download delle immagini di {name}.',
  isWarming: 'È già in corso un download di immagini.',
  purge: 'Svuota',
  purgeLabel: 'Svuota le immagini di {name}',
  purged:
    '{name}: {count, plural, =0 {nessuna immagine rimossa} one {1 immagine rimossa} other {{count, number} immagini rimosse}}.',

  purgeAll: 'Svuota tutto',
  nothingToPurge: 'Qui non ci sono immagini.',
  askPurge: 'Rimuovere tutte le immagini?',
  askPurgeHint:
    'Si liberano {size}. Le carte compaiono come testo finché le loro immagini non vengono scaricate di nuovo, ognuna quando qualcuno la guarda per la prima volta. Le immagini caricate a mano restano.',
  confirmPurge: 'Rimuovi {count, plural, one {1 immagine} other {{count, number} immagini}}',
  keep: 'Mantieni',
  purgedAll: '{count, plural, one {1 immagine rimossa} other {{count, number} immagini rimosse}}.',

  hosts: 'Host consentiti',
  hostsHint:
    'Le immagini si scaricano solo da questi siti, via https, e mai da indirizzi interni a una rete.',
  noHosts: 'Nessun sito è consentito, quindi le carte compaiono come testo.',
  host: 'Host',
  hostHint: 'Per esempio cards.example.org.',
  allow: 'Consenti',
  allowLabel: 'Consenti {host}',
  allowed: 'Ora le immagini da {host} vengono mostrate.',
  alreadyAllowed: 'Questo host è già consentito.',
  forbid: 'Blocca',
  forbidLabel: 'Blocca {host}',
  forbidden: 'Le immagini da {host} non vengono più mostrate.',
  addedBy: 'da {name}',
  builtIn: 'incluso in Passleft',
  strayPictures: '{count, plural, one {1 immagine} other {{count, number} immagini}} su {host}',
  strayHint: 'Questo host non è consentito, quindi quelle carte compaiono come testo.',
});
