import { invitationWalker } from './invitation.walk.ts';
import { testWalker } from './walker.testkit.ts';

testWalker(invitationWalker);
