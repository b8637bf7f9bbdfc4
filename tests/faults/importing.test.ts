import { describe, expect, it } from 'vitest';
import { importWhileDrafting } from '../load/importing.ts';

const LATE_MS = 1500;
const BUSY_TIMES = 3;

describe('a server that imports while people draft', () => {
  it('answers every pick within a second and a half, or three times what it took before [fault F28]', async () => {
    const { before, during } = await importWhileDrafting({ printings: 3000, cards: 1000, tables: 1 });
    const slowest = (acks: typeof before) => Math.max(...acks.map(({ ackMs }) => ackMs));
    expect(during.length).toBeGreaterThan(0);
    expect(slowest(during)).toBeLessThan(Math.max(LATE_MS, BUSY_TIMES * slowest(before)));
  }, 240_000);
});
