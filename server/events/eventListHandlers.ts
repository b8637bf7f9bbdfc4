import { randomUUID } from 'node:crypto';
import { api } from '#contract/api.ts';
import { refused } from '#contract/refusals.ts';
import type { AppContext, RouteModule } from '../app/appContext.ts';
import { guessFrom } from '../app/requests/guessedCodes.ts';
import { addressOf } from '../app/requests/visitorAddress.ts';
import { granted } from '../http/granted.ts';
import { type Call, implement } from '../http/implement.ts';
import type { EventAudience } from '../hub/eventAudience.ts';
import { countAttempt } from '../members/rateLimits.ts';
import type { Events } from './events.ts';
import { readEvents } from './eventView.ts';

const PAGE_ROWS = 24;
const MADE_PER_MINUTE = { attempts: 10, windowSeconds: 60 };

/** The list of events, one event, making one, and results of its matches. */
export function eventListHandlers(events: Events, audience: EventAudience): readonly RouteModule[] {
  /** As the live line does it, which whoever is no browser may do without. */
  const result = async (
    type: 'report' | 'confirm',
    {
      params,
      body,
      member,
      request,
    }: Pick<Call<typeof api.matchReport>, 'params' | 'body' | 'member' | 'request'>,
    context: AppContext,
  ) => {
    const { eventId, round, table } = params;
    const { score, commandId = randomUUID() } = body;
    const asked = { eventId, commandId, command: { type, round, table, score } };
    return granted(await audience.command(member.memberId, asked, guessFrom(context, addressOf(request))));
  };
  return [
    implement(api.eventList, async ({ query: { mine, page }, member: { memberId } }, { db, clock }) => {
      const asked = { memberId, isMine: mine === 'true', offset: (page - 1) * PAGE_ROWS, limit: PAGE_ROWS };
      return { ...(await readEvents(db, asked)), nowMs: clock.now() };
    }),
    implement(api.event, async ({ params, query, member, request }, context) => {
      const asked = { eventId: params.eventId, key: query.key };
      return granted(await audience.read(member.memberId, asked, guessFrom(context, addressOf(request))));
    }),
    implement(api.matchReport, (call, context) => result('report', call, context)),
    implement(api.matchConfirm, (call, context) => result('confirm', call, context)),
    implement(api.eventCreate, async ({ body, member }, { db, clock }) => {
      const waitSeconds = await countAttempt(db, clock.now(), MADE_PER_MINUTE, 'events', member.memberId);
      if (waitSeconds > 0) return granted(refused('tooFast'));
      return granted(await events.create(member, body));
    }),
  ];
}
