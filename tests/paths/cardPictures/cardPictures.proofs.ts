import { type ProofTable, proof } from '#src/machines/paths/proofs.ts';

/** What the paths of pictures on their way to their cards prove. */
export const CARD_PICTURES_PROOFS: ProofTable = {
  proofs: [
    proof('pictures.chosen', 'Pictures that are chosen while others are sent are not taken', {
      from: 'sending',
    }),
    proof('pictures.chosen', 'Pictures that are chosen are matched to cards', { tags: ['A11'] }),
    proof('files.refused', 'Files that are no pictures are named, and nothing else changes', {
      tags: ['A11'],
    }),
    proof('set.typed', 'The set cannot be changed while pictures are sent', { from: 'sending' }),
    proof('set.typed', 'A set that is typed first counts for the pictures that follow', {
      from: 'choosing',
      to: 'choosing',
    }),
    proof('set.typed', 'Pictures are matched again once a pause shows that the set is typed', {
      to: 'pausing',
    }),
    proof(
      'xstate.after.typingPause.cardPictures.pausing',
      'After the pause the set that is typed is asked about',
    ),
    proof('xstate.done.actor.match', 'Each picture says which card it has, or why it has none'),
    proof('xstate.error.actor.match', 'A match that fails says why'),
    proof('send.pressed', 'Pictures without a card are not sent', { to: 'matched' }),
    proof('send.pressed', 'The pictures that found their card are sent'),
    proof('picture.sent', 'A picture that was refused is named with the reason', {
      when: ({ event }) => event.failure !== null,
    }),
    proof('picture.sent', 'Each picture that arrives is counted'),
    proof('stop.pressed', 'Stop sends no more pictures'),
    proof('xstate.done.actor.send', 'When all are sent, it says how many'),
    proof('xstate.error.actor.send', 'Sending that breaks off says why'),
  ],
  situation: ({ value, context: { set, pictures, matches, sent } }) => [
    String(value),
    set === '' ? 'no set' : `set ${set}`,
    `${pictures.length} pictures`,
    matches === null ? 'not matched' : `${matches.length} matched`,
    `${sent} sent`,
  ],
};
