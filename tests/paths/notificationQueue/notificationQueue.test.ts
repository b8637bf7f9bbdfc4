import { testWalker } from '../walker.testkit.ts';
import { notificationQueueWalker } from './notificationQueue.walk.ts';

testWalker(notificationQueueWalker, '[spec 5.3, 9.1]');
