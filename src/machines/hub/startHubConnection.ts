import { type ActorOptions, createActor, fromPromise } from 'xstate';
import { hubCallMachine } from './hubCall.ts';
import { type HubConnectionActor, hubConnectionMachine } from './hubConnection.ts';

export interface HubConnectionPorts {
  readonly connect: () => Promise<void>;
  readonly send: (name: string, argument: unknown) => Promise<unknown>;
  /** How long to wait before the next try, by how many failed in a row. */
  readonly retryDelayMs: (attempt: number) => number;
  readonly isOutdated: (fault: unknown) => boolean;
  readonly tellOutdated: () => void;
  readonly options?: Pick<ActorOptions<typeof hubConnectionMachine>, 'id' | 'inspect'>;
}

/** The actor of a line, which opens it when something is first asked of it. */
export function startHubConnection(ports: HubConnectionPorts): HubConnectionActor {
  const { connect, send, retryDelayMs, isOutdated, tellOutdated, options } = ports;
  const call = hubCallMachine.provide({
    actors: { send: fromPromise(({ input: { name, argument } }) => send(name, argument)) },
    delays: { retry: ({ context }) => retryDelayMs(context.attempt) },
  });
  const machine = hubConnectionMachine.provide({
    actors: { connect: fromPromise(connect), call },
    actions: { tellOutdated },
    guards: { isOutdated: (_, { fault }) => isOutdated(fault) },
    delays: { retry: ({ context }) => retryDelayMs(context.attempt) },
  });
  return createActor(machine, options).start();
}
