import { testWalker } from '../walker.testkit.ts';
import { draftQueueWalker } from './draftQueue.walk.ts';

testWalker(draftQueueWalker);
