import { hubConnectionWalker } from './hubConnection.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(hubConnectionWalker);
