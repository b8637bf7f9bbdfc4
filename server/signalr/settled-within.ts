/** Waits until all promises have settled, but no longer than `limitMs`. */
export async function settledWithin(promises: readonly Promise<unknown>[], limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([Promise.allSettled(promises), limit]);
  clearTimeout(timer);
}
