import { fromPromise, type PromiseActorLogic, type StateMachine } from 'xstate';

/** A call that a machine makes; it throws with words. */
export type Port<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

/** The calls of a machine, by the names of its actors. */
export type PortsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? {
        readonly [One in Actor as One['src']]: One['logic'] extends PromiseActorLogic<
          infer Output,
          infer Input
        >
          ? Port<Input, Output>
          : never;
      }
    : never;

type ActorsOf<Ports> = {
  [Name in keyof Ports]: Ports[Name] extends Port<infer Input, infer Output>
    ? PromiseActorLogic<Output, Input>
    : never;
};

/** Calls as the actors that a machine is provided with. */
export const asActors = <Ports extends Readonly<Record<keyof Ports, Port<never, unknown>>>>(ports: Ports) =>
  // Object.entries forgets which call has which name.
  Object.fromEntries(
    Object.entries<Port<never, unknown>>(ports).map(([name, port]) => [
      name,
      fromPromise<unknown, never>(({ input, signal }) => port(input, signal)),
    ]),
  ) as ActorsOf<Ports>;
