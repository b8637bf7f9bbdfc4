import { testWalker } from '../walker.testkit.ts';
import { recordEditorWalker } from './recordEditor.walk.ts';

testWalker(recordEditorWalker);
