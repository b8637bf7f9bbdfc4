import { type PackAsk, packAnswers } from './packWork.ts';

/** The thread that opens thousands of packs, so that the page stays alive. */
globalThis.addEventListener('message', ({ data }: MessageEvent<PackAsk>) => {
  for (const answer of packAnswers(data)) globalThis.postMessage(answer);
});
