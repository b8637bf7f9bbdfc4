import { testWalker } from '../walker.testkit.ts';
import { sealedOpeningWalker } from './sealedOpening.walk.ts';

testWalker(sealedOpeningWalker);
