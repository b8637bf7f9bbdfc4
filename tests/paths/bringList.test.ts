import { bringListWalker } from './bringList.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(bringListWalker);
