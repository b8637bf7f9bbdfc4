import { testWalker } from '../walker.testkit.ts';
import { lifecycleWalker } from './lifecycle.walk.ts';

testWalker(lifecycleWalker);
