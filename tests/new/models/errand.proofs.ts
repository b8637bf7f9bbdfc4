import { type ProofTable, proof } from '#src/machines/paths/proofs.ts';

/** What the paths of the errand prove. Its first fitting row names a step; `tags` are requirements, such as `spec 4.3`. */
export const ERRAND_PROOFS: ProofTable = {
  proofs: [
    proof('xstate.done.actor.runErrand', 'An answer is shown'),
    proof('xstate.error.actor.runErrand', 'A failure is shown'),
    proof('retry.asked', 'A call that failed can be made again', { from: 'failed', to: 'running' }),
  ],
};
