import { testWalker } from '../walker.testkit.ts';
import { preferencesWalker } from './preferences.walk.ts';

testWalker(preferencesWalker);
