import { testWalker } from '../walker.testkit.ts';
import { hubConnectionWalker } from './hubConnection.walk.ts';

testWalker(hubConnectionWalker);
