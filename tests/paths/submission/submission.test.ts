import { testWalker } from '../walker.testkit.ts';
import { submissionWalker } from './submission.walk.ts';

testWalker(submissionWalker);
