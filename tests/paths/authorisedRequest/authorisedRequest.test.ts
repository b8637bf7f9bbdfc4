import { testWalker } from '../walker.testkit.ts';
import { authorisedRequestWalker } from './authorisedRequest.walk.ts';

testWalker(authorisedRequestWalker, '[spec 4.6, 4.7]');
