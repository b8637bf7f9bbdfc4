import { practiceShelfWalker } from './practiceShelf.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(practiceShelfWalker);
