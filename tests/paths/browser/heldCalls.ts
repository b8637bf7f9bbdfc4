import type { Route } from '@playwright/test';
import { expectSame } from '../walker.ts';
import { soon } from './soon.ts';

type Fulfilled = Parameters<Route['fulfill']>[0];

/** Calls of a page that wait for the test's answer, by the port of the machine that asks. */
export interface HeldCalls<Port extends string> {
  hold(port: Port, route: Route): void;
  /**
   * Answers the call of a port. One that the page gave up meanwhile counts as not asked, so that the answer is for
   * the call that took its place. Throws when none comes; `between` is done before each new look.
   */
  answer(port: Port, fulfilled: Fulfilled, between?: () => Promise<void>, patienceMs?: number): Promise<void>;
}

export function heldCalls<Port extends string>(): HeldCalls<Port> {
  const held = new Map<Port, Route>();
  return {
    hold: (port, route) => held.set(port, route),
    async answer(port, fulfilled, between, patienceMs) {
      for (;;) {
        await soon(
          async () => expectSame(held.has(port), true, `${port} is not asked.`),
          between,
          patienceMs,
        );
        const route = held.get(port)!;
        held.delete(port);
        await route.fulfill(fulfilled);
        if ((await route.request().response()) !== null) return;
      }
    },
  };
}
