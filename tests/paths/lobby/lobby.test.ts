import { testWalker } from '../walker.testkit.ts';
import { lobbyWalker } from './lobby.walk.ts';

testWalker(lobbyWalker);
