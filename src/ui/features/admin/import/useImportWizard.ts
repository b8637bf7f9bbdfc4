import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { WordAnswers } from '#contract/admin/importQuestions.ts';
import {
  type ImportWizardEvent,
  importWizardMachine,
  selectImport,
  selectImportFailure,
  selectIsDiscarded,
  selectIsImportBusy,
  selectIsUnloadable,
  selectUndoEffects,
} from '#src/machines/importWizard.ts';
import type { ImportPorts } from './importParts.ts';

interface Of {
  readonly id: string;
}

/** One import as its machine knows it. `onChanged`: the game has other cards than before. */
export function useImportWizard(ports: ImportPorts, id: string, onChanged: () => void) {
  const machine = useMemo(
    () =>
      importWizardMachine.provide({
        actors: {
          watch: fromPromise(({ input, signal }: { input: Of & { seen: number }; signal: AbortSignal }) =>
            ports.watch(input.id, input.seen, signal),
          ),
          answer: fromPromise(({ input }: { input: Of & { answers: WordAnswers } }) =>
            ports.answer(input.id, input.answers),
          ),
          store: fromPromise(({ input }: { input: Of & { skipRejects: boolean; overwriteEdits: boolean } }) =>
            ports.store(input.id, input.skipRejects, input.overwriteEdits),
          ),
          discard: fromPromise(({ input }: { input: Of }) => ports.discard(input.id)),
          restore: fromPromise(({ input }: { input: Of }) => ports.restore(input.id)),
          weigh: fromPromise(({ input }: { input: Of }) => ports.weigh(input.id)),
          undo: fromPromise(({ input }: { input: Of }) => ports.undo(input.id)),
          redo: fromPromise(({ input }: { input: Of }) => ports.redo(input.id)),
        },
        actions: { tellChanged: onChanged },
      }),
    [ports, onChanged],
  );
  const actor = useActorRef(machine, { input: { id } });
  return {
    view: useSelector(actor, selectImport),
    effects: useSelector(actor, selectUndoEffects),
    failure: useSelector(actor, selectImportFailure),
    isUnloadable: useSelector(actor, selectIsUnloadable),
    isDiscarded: useSelector(actor, selectIsDiscarded),
    isBusy: useSelector(actor, selectIsImportBusy),
    send: (event: ImportWizardEvent) => actor.send(event),
  };
}

export type ImportWizard = ReturnType<typeof useImportWizard>;
