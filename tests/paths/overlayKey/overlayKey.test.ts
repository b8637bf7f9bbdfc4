import { testWalker } from '../walker.testkit.ts';
import { overlayKeyWalker } from './overlayKey.walk.ts';

testWalker(overlayKeyWalker);
