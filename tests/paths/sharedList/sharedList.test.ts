import { testWalker } from '../walker.testkit.ts';
import { sharedListWalker } from './sharedList.walk.ts';

testWalker(sharedListWalker);
