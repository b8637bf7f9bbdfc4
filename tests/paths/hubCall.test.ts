import { hubCallWalker } from './hubCall.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(hubCallWalker);
