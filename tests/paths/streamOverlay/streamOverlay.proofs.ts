import { type ProofTable, proof } from '#src/machines/paths/proofs.ts';

/** What the paths of the stream overlay prove. Its first fitting row names a step; `tags` are requirements, such as `spec 4.3`. */
export const STREAM_OVERLAY_PROOFS: ProofTable = {
  proofs: [
    proof('xstate.done.actor.connect', 'What the key opens is shown'),
    proof('xstate.error.actor.connect', 'A key that opens nothing leaves the picture empty', { to: 'ended' }),
    proof('xstate.error.actor.connect', 'The end of the draft stays for a while, though the line was away', {
      to: 'closing',
    }),
    proof('xstate.error.actor.connect', 'A try that failed is made again', { to: 'lost' }),
    proof('view.told', 'What is told last is shown'),
    proof('line.lost', 'What was shown stays while the line is away', { to: 'lost' }),
    proof('overlay.ended', 'The end of the draft stays for a while', { to: 'closing' }),
    proof('overlay.ended', 'A key that ends during the draft leaves the picture empty', { to: 'ended' }),
    proof('xstate.after.retry.streamOverlay.lost', 'The next try comes after a pause'),
    proof('xstate.after.curtain.streamOverlay.closing', 'Then the picture is empty'),
  ],
};
