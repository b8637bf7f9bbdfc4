import { formatMenuWalker } from './formatMenu.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(formatMenuWalker);
