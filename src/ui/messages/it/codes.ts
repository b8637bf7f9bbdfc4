import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/codes.ts';

export default translation<typeof english>()({
  label: 'Entra con un codice',
  placeholder: 'KILN42',
  join: 'Entra',
  empty: 'Inserisci il codice che ti ha dato l’host, o incolla un link.',
  signs: 'Un codice ha solo lettere e cifre.',
  length: 'Un codice ha sei tra lettere e cifre, come {example}.',
  otherLink: 'Questo link non porta a nessun tavolo, evento, risultato o sondaggio.',
});
