import { notificationQueueWalker } from './notificationQueue.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(notificationQueueWalker, '[spec 5.3, 9.1]');
