import { peopleWorkWalker } from './peopleWork.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(peopleWorkWalker);
