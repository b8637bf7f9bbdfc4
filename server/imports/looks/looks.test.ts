import { describe, expect, it } from 'vitest';
import { LANE_GLYPHS } from '#src/ui/components/cards/laneGlyphs.ts';
import type { ImportBatch } from '../batch.ts';
import { parseCardFiles } from '../cardFiles.ts';
import { rarityScale } from '../cards/rarityScale.ts';
import { SIGN_NAMES } from './laneSigns.ts';

function read(text: string, fileName = 'tea.csv', map = {}): ImportBatch {
  const result = parseCardFiles([{ fileName, text }], { gameSlug: 'tea', map });
  if (!result.ok) throw new Error(result.sentence);
  return result.batch;
}

const looksOf = (rarities: readonly { readonly shape: string; readonly colour: string }[] = []) =>
  rarities.map(({ shape, colour }) => `${shape} ${colour}`);

describe('the looks of new rarities', () => {
  it('are never shared by two rarities, however many there are', () => {
    const words = ['Common', 'Uncommon', 'Rare', 'Super Rare', 'Ultra Rare', 'Legendary', 'Secret Rare'];
    const looks = looksOf(rarityScale(words));
    expect(new Set(looks).size).toBe(words.length);
    const many = Array.from({ length: 100 }, (_, place) => `grade ${place}`);
    expect(new Set(looksOf(rarityScale(many))).size).toBe(100);
  });

  it('are the same each time, and what one usually sees where nothing is in the way', () => {
    expect(rarityScale(['rare', 'super rare'])).toEqual(rarityScale(['super rare', 'rare']));
    expect(rarityScale(['common', 'rare'])).toMatchObject([
      { colour: '#B9C2BD', shape: 'circle' },
      { colour: '#F2B632', shape: 'hexagon' },
    ]);
  });

  it('differ in a Magic-shaped file too, with rarities of its own', () => {
    const rows = ['common', 'mythic', 'timeshifted', 'masterpiece'].map(
      (rarity, at) => `Card ${at},W,${rarity},XAA,${at}\n`,
    );
    const { proposedGame } = read(`name,color,rarity,set,number\n${rows.join('')}`);
    const looks = looksOf(proposedGame.rarities);
    expect(looks.length).toBeGreaterThan(4);
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('differ where two files are joined', () => {
    const files = [
      { fileName: 'a.csv', text: 'name,cost,rarity\nAsh,1,rare\n' },
      { fileName: 'b.csv', text: 'name,cost,rarity\nBirch,1,super rare\n' },
    ];
    const result = parseCardFiles(files, { gameSlug: 'tea' });
    const looks = looksOf(result.ok ? (result.batch.proposedGame.rarities ?? []) : []);
    expect([looks.length, new Set(looks).size]).toEqual([2, 2]);
  });
});

describe('the signs of new lanes', () => {
  const signs = (lanes: readonly string[]) => {
    const rows = lanes.map((lane, at) => `Card ${at},1,${lane}\n`).join('');
    const { proposedGame } = read(`name,cost,faction\n${rows}`);
    return Object.fromEntries((proposedGame.lanes ?? []).map(({ label, glyph }) => [label, glyph]));
  };

  it('come from their names and not from their order in the file', () => {
    const lanes = ['Fire', 'Steam', 'Black', 'Blue', 'Forest'];
    expect(signs(lanes)).toEqual({ Fire: 'flame', Steam: 'S', Black: 'Bl', Blue: 'Bu', Forest: 'leaf' });
    expect(signs(lanes.toReversed())).toEqual(signs(lanes));
  });

  it('are each a sign that is drawn', () => {
    expect(SIGN_NAMES.filter((name) => LANE_GLYPHS[name] === undefined)).toEqual([]);
  });
});

describe('new attributes', () => {
  it('have a label that people read', () => {
    const { proposedGame } = read(
      'name,cost,colour_identity,evolutionCost,ATK,Ink colour\nAsh,1,red,2,3,blue\n',
    );
    expect(proposedGame.attributes).toEqual([
      { key: 'colourIdentity', label: 'Colour identity', type: 'text' },
      { key: 'evolutionCost', label: 'Evolution cost', type: 'number' },
      { key: 'atk', label: 'ATK', type: 'number' },
      { key: 'inkColour', label: 'Ink colour', type: 'text' },
    ]);
  });

  const HEAD = 'name,cost,oracle_id,scryfall_uri,images.small,updated_at,legalities.standard,code,seen,grid';
  const ROWS =
    'Ash,1,7,x,y,z,legal,0a8f7a6e-3f5b-4f0e-9d2b-5d3f6f9a1c11,2024-01-02T03:04:05Z,A1\nBirch,2,8,x,y,z,banned,1a8f7a6e-3f5b-4f0e-9d2b-5d3f6f9a1c11,2024-01-03T03:04:05Z,B2\n';

  it('leave out what programs keep for themselves, and say so', () => {
    const batch = read(`${HEAD}\n${ROWS}`);
    expect(batch.proposedGame.attributes?.map(({ key }) => key)).toEqual(['grid']);
    expect(batch.cards[0]?.attributes).toEqual({ grid: 'A1' });
    expect(batch.warnings).toEqual([
      '7 columns look like bookkeeping and were left out: oracle_id, scryfall_uri, images.small, updated_at, legalities.standard, code, seen. Choose what they are to keep them.',
    ]);
  });

  it('keep such a column where somebody says so', () => {
    const batch = read(`${HEAD}\n${ROWS}`, 'tea.csv', { keep1: 'oracle_id' });
    expect(batch.proposedGame.attributes?.map(({ key }) => key)).toEqual(['oracleId', 'grid']);
  });
});
