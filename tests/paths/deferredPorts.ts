import { fromPromise, type PromiseActorLogic } from 'xstate';

interface Pending {
  readonly port: string;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/** Ports of a machine whose answers the test gives when it wants; every call is written down with its input. */
export function deferredPorts() {
  const pending: Pending[] = [];
  const calls: { readonly port: string; readonly input: unknown }[] = [];

  function port<Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> {
    return fromPromise<Output, Input>(({ input, signal }) => {
      calls.push({ port: name, input });
      return new Promise<Output>((resolve, reject) => {
        // The test that gives the answer knows its type; the port does not.
        const own: Pending = { port: name, resolve: (output) => resolve(output as Output), reject };
        pending.push(own);
        signal.addEventListener('abort', () => pending.splice(pending.indexOf(own), 1));
      });
    });
  }

  function take(name: string): Pending {
    const at = pending.findLastIndex((waiting) => waiting.port === name);
    const [found] = at < 0 ? [] : pending.splice(at, 1);
    if (!found) throw new Error(`Nobody waits for "${name}".`);
    return found;
  }

  return {
    port,
    calls,
    answer: async (name: string, output: unknown) => {
      take(name).resolve(output);
      await settle();
    },
    fail: async (name: string, error: unknown) => {
      take(name).reject(error);
      await settle();
    },
    waitingPorts: () => pending.map((waiting) => waiting.port),
  };
}

/** Lets every promise that can go on go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
