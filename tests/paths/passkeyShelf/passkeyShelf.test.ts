import { testWalker } from '../walker.testkit.ts';
import { passkeyShelfWalker } from './passkeyShelf.walk.ts';

testWalker(passkeyShelfWalker);
