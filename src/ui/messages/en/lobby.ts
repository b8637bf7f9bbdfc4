import { catalogue } from '#contract/messages/catalogue.ts';

/** What happens at a table before its draft. */
export default catalogue({
  satDown: '{name} sat down.',
  left: '{name} left the table.',
  ready: '{name} is ready.',
  notReady: '{name} is not ready.',
  hosts: '{name} hosts the table now.',
  youHost: 'You host the table now.',
  somebody: 'Somebody',
  calledOff: 'The start was called off.',
  readyAsked: 'The host asks who is ready. Say Ready when you are.',
  readyAskedTitle: 'Are you ready?',
});
