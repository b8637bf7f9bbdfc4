import { sharedListWalker } from './sharedList.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(sharedListWalker);
