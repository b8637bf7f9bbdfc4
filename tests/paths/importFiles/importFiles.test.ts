import { testWalker } from '../walker.testkit.ts';
import { importFilesWalker } from './importFiles.walk.ts';

testWalker(importFilesWalker);
