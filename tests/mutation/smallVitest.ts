import {
  ASYMMETRIC_MATCHERS_OBJECT,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';
import * as chai from 'chai';

/**
 * As much of Vitest as tests of pure functions use, in one file that a bundle takes along: a mutant is judged in the
 * time that its tests take, without the second that Vitest needs to begin. The matchers are Vitest's own.
 */
type Work = (...given: never[]) => unknown;
type Options = Readonly<Record<string, unknown>>;

const tests: { readonly name: string; readonly work: () => unknown }[] = [];
const path: string[] = [];

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
  Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT),
);
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, configurable: true });
setState({ assertionCalls: 0, isExpectingAssertions: false }, Reflect.get(globalThis, GLOBAL_EXPECT));

const workOf = (
  first: Options | Work | number | undefined,
  second: Work | Options | number | undefined,
): Work => {
  if (typeof first === 'function') return first;
  if (typeof second === 'function') return second;
  throw new Error('A test without work');
};

function addTest(name: string, first: Options | Work, second?: Work | Options | number): void {
  const work = workOf(first, second);
  tests.push({ name: [...path, name].join(' > '), work: () => work() });
}

function addGroup(name: string, first: Options | Work, second?: Work | Options | number): void {
  path.push(name);
  workOf(first, second)();
  path.pop();
}

type Add = (name: string, first: Options | Work, second?: Work | Options | number) => void;

function withTables(add: Add) {
  const each =
    (table: readonly unknown[]) =>
    (name: string, first: Options | Work, second?: Work | Options): void => {
      const work = workOf(first, second);
      for (const [at, row] of table.entries()) {
        const given = Array.isArray(row) ? row : [row];
        add(`${name} ${at}`, () => Reflect.apply(work, undefined, given));
      }
    };
  const skipIf = (isSkipped: unknown) => (isSkipped ? withTables(() => undefined) : withTables(add));
  return Object.assign(add, { each, skipIf });
}

export const it = withTables(addTest);
export const test = it;
export const describe = withTables(addGroup);

/** Runs every test that was told; the first that fails ends the process with 1. */
export async function runTests(): Promise<void> {
  for (const { name, work } of tests) {
    try {
      await work();
    } catch (fault) {
      console.error(`FAILED ${name}`, fault);
      process.exit(1);
    }
  }
  console.log(`${tests.length} passed`);
}
