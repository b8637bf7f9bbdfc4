import { eventCallsWalker } from './eventCalls.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(eventCallsWalker);
