import { testWalker } from '../walker.testkit.ts';
import { practiceShelfWalker } from './practiceShelf.walk.ts';

testWalker(practiceShelfWalker);
