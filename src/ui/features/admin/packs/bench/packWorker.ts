import { createPackWork, type PackAsk } from './packWork.ts';

/** The thread that opens thousands of packs, so that the page stays alive. */
const work = createPackWork();
globalThis.addEventListener('message', ({ data }: MessageEvent<PackAsk>) => {
  const answer = work(data);
  if (answer) globalThis.postMessage(answer);
});
