import { type ProofTable, proof } from '#src/machines/paths/proofs.ts';

/** What the paths of an export prove. */
export const DECK_EXPORT_PROOFS: ProofTable = {
  proofs: [
    proof('target.chosen', 'Another program in the middle of an export leaves the first file unmade', {
      from: ['saving', 'loading'],
    }),
    proof('target.chosen', 'Another program is written for after a file that failed', {
      from: ['failed', 'unsaved'],
    }),
    proof('target.chosen', 'Another program takes the place of the file that is shown'),
    proof('xstate.done.actor.save', 'The file is made once the last edits are stored'),
    proof('xstate.error.actor.save', 'Edits that cannot be stored make no file'),
    proof('xstate.done.actor.load', 'The file is shown'),
    proof('xstate.error.actor.load', 'A file that cannot be made says why'),
    proof('retry.pressed', 'Retry stores and asks again'),
    proof('copy.pressed', 'The text is copied'),
    proof('xstate.done.actor.copy', 'A copied file counts as an export'),
    proof('xstate.error.actor.copy', 'A browser that refuses the clipboard counts nothing'),
    proof('download.pressed', 'A saved file counts as an export'),
  ],
  situation: ({ value, context: { slug, file } }) => [
    JSON.stringify(value),
    `for ${slug}`,
    file === null ? 'no file' : `file of ${file.fileName}`,
  ],
};
