import { testWalker } from '../walker.testkit.ts';
import { peopleWorkWalker } from './peopleWork.walk.ts';

testWalker(peopleWorkWalker);
