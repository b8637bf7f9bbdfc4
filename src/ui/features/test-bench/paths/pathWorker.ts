import { createPaths } from './answerPaths.ts';
import type { PathAnswer, PathAsk } from './pathSource.ts';

const paths = createPaths();

/** The thread in which paths are made, so that the page goes on meanwhile. */
self.addEventListener('message', ({ data: ask }: MessageEvent<PathAsk>) => {
  const answer = (told: PathAnswer) => self.postMessage(told);
  const asked = ask.kind === 'list' ? paths.list(ask.machine) : paths.steps(ask.machine, ask.number);
  asked.then(
    (value) => answer({ id: ask.id, ok: true, value }),
    (thrown: unknown) => answer({ id: ask.id, ok: false, message: String(thrown) }),
  );
});
