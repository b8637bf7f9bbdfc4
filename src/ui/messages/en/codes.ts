import { catalogue } from '#contract/messages/catalogue.ts';

/** What is wrong with a code or a link in the box for codes. */
export default catalogue({
  empty: 'Enter the code that the host gave you, or paste a link.',
  signs: 'A code has letters and digits only.',
  length: 'A code has six letters and digits, such as {example}.',
  otherLink: 'That link leads to no table, event, result or poll.',
});
