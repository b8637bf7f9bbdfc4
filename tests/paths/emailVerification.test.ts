import { emailVerificationWalker } from './emailVerification.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(emailVerificationWalker);
