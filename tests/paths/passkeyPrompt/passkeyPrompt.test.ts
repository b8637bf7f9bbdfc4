import { testWalker } from '../walker.testkit.ts';
import { passkeyPromptWalker } from './passkeyPrompt.walk.ts';

testWalker(passkeyPromptWalker);
