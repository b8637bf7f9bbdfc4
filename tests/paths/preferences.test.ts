import { preferencesWalker } from './preferences.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(preferencesWalker);
