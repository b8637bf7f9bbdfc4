import { draftQueueWalker } from './draftQueue.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(draftQueueWalker);
