import type { FastifyRequest } from 'fastify';
import { api as routes } from '#contract/api.ts';
import { implement } from '#server/http/implement.ts';
import { createEntrance, type Entrance } from '#server/app/entrance.ts';
import type { House, RouteModule } from '#server/app/appContext.ts';
import { addressOf } from '#server/app/requests/visitorAddress.ts';
import { endWayIn, lookAtWayIn } from './endWayIn.ts';

async function entranceFor(house: House, request: FastifyRequest): Promise<Entrance> {
  const entrance = createEntrance(house);
  await entrance.limit(house.authLimits.mailedCode, 'mailedCode', addressOf(request));
  return entrance;
}

/** Ending a way into an account by the link of an email. */
export const wayInRoutes: readonly RouteModule[] = [
  implement(routes.wayInLook, async ({ body, request }, house) => {
    await entranceFor(house, request);
    return lookAtWayIn(house, body.token);
  }),
  implement(routes.wayInEnd, async ({ body, request }, house) => {
    const { provingSessionOf } = await entranceFor(house, request);
    const memberId = await endWayIn(house, body.token, await provingSessionOf(request));
    request.log.info({ memberId }, 'way in ended by email');
    return undefined;
  }),
];
