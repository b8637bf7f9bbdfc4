import { testWalker } from '../walker.testkit.ts';
import { deckImportWalker } from './deckImport.walk.ts';

testWalker(deckImportWalker);
