import { testWalker } from '../walker.testkit.ts';
import { hubCallWalker } from './hubCall.walk.ts';

testWalker(hubCallWalker);
