import { authorisedRequestWalker } from './authorisedRequest.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(authorisedRequestWalker, '[spec 4.6, 4.7]');
