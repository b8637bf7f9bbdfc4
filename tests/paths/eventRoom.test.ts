import { eventRoomWalker } from './eventRoom.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(eventRoomWalker);
