import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * The component `name` of a module that is fetched when it is first shown. While it cannot be fetched it is asked for
 * again: a line that is lost for a moment does not cost the screen around it.
 */
// biome-ignore lint/suspicious/noExplicitAny: the props are those of the component, whatever they are.
export function late<Name extends string, Part extends ComponentType<any>>(
  load: () => Promise<Record<Name, Part>>,
  name: Name,
): LazyExoticComponent<Part> {
  return lazy(async () => ({ default: (await untilFetched(load))[name] }));
}

async function untilFetched<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
