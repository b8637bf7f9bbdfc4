/**
 * The thread that files of cards are read in. It is plain JavaScript, so that a bundle, tsx and the test runner all start
 * the same file; what it loads is TypeScript.
 */
import { register } from 'tsx/esm/api';

register();
await import('./parseInside.ts');
