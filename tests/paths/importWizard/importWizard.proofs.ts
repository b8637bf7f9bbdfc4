import type { Step } from '#src/machines/paths/model.ts';
import { type ProofTable, proof } from '#src/machines/paths/proofs.ts';

const isState =
  (state: string) =>
  ({ after }: Step) =>
    after.context.view?.state === state;
const isStored = isState('storing');

/** What the paths of one import prove. */
export const IMPORT_WIZARD_PROOFS: ProofTable = {
  proofs: [
    proof('xstate.done.actor.watch', 'An import that is being read is watched', {
      ...{ to: 'moving', when: isState('reading') },
    }),
    proof('xstate.done.actor.watch', 'An import that is being stored is watched', {
      ...{ to: 'moving', when: isStored },
    }),
    proof('xstate.done.actor.watch', 'An import that is read shows what it would change', { to: 'ready' }),
    proof('xstate.done.actor.watch', 'Files that cannot be imported say why', { to: 'refused' }),
    proof('xstate.done.actor.watch', 'An import that is stored says so, and what counts cards counts again', {
      to: 'done',
    }),
    proof('xstate.done.actor.watch', 'An import that is undone says so, and what counts cards counts again', {
      to: 'undone',
    }),
    proof('xstate.error.actor.watch', 'An import that cannot be loaded says why'),
    proof('retry.pressed', 'Retry loads it again'),
    proof('words.answered', 'Another answer may follow at once, and is sent with those before', {
      ...{ from: 'answering', tags: ['A5'] },
    }),
    proof('words.answered', 'A new word gets its answer', { tags: ['A5'] }),
    proof('xstate.done.actor.answer', 'An answer that arrives shows what the import is with it'),
    proof('xstate.error.actor.answer', 'An answer that is refused says why, and the import is read again'),
    proof('store.pressed', 'Nothing is stored before every question has its answer', {
      ...{ to: 'ready', tags: ['A5'] },
    }),
    proof('store.pressed', 'An import that asks nothing more is stored'),
    proof(
      ['xstate.done.actor.store', 'xstate.done.actor.undo'],
      'What was asked for is watched from then on',
    ),
    proof(
      ['xstate.error.actor.store', 'xstate.error.actor.undo', 'xstate.error.actor.redo'],
      'What the server refuses is told, and the import is read again',
    ),
    proof('discard.pressed', 'An import that is being read can be stopped', {
      from: 'moving',
      to: 'discarding',
    }),
    proof('discard.pressed', 'What is being stored cannot be discarded', { from: 'moving' }),
    proof('discard.pressed', 'An import that was not stored can be discarded', { tags: ['A10'] }),
    proof('xstate.done.actor.discard', 'A discarded import shows the way back', { tags: ['A10'] }),
    proof('xstate.error.actor.discard', 'An import that cannot be discarded says why'),
    proof('restore.pressed', 'A discarded import can be brought back'),
    proof('xstate.done.actor.restore', 'What was brought back is as it was'),
    proof('xstate.error.actor.restore', 'An import that cannot be brought back says why'),
    proof('undo.pressed', 'An import whose rows are gone cannot be undone', { to: 'done' }),
    proof('undo.pressed', 'Before an import is undone, its effects are asked for', { tags: ['A6'] }),
    proof('xstate.done.actor.weigh', 'What undoing would do is shown, and confirmed', { tags: ['A6'] }),
    proof('xstate.error.actor.weigh', 'Effects that cannot be found undo nothing', { tags: ['A6'] }),
    proof('undo.confirmed', 'Nothing is undone while something is in the way', { to: 'confirming' }),
    proof('undo.confirmed', 'A confirmed import is undone', { tags: ['A6'] }),
    proof('undo.cancelled', 'An undo that is not confirmed changes nothing', { tags: ['A6'] }),
    proof('redo.pressed', 'An undone import whose rows are gone cannot be redone', { to: 'undone' }),
    proof('redo.pressed', 'An undone import can be redone', { tags: ['A6'] }),
    proof('xstate.done.actor.redo', 'What was redone is there again', { tags: ['A6'] }),
  ],
  situation: ({ value, context: { view, effects } }) => [
    String(value),
    view === null ? 'not loaded' : view.state,
    view?.isKept === false ? 'rows gone' : 'rows kept',
    `${(view?.asks?.questions ?? []).filter(({ answer }: { answer: unknown }) => answer === null).length} open`,
    effects === null ? 'not weighed' : `${effects.blockers.length} in the way`,
  ],
};
