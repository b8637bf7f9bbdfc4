import { sessionWalker } from './session.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(sessionWalker);
