import { describe, expect, it } from 'vitest';
import { mayClose } from './mayClose.ts';
import { tableOf } from './results.testkit.ts';

const { settings } = tableOf();
const waiting = tableOf({ settings: { ...settings, picksOpenTo: 'closed' } });

describe('closing a table', () => {
  it('is for its host, while picks wait for it', () => {
    expect(mayClose(waiting, 'member-0')).toBe(true);
    expect(mayClose(waiting, 'member-1')).toBe(false);
    expect(mayClose({ ...waiting, status: 'finished' }, 'member-0')).toBe(false);
    expect(mayClose(tableOf(), 'member-0')).toBe(false);
  });

  it('is not offered at a table of an event, whose picks wait for the event', () => {
    const event = { eventId: 'event-1', name: 'Cup', isOver: false };
    expect(mayClose({ ...waiting, event }, 'member-0')).toBe(false);
  });
});
