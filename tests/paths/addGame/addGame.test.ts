import { testWalker } from '../walker.testkit.ts';
import { addGameWalker } from './addGame.walk.ts';

testWalker(addGameWalker);
