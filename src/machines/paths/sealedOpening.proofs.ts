import { type ProofTable, proof } from './proofs.ts';

/** What the paths of an opening seal prove. */
export const SEAL_PROOFS: ProofTable = {
  proofs: [
    proof('open.pressed', 'A seal is opened by its log', { from: 'sealed' }),
    proof('open.pressed', 'What failed can be tried again', { from: 'failed' }),
    proof('open.pressed', 'A seal can be opened again, which forgets the last report'),
    proof('xstate.done.actor.fetchLog', 'The packs are dealt again from the log'),
    proof('xstate.error.actor.fetchLog', 'A log that did not come is said, and nothing is claimed'),
    proof('xstate.done.actor.deal', 'Packs that are dealt as they were shown are sound', { to: 'sound' }),
    proof('xstate.done.actor.deal', 'A wrong seed, a different card and a stray pick each make it unsound'),
    proof('xstate.error.actor.deal', 'A check that could not be done is said, and nothing is claimed'),
  ],
  situation: ({ value, context: { report } }) => [
    String(value),
    report === null
      ? 'no report'
      : `${report.findings.length} findings, ${report.differences.length} differences, ${report.strayPicks} stray picks`,
  ],
};
