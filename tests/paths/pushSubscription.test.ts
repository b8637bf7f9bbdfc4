import { pushSubscriptionWalker } from './pushSubscription.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(pushSubscriptionWalker);
