import { testWalker } from '../walker.testkit.ts';
import { practiceWalker } from './practice.walk.ts';

testWalker(practiceWalker);
