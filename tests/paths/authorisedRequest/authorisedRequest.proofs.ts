import type { Step } from '#src/machines/paths/model.ts';
import { plainState } from '#src/machines/paths/plainWords.ts';
import { type ProofTable, proof } from '#src/machines/paths/proofs.ts';

const is401 = ({ event }: Step) => event.error.status === 401;

/** What the paths of a request prove. */
export const AUTHORISED_REQUEST_PROOFS: ProofTable = {
  proofs: [
    proof('xstate.done.actor.askForToken', 'A request is sent with the token of the session', {
      tags: ['spec 7.1'],
    }),
    proof('xstate.error.actor.askForToken', 'A request that gets no token fails'),
    proof('xstate.done.actor.send', 'The answer reaches the caller'),
    proof('xstate.error.actor.send', 'A 401 asks for one refreshed token', {
      ...{ to: 'refreshing', tags: ['spec 4.6'] },
    }),
    proof('xstate.error.actor.send', 'A 401 without a token is not retried', { when: is401 }),
    proof('xstate.error.actor.send', 'Any other failure reaches the caller and is not retried'),
    proof('xstate.done.actor.askAgain', 'A request is retried once with the refreshed token', {
      ...{ to: 'resending', tags: ['spec 4.6'] },
    }),
    proof('xstate.done.actor.askAgain', 'After a failed refresh the 401 reaches the caller', {
      tags: ['spec 4.7'],
    }),
    proof('xstate.error.actor.askAgain', 'A refresh that throws fails the request', { tags: ['spec 4.7'] }),
    proof('xstate.done.actor.resend', 'The answer to the retry reaches the caller', { tags: ['spec 4.6'] }),
    proof('xstate.error.actor.resend', 'A second 401 logs out', { when: is401, tags: ['spec 4.7'] }),
    proof('xstate.error.actor.resend', 'Any other failure of the retry reaches the caller', {
      tags: ['spec 4.6'],
    }),
    proof('caller.gaveUp', 'A caller who gives up ends the request'),
  ],
  situation: ({ value, context }) => [
    plainState(value),
    context.token === null ? 'there is no token' : 'there is a token',
  ],
};
