import { testWalker } from '../walker.testkit.ts';
import { hookShelfWalker } from './hookShelf.walk.ts';

testWalker(hookShelfWalker);
