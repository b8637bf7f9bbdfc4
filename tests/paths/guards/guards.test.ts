// @vitest-environment happy-dom

import { testWalker } from '../walker.testkit.ts';
import { guardsWalker } from './guards.walk.ts';

testWalker(guardsWalker);
