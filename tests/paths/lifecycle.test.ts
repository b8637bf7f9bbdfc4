import { lifecycleWalker } from './lifecycle.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(lifecycleWalker);
