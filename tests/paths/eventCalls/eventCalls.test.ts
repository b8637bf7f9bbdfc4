import { testWalker } from '../walker.testkit.ts';
import { eventCallsWalker } from './eventCalls.walk.ts';

testWalker(eventCallsWalker);
