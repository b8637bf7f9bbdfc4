import type { onRequestHookHandler, RouteOptions } from 'fastify';
import { isGuard } from '../app/guards.ts';
import type { RouteCare } from './routeCare.ts';

/** Bodies of routes that visitors may use: nobody is known yet who could be held to account for more. */
export const VISITORS_BODY_BYTES = 16 * 1024;

const listOf = <Item>(items: Item | Item[] | undefined): Item[] =>
  items === undefined ? [] : ([items].flat() as Item[]);

/**
 * Makes a route ask for the session and the right before it reads a body, wherever its guard was named, and gives a
 * route without a guard the small bodies of visitors.
 */
export function guardFirst(route: RouteOptions, usualBodyLimit: number): RouteCare {
  const handlers = listOf(route.preHandler);
  const guards = handlers.filter(isGuard) as onRequestHookHandler[];
  const others = handlers.filter((one) => !isGuard(one));
  if (guards.length > 0) {
    route.onRequest = [...listOf(route.onRequest), ...guards];
    if (others.length > 0) route.preHandler = others;
    else delete route.preHandler;
  }
  const isGuarded = listOf(route.onRequest).some(isGuard);
  const bodyLimit = route.bodyLimit ?? usualBodyLimit;
  if (!isGuarded) route.bodyLimit = Math.min(bodyLimit, VISITORS_BODY_BYTES);
  return { isGuarded, bodyLimit: route.bodyLimit ?? bodyLimit };
}
