import type { FastifyRequest } from 'fastify';
import { api as routes } from '#contract/api.ts';
import type { AppContext, RouteModule } from '#server/app/appContext.ts';
import { createEntrance, type Entrance } from '#server/app/entrance.ts';
import { addressOf } from '#server/app/requests/visitorAddress.ts';
import { implement } from '#server/http/implement.ts';
import { endWayIn, lookAtWayIn } from './endWayIn.ts';

async function entranceFor(context: AppContext, request: FastifyRequest): Promise<Entrance> {
  const entrance = createEntrance(context);
  await entrance.limit(context.authLimits.mailedCode, 'mailedCode', addressOf(request));
  return entrance;
}

/** Ending a way into an account by the link of an email. */
export const wayInRoutes: readonly RouteModule[] = [
  implement(routes.wayInLook, async ({ body, request }, context) => {
    await entranceFor(context, request);
    return lookAtWayIn(context, body.token);
  }),
  implement(routes.wayInEnd, async ({ body, request }, context) => {
    const { provingSessionOf } = await entranceFor(context, request);
    const memberId = await endWayIn(context, body.token, await provingSessionOf(request));
    request.log.info({ memberId }, 'way in ended by email');
    return undefined;
  }),
];
