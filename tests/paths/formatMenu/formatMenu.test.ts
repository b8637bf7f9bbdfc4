import { testWalker } from '../walker.testkit.ts';
import { formatMenuWalker } from './formatMenu.walk.ts';

testWalker(formatMenuWalker);
