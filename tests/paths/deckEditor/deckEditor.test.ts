import { testWalker } from '../walker.testkit.ts';
import { deckEditorWalker } from './deckEditor.walk.ts';

testWalker(deckEditorWalker);
