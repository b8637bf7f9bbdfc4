import { afterAll, beforeEach, vi } from 'vitest';
import { setPasswordCost } from '#server/members/passwordCost.ts';

const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Tests register thousands of members; those about the cost of a hash ask for the safe one themselves. */
setPasswordCost(CHEAP);
beforeEach(() => setPasswordCost(CHEAP));

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // On a busy machine a screen may need more than the one second that is usual; a whole test has twenty.
  configure({ asyncUtilTimeout: 12_000 });
}

interface HappyWindow {
  readonly happyDOM?: { setURL(url: string): void };
}

/** Test files share a window: where an earlier one left it at no real address, no relative address could be read. */
beforeEach(() => {
  if (typeof location === 'undefined' || location.href.startsWith('http')) return;
  (globalThis as HappyWindow).happyDOM?.setURL('http://localhost:3000/');
});

/** What many screens ask the window for, and tests stand in for. */
const ASKED = ['matchMedia', 'fetch', 'WebSocket', 'Notification', 'ResizeObserver', 'setTimeout', 'Date'];
const askedOf = () => ASKED.map((name) => Reflect.get(globalThis, name));
const atFirst = askedOf();

/** Test files share a window: one that left a stand-in behind would decide over the screens of the next. */
afterAll(() => {
  vi.unstubAllGlobals();
  const left = ASKED.filter((name, index) => Reflect.get(globalThis, name) !== atFirst[index]);
  if (left.length > 0) throw new Error(`left changed for the next test file: ${left.join(', ')}`);
});
