/** Loads calls with their schemas, which the first page does not need, once; asks again after a failure. */
export function lateCalls<Calls>(load: () => Promise<Calls>): () => Promise<Calls> {
  let loaded: Promise<Calls> | null = null;
  return () => {
    loaded ??= load().catch((thrown: unknown) => {
      loaded = null;
      throw thrown;
    });
    return loaded;
  };
}
