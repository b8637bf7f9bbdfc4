import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { ClockPreset, GameSummary } from '#contract/games/gameSummary.ts';

const templateOf = (slug: string, seats: number, clock: ClockPreset) => ({
  ...{ slug, name: slug, blurb: `About ${slug}`, format: 'booster', seats, clock, minutes: 18 },
});
export const TEA: GameSummary = {
  ...{ slug: 'tea', name: 'Tea', tagline: 'Leaves', cards: 200, art: [] },
  templates: [templateOf('tea-draft', 8, 'standard'), templateOf('tea-duel', 2, 'quick')],
};
export const KITES: GameSummary = {
  ...{ slug: 'kites', name: 'Kites', tagline: 'Wind', cards: 90, art: [] },
  templates: [templateOf('kites-draft', 6, 'relaxed')],
};
export const DUEL = TEA.templates[1]!;
export const FLIGHT = KITES.templates[0]!;
export const PACK = { pack: 'tea-pack', name: 'Tea pack' };

const offered = (format: string, seats: number, playable: readonly number[]): OfferedFormat => ({
  ...{ format, name: format, blurb: `About ${format}`, seats, clock: 'relaxed', minutes: 9 },
  ...{ playable: [...playable], refusal: null, note: null, isSaved: false },
});
export const WINSTON = offered('winston', 2, [2]);
export const GRID = offered('grid', 2, [2]);
export const BOOSTER = offered('booster', 8, [6, 8]);

export const REFUSED = { status: 409, code: 'tooManyTables', message: '', reply: 'No.' };
