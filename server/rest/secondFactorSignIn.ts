import { secondFactorCodeSchema } from '#contract/account.ts';
import { sessionReplySchema } from '#contract/members.ts';
import { answerChallenge } from '#server/members/secondFactor/challenge.ts';
import { createEntrance, userAgentOf } from './entrance.ts';
import type { Api, House } from './house.ts';

/** POST /auth/second-factor: the code that ends a sign-in which asked for one. */
export function secondFactorSignIn(api: Api, house: House): void {
  const { enter } = createEntrance(house);
  api.post(
    '/auth/second-factor',
    { schema: { body: secondFactorCodeSchema, response: { 200: sessionReplySchema } } },
    async (request, reply) => {
      const memberId = await answerChallenge(house, request, reply, request.body.code);
      request.log.info({ memberId }, 'login with second factor');
      return enter(request, reply, await house.members.signIn(memberId, userAgentOf(request)));
    },
  );
}
