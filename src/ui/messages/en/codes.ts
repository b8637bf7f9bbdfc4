import { catalogue } from '#contract/messages/catalogue.ts';

/** The box for codes, and what is wrong with a code or a link in it. */
export default catalogue({
  label: 'Join with a code',
  placeholder: 'KILN42',
  join: 'Join',
  empty: 'Enter the code that the host gave you, or paste a link.',
  signs: 'A code has letters and digits only.',
  length: 'A code has six letters and digits, such as {example}.',
  otherLink: 'That link leads to no table, event, result or poll.',
});
