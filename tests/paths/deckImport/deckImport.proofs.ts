import { type ProofTable, proof } from '#src/machines/paths/proofs.ts';

/** What the paths of reading a deck list prove. */
export const DECK_IMPORT_PROOFS: ProofTable = {
  proofs: [
    proof('text.typed', 'Typing while the list is read leaves the answer unheard', {
      from: ['reading', 'opening'],
    }),
    proof('text.typed', 'Typing takes back what was read', { from: ['fits', 'wrong'] }),
    proof('text.typed', 'A list is typed'),
    proof('files.chosen', 'A file takes the place of what was typed'),
    proof('read.pressed', 'A list that failed is read again', { from: 'wrong' }),
    proof('read.pressed', 'The list is compared with the pool'),
    proof('xstate.done.actor.open', 'The text of a file can be changed before it is read'),
    proof('xstate.error.actor.open', 'A file that is no text says so'),
    proof('xstate.done.actor.read', 'A list whose cards are in the pool can be used'),
    proof('xstate.error.actor.read', 'A list that does not fit says why, line by line'),
  ],
  situation: ({ value, context: { text, reading } }) => [
    String(value),
    text === '' ? 'nothing typed' : `"${text}"`,
    reading === null ? 'nothing read' : 'read',
  ],
};
