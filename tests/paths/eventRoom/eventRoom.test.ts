import { testWalker } from '../walker.testkit.ts';
import { eventRoomWalker } from './eventRoom.walk.ts';

testWalker(eventRoomWalker);
