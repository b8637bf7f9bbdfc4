import type { WarmUpView } from '#contract/admin/images.ts';
import type { ImageCache } from '#server/images/imageCache.ts';
import type { PictureSize } from '#server/images/webp.ts';

/** Fetches pictures ahead, one lot at a time in this process. */
export interface WarmUps {
  /** False while another lot is under way. */
  start(what: string, addresses: readonly string[]): boolean;
  stop(): void;
  view(): WarmUpView | null;
  /** Resolves when no lot is under way. */
  settled(): Promise<void>;
}

/** What the pages ask for; the cache itself fetches no more than four of a host at once. */
const SIZE: PictureSize = 'lg';
const AT_ONCE = 4;

/** Warm-ups over one cache. */
export function createWarmUps(cache: Pick<ImageCache, 'picture'>): WarmUps {
  let view: WarmUpView | null = null;
  let running: Promise<void> = Promise.resolve();

  async function work(addresses: readonly string[]) {
    const left = [...addresses];
    const one = async () => {
      for (let address = left.shift(); address !== undefined && !view?.isStopped; address = left.shift()) {
        const answer = await cache.picture(address, SIZE).catch(() => null);
        if (view) view = { ...view, done: view.done + 1, failed: view.failed + (answer?.ok ? 0 : 1) };
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    if (view) view = { ...view, isOver: true };
  }

  return {
    start(what, addresses) {
      if (view && !view.isOver) return false;
      view = { what, total: addresses.length, done: 0, failed: 0, isOver: false, isStopped: false };
      running = work(addresses);
      return true;
    },
    stop() {
      if (view && !view.isOver) view = { ...view, isStopped: true };
    },
    view: () => view,
    settled: () => running,
  };
}
