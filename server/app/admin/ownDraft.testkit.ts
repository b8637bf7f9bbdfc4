import { expect } from 'vitest';
import type { StoredPack } from '#contract/games/game.ts';
import type { TestBrowser } from '#tests/support/testServer.ts';

/** A pack and a template of somebody's own. */
export interface OwnDraft {
  readonly packId: string;
  readonly templateId: string;
  /** The template's slug. */
  readonly template: string;
}

const slugOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '-')}-own`;

const packOf = (name: string, count: number): StoredPack => ({
  slug: slugOf(name),
  name,
  layouts: [
    {
      name: 'pack',
      weight: 1,
      slots: [{ name: 'card', count, finish: 'plain', sheets: [{ sheet: 'cards', weight: 1 }] }],
    },
  ],
  sheets: { cards: { kind: { type: 'random' }, filter: {} } },
  replacement: 'table',
  refill: false,
});

/** Makes a pack of all cards of the game `canary` in the workshop, and a template that opens it. */
export async function makeOwnDraft(
  maker: TestBrowser,
  name: string,
  { packSize = 5, packs = 1, seats = 2 } = {},
): Promise<OwnDraft> {
  const pack = packOf(name, packSize);
  const madePack = await maker.send('POST', '/api/workshop/packs', { game: 'canary', pack });
  expect([madePack.statusCode, madePack.body]).toEqual([200, expect.any(String)]);
  const template = {
    ...{ slug: pack.slug, name, blurb: '', format: 'booster', seats, clock: 'standard' },
    rounds: Array.from({ length: packs }, () => ({
      pack: pack.slug,
      opening: [],
      steps: [
        { do: 'pick', count: 1 },
        { do: 'pass', direction: 'left' },
      ],
    })),
  };
  const body = { game: 'canary', status: 'draft', template };
  const made = await maker.send('POST', '/api/workshop/templates', body);
  expect([made.statusCode, made.body]).toEqual([200, expect.any(String)]);
  return {
    packId: madePack.json<{ id: string }>().id,
    templateId: made.json<{ id: string }>().id,
    template: pack.slug,
  };
}
