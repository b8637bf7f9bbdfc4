import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminSets.ts';

export default translation<typeof english>()({
  title: 'Set',
  lead: 'Le stampe appartengono ai set. Ogni set ha un codice, unico nel suo gioco.',
  newSet: 'Nuovo set',
  create: 'Crea il set',
  save: 'Salva il set',
  notSaved: 'Il set non è stato salvato',
  created: '{name}: set creato.',
  saved: '{name}: set salvato.',
  name: 'Nome',
  code: 'Codice',
  codeHint: 'Breve, per esempio EMB.',
  codeFixed: 'Ci sono stampe che usano questo codice, quindi non si può cambiare.',
  releasedOn: 'Data di uscita',
  optional: 'Facoltativo.',
  released: 'Uscita',
  printings: 'Stampe',
  printingsOf: '{count, plural, one {1 stampa} other {{count, number} stampe}} di {name}',
  search: 'Nome o codice',
  delete: 'Elimina',
  deleted:
    '{sets, plural, one {1 set eliminato} other {{sets, number} set eliminati}}{printings, plural, =0 {} one { con 1 stampa} other { con {printings, number} stampe}}.',
  none: 'Ancora nessun set',
  noneHint: 'Un set dice da dove vengono le stampe. Un’importazione crea i set che nomina.',
});
