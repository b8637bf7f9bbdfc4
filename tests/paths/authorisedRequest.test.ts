import { authorisedRequestWalker } from './authorisedRequest.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(authorisedRequestWalker);
