import { testWalker } from '../walker.testkit.ts';
import { invitationWalker } from './invitation.walk.ts';

testWalker(invitationWalker);
