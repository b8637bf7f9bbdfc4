import { type ComponentProps, type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { isPartMissing, isPartThere } from './missingParts.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
/** Some browsers remember that a module failed: then the server has it and the page never will. */
const MOST_WHILE_THERE = 3;

/**
 * The component `name` of a module that is fetched when it is first shown. While it cannot be fetched it is asked for
 * again: a line that is lost for a moment does not cost the screen around it.
 */
// biome-ignore lint/suspicious/noExplicitAny: the props are those of the component, whatever they are.
export function late<Name extends string, Module extends Record<Name, ComponentType<any>>>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Module[Name]> {
  return lazy(async () => ({ default: (await untilFetched(load))[name] }));
}

/** The same for what nobody misses: where it cannot be fetched, nothing stands in its place. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export function lateIfAny<Name extends string, Module extends Record<Name, ComponentType<any>>>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazy<ComponentType<ComponentProps<Module[Name]>>>(() =>
    load().then(
      (loaded) => ({ default: loaded[name] }),
      () => ({ default: () => null }),
    ),
  );
}

async function untilFetched<Module>(load: () => Promise<Module>): Promise<Module> {
  let whileThere = 0;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs)) {
    try {
      return await load();
    } catch (fault) {
      if (!isPartMissing(fault)) throw fault;
      if (await isPartThere()) whileThere += 1;
      if (whileThere === MOST_WHILE_THERE) throw fault;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
