import { testWalker } from '../walker.testkit.ts';
import { sessionWalker } from './session.walk.ts';

testWalker(sessionWalker, '[spec 4.1, 4.2, 4.3, 4.4, 4.5, 4.9, 4.10, 4.11, 4.12]');
