import { addGameWalker } from './addGame.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(addGameWalker);
