import { draftRoomWalker } from './draftRoom.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(draftRoomWalker);
