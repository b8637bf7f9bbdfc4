const PATIENCE_MS = 20_000;
const PAUSE_MS = 15;

/** Tries until it holds; throws the last failure when the patience is over. `between` is done before each new try. */
export async function soon(
  attempt: () => Promise<void>,
  between: () => Promise<void> = async () => {},
  patienceMs: number = PATIENCE_MS,
): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (thrown) {
      if (performance.now() - startedAt > patienceMs) throw thrown;
    }
    await between();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
