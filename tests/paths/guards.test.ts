// @vitest-environment happy-dom
import { guardsWalker } from './guards.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(guardsWalker);
