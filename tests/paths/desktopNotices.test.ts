import { desktopNoticesWalker } from './desktopNotices.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(desktopNoticesWalker);
