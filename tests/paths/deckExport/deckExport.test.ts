import { testWalker } from '../walker.testkit.ts';
import { deckExportWalker } from './deckExport.walk.ts';

testWalker(deckExportWalker);
