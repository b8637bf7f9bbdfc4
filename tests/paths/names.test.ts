import { describe, expect, it } from 'vitest';
import { namePaths } from '#src/machines/paths/names.ts';
import { guardsFlow } from './guards/guards.flow.ts';
import { GUARDS_PROOFS } from './guards/guards.proofs.ts';
import { SIMULATED } from './registry.ts';
import { requirementLink } from './requirementLinks.ts';
import { screenFlowPaths } from './screenFlow.ts';
import type { Walker } from './walker.ts';

type Named = Pick<Walker, 'paths' | 'proofs'>;

/** Whose sentences are written by hand, every one of them. */
const TOLD_BY_HAND = ['session', 'authorisedRequest', 'guards', 'notificationQueue', 'draftRoom'];

/** The walker of the guards needs a document; their paths do not. */
const guards = { paths: screenFlowPaths(guardsFlow, 'edge'), proofs: GUARDS_PROOFS };
const loaded = new Map<string, Promise<Named>>([['guards', Promise.resolve(guards)]]);
function load(name: string): Promise<Named> {
  const own = loaded.get(name) ?? SIMULATED[name]?.() ?? Promise.reject(new Error(`No machine "${name}".`));
  loaded.set(name, own);
  return own;
}

/** Paths are generated while they are loaded. */
const LONGEST_LOAD_MS = 60_000;

describe('the names of generated paths', { timeout: LONGEST_LOAD_MS }, () => {
  it.each(Object.keys(SIMULATED))('of %s are sentences, each of one path only', async (name) => {
    const { paths, proofs } = await load(name);
    const named = namePaths(paths, proofs);
    const names = named.paths.map((path) => path.name);
    expect(names.filter((text, at) => names.indexOf(text) !== at)).toEqual([]);
    expect(names.filter((text) => !/^[A-Z].{8,}$/.test(text))).toEqual([]);
    const tags = [...named.groups, ...named.onTheWay].flatMap((group) => group.tags);
    expect(tags.filter((tag) => !requirementLink(tag))).toEqual([]);
  });

  it.each(TOLD_BY_HAND)('of %s are all written by hand, and none in vain', async (name) => {
    const { paths, proofs = { proofs: [] } } = await load(name);
    const steps = paths.flatMap((path) => path.steps);
    const missing = steps.filter((step) => !proofs.proofs.some(({ isOf }) => isOf(step)));
    expect(missing.map(({ event, before }) => `${event.type} in ${JSON.stringify(before.value)}`)).toEqual(
      [],
    );
    const used = new Set(steps.map((step) => proofs.proofs.findIndex(({ isOf }) => isOf(step))));
    expect(proofs.proofs.filter((_, place) => !used.has(place)).map(({ says }) => says)).toEqual([]);
  });

  it('says which path proves that a second 401 logs out', async () => {
    const { paths, proofs } = await load('authorisedRequest');
    const found = namePaths(paths, proofs).paths.filter(({ name }) => name === 'A second 401 logs out');
    expect(found.map(({ tags, path }) => [tags, path.steps.length])).toEqual([[['spec 4.7'], 4]]);
  });
});
