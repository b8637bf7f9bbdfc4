import { testWalker } from '../walker.testkit.ts';
import { askedFirstWalker } from './askedFirst.walk.ts';

testWalker(askedFirstWalker);
