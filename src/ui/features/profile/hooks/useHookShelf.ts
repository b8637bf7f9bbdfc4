import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { HookChange, NewHook } from '#contract/hooks/hooks.ts';
import { type HookOrder, hookShelfMachine, type LogWish } from '#src/machines/hooks/hookShelf.ts';
import type { HookPorts, LoadHookPorts } from './hookPorts.ts';

export type ShelfOfHooks = ActorRefFrom<typeof hookShelfMachine>;

/** An actor that makes one of the server's calls. */
const calling = <Output, Input>(
  load: LoadHookPorts,
  call: (ports: HookPorts, input: Input, signal: AbortSignal) => Promise<Output>,
) => fromPromise<Output, Input>(async ({ input, signal }) => call(await load(), input, signal));

interface OfHook {
  readonly hookId: string;
}

/** The web hooks of somebody, over the server's calls. */
export const useHookShelf = (load: LoadHookPorts): ShelfOfHooks =>
  useActorRef(
    hookShelfMachine.provide({
      actors: {
        load: calling(load, (ports, _: unknown, signal) => ports.load(signal)),
        make: calling(load, (ports, { wish }: { readonly wish: NewHook }, signal) =>
          ports.make(wish, signal),
        ),
        change: calling(load, (ports, { hookId, change }: OfHook & { readonly change: HookChange }, signal) =>
          ports.change(hookId, change, signal),
        ),
        remove: calling(load, (ports, { hookId }: OfHook, signal) => ports.remove(hookId, signal)),
        renew: calling(load, (ports, { hookId }: OfHook, signal) => ports.renew(hookId, signal)),
        turnOn: calling(load, (ports, { hookId }: OfHook, signal) => ports.turnOn(hookId, signal)),
        readLog: calling(load, (ports, { hookId }: OfHook, signal) => ports.readLog(hookId, signal)),
        askLog: calling(load, (ports, { hookId, wish }: OfHook & { readonly wish: LogWish }, signal) =>
          ports.askLog(hookId, wish, signal),
        ),
        order: calling(load, (ports, { order }: { readonly order: HookOrder }, signal) =>
          ports.order(order, signal),
        ),
      },
    }),
  );
