import { askedFirstWalker } from './askedFirst.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(askedFirstWalker);
