import { deckEditorWalker } from './deckEditor.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(deckEditorWalker);
