import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/codes.ts';

export default translation<typeof english>()({
  label: 'Entrer avec un code',
  placeholder: 'KILN42',
  join: 'Entrer',
  empty: 'Saisissez le code donné par l’hôte, ou collez un lien.',
  signs: 'Un code ne contient que des lettres et des chiffres.',
  length: 'Un code compte six lettres et chiffres, comme {example}.',
  otherLink: 'Ce lien ne mène à aucune table, aucun événement, aucun résultat ni aucun vote.',
});
