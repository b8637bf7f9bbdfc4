import { testWalker } from '../walker.testkit.ts';
import { lookupWalker } from './lookup.walk.ts';

testWalker(lookupWalker);
