import { testWalker } from '../walker.testkit.ts';
import { replayPlayerWalker } from './replayPlayer.walk.ts';

testWalker(replayPlayerWalker);
