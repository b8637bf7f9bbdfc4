import { testWalker } from '../walker.testkit.ts';
import { bringListWalker } from './bringList.walk.ts';

testWalker(bringListWalker);
