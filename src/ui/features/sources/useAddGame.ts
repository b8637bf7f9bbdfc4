import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { SourceList, SourceSets, SourceView } from '#contract/sources/sources.ts';
import { inspected } from '#src/inspection.ts';
import { addGameMachine, type SourceChange } from '#src/machines/lists/addGame.ts';

export type AddGame = ActorRefFrom<typeof addGameMachine>;

/** Calls of the server about its sources; each throws with words. */
export interface SourcePorts {
  readonly change: (change: SourceChange, signal: AbortSignal) => Promise<SourceList>;
  readonly listSets: (sourceId: string, signal: AbortSignal) => Promise<SourceSets>;
  readonly begin: (sourceId: string, code: string, signal: AbortSignal) => Promise<{ readonly id: string }>;
  /** Sends files of a source that somebody fetched, and begins their import. */
  readonly bring: (
    source: SourceView,
    files: readonly File[],
    signal: AbortSignal,
  ) => Promise<{ readonly id: string }>;
  /** Shows the import that was begun. */
  readonly showImport: (id: string) => void;
}

/** The way from the sources to an import, over the server's calls. */
export function useAddGame(list: SourceList, ports: SourcePorts): AddGame {
  return useActorRef(
    addGameMachine.provide({
      actors: {
        change: fromPromise(({ input, signal }: Asked<{ change: SourceChange }>) =>
          ports.change(input.change, signal),
        ),
        listSets: fromPromise(({ input, signal }: Asked<{ sourceId: string }>) =>
          ports.listSets(input.sourceId, signal),
        ),
        begin: fromPromise(({ input, signal }: Asked<{ sourceId: string; code: string }>) =>
          ports.begin(input.sourceId, input.code, signal),
        ),
        bring: fromPromise(({ input, signal }: Asked<{ source: SourceView; files: readonly File[] }>) =>
          ports.bring(input.source, input.files, signal),
        ),
      },
      actions: { tellBegun: (_, { id }) => ports.showImport(id) },
    }),
    { ...inspected(addGameMachine.id), input: { list } },
  );
}

interface Asked<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}
