import { type AnyEventObject, createActor } from 'xstate';
import { PATHS_OF, PROOFS_OF } from '#src/machines/paths/pathsOf.ts';
import { sealModel } from '#src/machines/paths/sealedOpening.cases.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import type { SealReport } from '#src/machines/seal/sealedOpening.ts';
import { deferredPorts } from '../deferredPorts.ts';
import { expectSame, type Walker } from '../walker.ts';

const paths = PATHS_OF.sealedOpening();
const watch = watchTransitions(sealModel);

/** What is promised of it, told without a look at the machine. */
interface World {
  readonly at: 'sealed' | 'fetching' | 'dealing' | 'sound' | 'unsound' | 'failed';
  readonly report: SealReport | null;
  readonly failure: string | null;
  readonly asked: readonly string[];
}
const FIRST: World = { at: 'sealed', report: null, failure: null, asked: [] };

const isSound = ({ findings, differences, strayPicks }: SealReport) =>
  findings.length + differences.length + strayPicks === 0;

function after(world: World, { type, output }: AnyEventObject): World {
  switch (type) {
    case 'open.pressed':
      return { at: 'fetching', report: null, failure: null, asked: [...world.asked, 'log'] };
    case 'xstate.done.actor.fetchLog':
      return { ...world, at: 'dealing', asked: [...world.asked, `deal ${output}`] };
    case 'xstate.done.actor.deal':
      return { ...world, at: isSound(output) ? 'sound' : 'unsound', report: output };
    default:
      return { ...world, at: 'failed', failure: 'Try again in a moment.' };
  }
}

/** The seal of a draft, over a server and an engine whose answers are the test's. */
export const sealedOpeningWalker: Walker = {
  name: 'sealedOpening',
  where: 'simulation',
  machine: sealModel,
  paths,
  watch,
  proofs: PROOFS_OF.sealedOpening,
  open() {
    const ports = deferredPorts();
    const actor = createActor(
      sealModel.provide({ actors: { fetchLog: ports.port('log'), deal: ports.port('deal') } }),
      { inspect: watch.inspect },
    ).start();
    let world = FIRST;
    const seen = () => {
      const { value, context } = actor.getSnapshot();
      const asked = ports.calls.map(({ port, input }) =>
        port === 'deal' ? `deal ${(input as { log: string }).log}` : port,
      );
      return { at: value, report: context.report, failure: context.failure, asked };
    };
    expectSame(seen(), world);
    return {
      executors: {
        'open.pressed': () => actor.send({ type: 'open.pressed' }),
        'xstate.done.actor.fetchLog': ({ event }) => ports.answer('log', event.output),
        'xstate.error.actor.fetchLog': ({ event }) => ports.fail('log', event.error),
        'xstate.done.actor.deal': ({ event }) => ports.answer('deal', event.output),
        'xstate.error.actor.deal': ({ event }) => ports.fail('deal', event.error),
      },
      check({ event }) {
        world = after(world, event);
        expectSame(seen(), world);
      },
      close: () => void actor.stop(),
    };
  },
};
