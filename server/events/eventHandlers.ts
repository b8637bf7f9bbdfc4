import { api } from '#contract/api.ts';
import { guessFrom } from '../app/requests/guessedCodes.ts';
import { addressOf } from '../app/requests/visitorAddress.ts';
import { implement } from '../http/implement.ts';
import { tableRefusal } from '../http/refusalError.ts';
import { calendarFile } from './calendarFile.ts';
import { eventViewOf } from './eventView.ts';
import { readCalls } from './readCalls.ts';
import { readEventFor } from './seenEvent.ts';

/** What events ask of their people, and when they start. */
export const eventHandlers = [
  implement(api.eventCalls, ({ member }, { db, clock }) => readCalls(db, member.memberId, clock.now())),
  implement(api.eventCalendar, async ({ params, query, member, request }, context) => {
    const { db, clock, settings } = context;
    const asked = { eventId: params.eventId, ...(query.key === undefined ? {} : { key: query.key }) };
    const shown = await readEventFor(db, member.memberId, asked, guessFrom(context, addressOf(request)));
    if (!shown) throw tableRefusal('eventUnknown');
    const text = calendarFile(eventViewOf(shown, member.memberId, clock.now()), settings.publicUrl);
    if (text === null) throw tableRefusal('startUnknown');
    return { name: 'event.ics', text };
  }),
];
