import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { ResultsView } from '#contract/results/results.ts';
import { inspected } from '#src/inspection.ts';
import { replayPlayer } from '#src/machines/replay/replayPlayer.ts';
import { logWords } from './openedDraft.ts';
import { MOST_FILE_BYTES, readDraftText } from './readDraftText.ts';

/** A log that somebody chose or pasted; its name is what it's called on the screen. */
export interface LogSource {
  readonly name: string;
  readonly text: () => Promise<string>;
}

/** A draft from a file, where it comes from, and what isn't right in it. */
export interface OpenedLog extends ResultsView {
  readonly from: string;
  readonly notes: readonly string[];
}

export const fileSource = (file: File): LogSource => ({
  name: file.name,
  text: async () => {
    if (file.size > MOST_FILE_BYTES) throw new Error(logWords()('tooLarge'));
    return file.text();
  },
});

const player = replayPlayer<OpenedLog, LogSource>();
const input = { draft: null, address: {} };

async function openedFrom(source: LogSource | null): Promise<OpenedLog> {
  const draft = readDraftText(source === null ? '' : await source.text());
  if (draft.kind === 'problem') throw new Error(draft.sentence);
  return { ...draft.results, from: draft.from, notes: draft.notes };
}

/** The replay of logs that are opened here, one after another. They're read in this browser and go nowhere. */
export function useOpenedLog() {
  const [snapshot, send] = useMachine(
    player.provide({
      actors: {
        read: fromPromise(({ input: { source } }: { input: { source: LogSource | null } }) =>
          openedFrom(source),
        ),
      },
    }),
    { ...inspected(player.id), input },
  );
  const { draft, source, failure } = snapshot.context;
  return {
    draft,
    failure: snapshot.matches('failed') ? failure : null,
    name: source?.name ?? '',
    isReading: snapshot.matches('loading'),
    state: { ...snapshot.context, isPlaying: snapshot.matches({ ready: 'playing' }) },
    send,
    open: (chosen: LogSource) => send({ type: 'source.chosen', source: chosen }),
  };
}
