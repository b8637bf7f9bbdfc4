import { testWalker } from '../walker.testkit.ts';
import { pushSubscriptionWalker } from './pushSubscription.walk.ts';

testWalker(pushSubscriptionWalker);
