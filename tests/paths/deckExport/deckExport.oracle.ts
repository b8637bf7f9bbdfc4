import type { AnyEventObject } from 'xstate';

/** What somebody who exports a deck is promised, told without a look at the machine. */
export interface World {
  readonly at: 'saving' | 'loading' | 'ready' | 'copying' | 'copied' | 'refused' | 'unsaved' | 'failed';
  readonly slug: string;
  readonly file: string | null;
  readonly failure: string | null;
  /** The program that comes first the next time. */
  readonly remembered: readonly string[];
  readonly downloads: readonly string[];
  /** How often the deck counts as exported. */
  readonly exports: number;
  readonly asked: readonly string[];
}

const saving = (world: World): World => ({
  ...world,
  at: 'saving',
  failure: null,
  asked: [...world.asked, 'save'],
});

export const FIRST: World = saving({
  ...{ at: 'saving', slug: 'text', file: null, failure: null, exports: 0 },
  ...{ remembered: [], downloads: [], asked: [] },
});

type Rule = (world: World, event: AnyEventObject) => World;

const RULES: Readonly<Record<string, Rule>> = {
  'target.chosen': (world, { slug }) =>
    saving({ ...world, slug, file: null, remembered: [...world.remembered, slug] }),
  'retry.pressed': (world) => (world.at === 'failed' || world.at === 'unsaved' ? saving(world) : world),
  'copy.pressed': (world) =>
    world.file === null ? world : { ...world, at: 'copying', asked: [...world.asked, `copy ${world.file}`] },
  'download.pressed': (world) =>
    world.file === null
      ? world
      : { ...world, downloads: [...world.downloads, world.file], exports: world.exports + 1 },
  'xstate.done.actor.save': (world) => ({
    ...world,
    at: 'loading',
    asked: [...world.asked, `load ${world.slug}`],
  }),
  'xstate.error.actor.save': (world) => ({ ...world, at: 'unsaved' }),
  'xstate.done.actor.load': (world, { output }) => ({ ...world, at: 'ready', file: output.text }),
  'xstate.error.actor.load': (world, { error }) => ({ ...world, at: 'failed', failure: error.reply }),
  'xstate.done.actor.copy': (world) => ({ ...world, at: 'copied', exports: world.exports + 1 }),
  'xstate.error.actor.copy': (world) => ({ ...world, at: 'refused' }),
};

/** What has to be true after an event. */
export function after(world: World, event: AnyEventObject): World {
  const rule = RULES[event.type];
  if (!rule) throw new Error(`The oracle does not know "${event.type}".`);
  return rule(world, event);
}
