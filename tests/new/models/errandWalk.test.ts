import { testWalker } from '#tests/paths/walker.testkit.ts';
import { errandWalker } from './errand.walk.ts';

testWalker(errandWalker);
