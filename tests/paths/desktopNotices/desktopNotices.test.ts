import { testWalker } from '../walker.testkit.ts';
import { desktopNoticesWalker } from './desktopNotices.walk.ts';

testWalker(desktopNoticesWalker);
