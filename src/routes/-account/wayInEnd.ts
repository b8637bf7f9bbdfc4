import { createActor, fromPromise } from 'xstate';
import type { WayInView } from '#contract/members/account.ts';
import { wayInRoutes } from '#contract/routes/waysIn.ts';
import { createClient } from '#src/api/client.ts';
import { failureOf } from '#src/machines/failure.ts';
import { type AskedFirstActor, askedFirstMachine } from '#src/machines/session/askedFirst.ts';
import type { RouterContext } from '../-context.ts';

/** What the link of an email would end, and the question about it; null where the link is not good any more. */
export interface WayInEnd {
  readonly way: WayInView;
  readonly question: AskedFirstActor;
}

let last: { readonly token: string; readonly ending: WayInEnd | null } | null = null;

/** Asks what the link ends; it is ended once the question is confirmed. The same link gives the same question again. */
export async function startWayInEnd(
  { api }: Pick<RouterContext, 'api'>,
  token: string,
): Promise<WayInEnd | null> {
  if (last?.token === token) return last.ending;
  last?.ending?.question.stop();
  const client = createClient(wayInRoutes, api);
  const way = await client.wayInLook({ body: { token } }).catch((thrown: unknown) => {
    if (failureOf(thrown).status === 400) return null;
    throw thrown;
  });
  const ending = way && { way, question: questionOf(token, client) };
  last = { token, ending };
  return ending;
}

function questionOf(
  token: string,
  client: { readonly wayInEnd: (call: { body: { token: string } }) => Promise<unknown> },
): AskedFirstActor {
  const work = fromPromise<void, { choice: string }>(async ({ input }) => {
    await client.wayInEnd({ body: { token: input.choice } });
  });
  const question = createActor(askedFirstMachine.provide({ actors: { work } })).start();
  question.send({ type: 'chosen', choice: token, asks: true });
  return question;
}
