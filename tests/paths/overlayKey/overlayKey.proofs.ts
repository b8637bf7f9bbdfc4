import { type ProofTable, proof } from '#src/machines/paths/proofs.ts';

/** What the paths of the overlay key prove. Its first fitting row names a step; `tags` are requirements, such as `spec 4.3`. */
export const OVERLAY_KEY_PROOFS: ProofTable = {
  proofs: [
    proof('xstate.done.actor.readOverlay', 'What the server knows of the key is shown'),
    proof('xstate.error.actor.readOverlay', 'Why it could not be read is shown'),
    proof('retry.asked', 'It can be read again where that failed', { from: 'unread', to: 'reading' }),
    proof('key.asked', 'A key is made, also in place of another', { to: 'making' }),
    proof('xstate.done.actor.makeKey', 'A new key is shown this once'),
    proof('xstate.error.actor.makeKey', 'A key that was not made leaves the one before it'),
    proof('end.asked', 'A key that opens is ended', { to: 'ending' }),
    proof('end.asked', 'Where there is no key, none is ended', { from: 'ready', to: 'ready' }),
    proof('xstate.done.actor.endKey', 'A key that was ended is gone'),
    proof('xstate.error.actor.endKey', 'A key that was not ended stays, with the reason'),
  ],
};
