import { testWalker } from '../walker.testkit.ts';
import { draftRoomWalker } from './draftRoom.walk.ts';

testWalker(draftRoomWalker);
