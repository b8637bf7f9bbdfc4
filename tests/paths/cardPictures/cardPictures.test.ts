import { testWalker } from '../walker.testkit.ts';
import { cardPicturesWalker } from './cardPictures.walk.ts';

testWalker(cardPicturesWalker);
