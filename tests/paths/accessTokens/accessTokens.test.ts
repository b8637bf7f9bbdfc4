import { testWalker } from '../walker.testkit.ts';
import { accessTokensWalker } from './accessTokens.walk.ts';

testWalker(accessTokensWalker);
