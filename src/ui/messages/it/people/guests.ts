import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/guests.ts';

export default translation<typeof english>()({
  title: 'Nome da ospite',
  ownLabel: 'Il tuo nome al tavolo',
  othersLabel: 'Nome di {name}',
  nameHint: 'Gli altri lo vedono con la parola “ospite”.',
  save: 'Salva il nome',
  backToHandle: 'Usa il nome generato',
  saved: 'Ora ti chiami {name}',
  savedHandle: 'Hai di nuovo il nome generato',
  othersSaved: 'Il nome dell’ospite è cambiato',
  notSaved: 'Il nome non è cambiato',
  renameTitle: 'Rinomina un ospite',
  cancel: 'Annulla',
});
