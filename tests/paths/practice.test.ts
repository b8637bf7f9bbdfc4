import { practiceWalker } from './practice.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(practiceWalker);
