import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { inspected } from '#src/inspection.ts';
import { importFilesMachine, selectIsSending } from '#src/machines/lists/importFiles.ts';
import {
  importWizardMachine,
  selectImport,
  selectImportFailure,
  selectIsDiscarded,
  selectIsImportBusy,
  selectIsUnloadable,
  selectUndoEffects,
} from '#src/machines/lists/importWizard.ts';
import { asActors } from '#src/machines/ports.ts';
import type { ImportPorts } from './importParts.ts';

/** Files on their way to an import. `onBegun`: the import with this id is there. */
export function useImportFiles(ports: ImportPorts, onBegun: (id: string) => void) {
  const machine = useMemo(
    () =>
      importFilesMachine.provide({
        actors: asActors(ports.files),
        actions: { tellBegun: (_, { id }) => onBegun(id) },
      }),
    [ports, onBegun],
  );
  const [snapshot, send] = useMachine(machine, inspected(importFilesMachine.id));
  return { chosen: snapshot.context, isSending: selectIsSending(snapshot), send };
}
export type ImportFiles = ReturnType<typeof useImportFiles>;

/** One import as its machine knows it. `onChanged`: the game has other cards than before. */
export function useImportWizard(ports: ImportPorts, id: string, onChanged: () => void) {
  const machine = useMemo(
    () =>
      importWizardMachine.provide({
        actors: asActors(ports.wizard),
        actions: { tellChanged: onChanged },
      }),
    [ports, onChanged],
  );
  const [snapshot, send] = useMachine(machine, { ...inspected(importWizardMachine.id), input: { id } });
  return {
    view: selectImport(snapshot),
    effects: selectUndoEffects(snapshot),
    failure: selectImportFailure(snapshot),
    isUnloadable: selectIsUnloadable(snapshot),
    isDiscarded: selectIsDiscarded(snapshot),
    isBusy: selectIsImportBusy(snapshot),
    send,
  };
}
export type ImportWizard = ReturnType<typeof useImportWizard>;
