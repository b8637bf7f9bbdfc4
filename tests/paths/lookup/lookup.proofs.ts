import { type ProofTable, proof } from '#src/machines/paths/proofs.ts';

/** What the paths of a lookup prove. */
export const LOOKUP_PROOFS: ProofTable = {
  proofs: [
    proof('asked', 'A question in the place of one that is on its way leaves its answer unheard', {
      from: 'asking',
    }),
    proof('asked', 'Another question keeps the last answer until its own is here', { from: 'found' }),
    proof('asked', 'Another question takes the place of a failed one', { from: 'failed' }),
    proof('xstate.done.actor.find', 'The answer is shown with its question'),
    proof('xstate.error.actor.find', 'A lookup that fails says why, and keeps the answer before it'),
    proof('retry.pressed', 'Retry asks the same again'),
  ],
  situation: ({ value, context: { ask, found } }) => [
    String(value),
    `question ${ask}`,
    found === null ? 'no answer yet' : `answer to ${found.ask}`,
  ],
};
