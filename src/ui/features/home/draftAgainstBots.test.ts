import { describe, expect, it } from 'vitest';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import { draftAgainstBots, firstChoice, type SoloPorts } from './draftAgainstBots.ts';
import { homeWords } from './homeWords.ts';

const template = (slug: string): GameSummary['templates'][number] => ({
  slug,
  name: slug,
  blurb: '',
  format: 'booster',
  seats: 8,
  clock: 'standard',
  minutes: 18,
});
const game = (slug: string, ...templates: string[]): GameSummary => ({
  slug,
  name: slug,
  tagline: '',
  cards: 1,
  art: [],
  templates: templates.map(template),
});

const GAMES = [game('orbit', 'orbit-draft'), game('emberwake', 'emberwake-glimpse', 'emberwake-draft')];

function recorded(changed: Partial<SoloPorts> = {}) {
  const told: unknown[] = [];
  const ports: SoloPorts = {
    ensureSomebody: async () => {
      told.push('guest');
    },
    games: async () => GAMES,
    createTable: async (table) => {
      told.push(table);
      return { draftId: 'd1' };
    },
    goToRoom: async (draftId) => {
      told.push(`room ${draftId}`);
    },
    ...changed,
  };
  return { ports, told };
}

describe('one click to a draft against bots', () => {
  it('lets a guest in, opens a solo table of Emberwake and goes to its room, in this order', async () => {
    const { ports, told } = recorded();
    await draftAgainstBots(ports, null);
    expect(told).toEqual([
      'guest',
      { game: 'emberwake', template: 'emberwake-draft', solo: true },
      'room d1',
    ]);
  });

  it('drafts what was wished for without asking which games there are', async () => {
    const { ports, told } = recorded({ games: () => Promise.reject(new Error('not asked')) });
    await draftAgainstBots(ports, { game: 'orbit', template: 'orbit-draft' });
    expect(told).toEqual(['guest', { game: 'orbit', template: 'orbit-draft', solo: true }, 'room d1']);
  });

  it('opens no table while nobody could be let in', async () => {
    const { ports, told } = recorded({ ensureSomebody: () => Promise.reject(new Error('No guests today.')) });
    await expect(draftAgainstBots(ports, null)).rejects.toThrow('No guests today.');
    expect(told).toEqual([]);
  });

  it('says so where no game can be drafted', async () => {
    const { ports, told } = recorded({ games: async () => [game('bare')] });
    await expect(draftAgainstBots(ports, null)).rejects.toThrow((await homeWords())('noGame'));
    expect(told).toEqual(['guest']);
  });

  it('takes the first published game where Emberwake is not', () => {
    const others = [game('bare'), game('orbit', 'orbit-long', 'orbit-draft')];
    const choice = firstChoice(others);
    expect([choice?.game.slug, choice?.template.slug]).toEqual(['orbit', 'orbit-draft']);
  });
});
