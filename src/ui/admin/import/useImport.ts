import { useCallback, useEffect, useState } from 'react';
import type { ImportState, ImportView } from '#contract/admin/imports.ts';
import { errorWords } from '#src/machines/failure.ts';
import type { ImportPorts } from './importParts.ts';

export type WatchedImport =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'loaded'; readonly view: ImportView };

const MOVING: readonly ImportState[] = ['reading', 'storing', 'undoing'];

/** An import as it goes on; `look` asks again, as after something was done with it. */
export function useImport(ports: ImportPorts, id: string) {
  const [watched, setWatched] = useState<WatchedImport>({ kind: 'loading' });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void asked;
    follow(ports, id, stop.signal, (view) => setWatched({ kind: 'loaded', view })).catch(
      (thrown: unknown) => {
        if (!stop.signal.aborted) setWatched({ kind: 'failed', words: errorWords(thrown) });
      },
    );
    return () => stop.abort();
  }, [ports, id, asked]);
  const look = useCallback(() => setAsked((before) => before + 1), []);
  return { watched, look };
}

async function follow(ports: ImportPorts, id: string, signal: AbortSignal, tell: (view: ImportView) => void) {
  for (let seen = -1; ; ) {
    const view = await ports.watch(id, seen, signal);
    if (signal.aborted) return;
    tell(view);
    if (!MOVING.includes(view.state)) return;
    seen = view.version;
  }
}
