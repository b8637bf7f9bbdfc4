import { describe, expect, it } from 'vitest';
import { type Reply, refused } from '#contract/refusals.ts';
import type { OpenedTable } from '#contract/room.ts';
import { openPatiently } from './openPatiently.ts';

describe('a table that is opened', () => {
  const gone = refused('notFound');

  async function opened(replies: readonly Reply<OpenedTable>[], wantedFor = Number.POSITIVE_INFINITY) {
    const pauses: number[] = [];
    let asked = 0;
    const reply = await openPatiently({
      ask: async () => replies[asked++] ?? gone,
      isWanted: () => asked < wantedFor,
      pause: async (attempt) => {
        pauses.push(attempt);
      },
    });
    return { reply, asked, pauses };
  }

  it('F8: is asked for again while the server cannot read, or restarts, until it is there or is not', async () => {
    expect(await opened([refused('storageAway'), refused('draining'), refused('storageAway'), gone])).toEqual(
      {
        reply: gone,
        asked: 4,
        pauses: [0, 1, 2],
      },
    );
  });

  it('is asked for once where the answer is final', async () => {
    expect(await opened([gone])).toEqual({ reply: gone, asked: 1, pauses: [] });
  });

  it('is not asked for any more when nobody wants it', async () => {
    expect(await opened([refused('storageAway'), refused('storageAway'), gone], 2)).toMatchObject({
      reply: null,
      asked: 2,
    });
  });
});
