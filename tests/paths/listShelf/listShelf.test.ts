import { testWalker } from '../walker.testkit.ts';
import { listShelfWalker } from './listShelf.walk.ts';

testWalker(listShelfWalker);
