import type { BrowserContext, Page } from '@playwright/test';
import { transitionName } from '#src/machines/paths/transitionName.ts';

declare global {
  interface Window {
    /** Every machine that runs in the page, by its id; a later one replaces an earlier one. */
    readonly passleftActors: Readonly<Record<string, { send(event: unknown): void }>>;
  }
}

/** Runs in the page before anything else: names every transition that a machine there really takes. */
const WATCH = `
globalThis.__name ??= (value) => value;
(() => {
  const nameOf = ${transitionName.toString()};
  const actors = {};
  globalThis.passleftActors = actors;
  globalThis.passleftInspect = (seen) => {
    const id = seen.actorRef?.logic?.id;
    if (seen.type === '@xstate.actor' && id) actors[id] = seen.actorRef;
    if (seen.type === '@xstate.microstep') globalThis.passleftWalked(seen._transitions.map(nameOf));
  };
})();
`;

/** Hears of every transition that the machines take in the pages of this context. */
export async function watchMachines(
  context: BrowserContext,
  hear: (names: readonly string[]) => void,
): Promise<void> {
  await context.exposeBinding('passleftWalked', (_source, names: readonly string[]) => hear(names));
  await context.addInitScript({ content: WATCH });
}

/** Sends an event to a machine in the page, for what no person can do there. */
export async function sendTo(page: Page, machine: string, event: object): Promise<void> {
  await page.evaluate(
    ([id, sent]) => {
      const actor = window.passleftActors[id];
      if (!actor) throw new Error(`No machine "${id}" runs here.`);
      actor.send(sent);
    },
    [machine, event] as const,
  );
}
