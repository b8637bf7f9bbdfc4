import { testWalker } from '../walker.testkit.ts';
import { streamOverlayWalker } from './streamOverlay.walk.ts';

testWalker(streamOverlayWalker);
