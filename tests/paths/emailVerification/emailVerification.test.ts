import { testWalker } from '../walker.testkit.ts';
import { emailVerificationWalker } from './emailVerification.walk.ts';

testWalker(emailVerificationWalker);
