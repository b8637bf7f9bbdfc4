import { listShelfWalker } from './listShelf.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(listShelfWalker);
