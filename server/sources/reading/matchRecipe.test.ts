import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARD_DATA, hasCardData } from '#tests/harness/cardData.ts';
import { generatedAnswers } from '#tests/harness/sources/generated/generatedSources.ts';
import { SHIPPED_RECIPES } from '../recipes/shippedRecipes.ts';
import { recipeOfFiles } from './matchRecipe.ts';

const idOf = (...texts: string[]) => recipeOfFiles(texts, SHIPPED_RECIPES)?.id ?? null;

/** Real files of public sources, and the recipe that each is of; what two sources give alike is the first one's. */
const SHAPES = {
  'MTGJSON-v5-XAA.json': 'mtgjson',
  'Scryfall-cards-search-list.json': 'scryfall',
  'LorcanaJSON-allCards.json': 'lorcanajson',
  'NetrunnerDB-v2-public-cards.json': 'netrunnerdb',
  'YGOPRODeck-cardinfo-cardset.json': 'ygoprodeck',
  'digimoncard.io-search.json': 'digimoncard-io',
  'optcgapi-allSetCards.json': 'optcgapi',
  'pokemontcg.io-v2-cards-q-set.id.json': 'pokemontcg-io',
  'sorcery-api-cards.json': 'sorcery',
  'swu-db-cards-xsw.json': 'swu-db',
  'FaB-card.json': 'the-fab-cube',
  'CubeCobra-cube-api-cubeJSON-ID.json': null,
  'CubeCobra-csv.csv': null,
} as const;

describe('the recipe of files that somebody brings', () => {
  it.skipIf(!hasCardData('shapes', 'recipes by the shape of real files')).each(Object.entries(SHAPES))(
    'in the shape of %s is %s',
    (file, id) => expect(idOf(readFileSync(join(CARD_DATA, 'shapes', file), 'utf8'))).toBe(id),
  );

  it('is found in whichever file shows it, and in none that is text, broken or of other fields', () => {
    const answerFor = generatedAnswers({ seed: 7, todayIso: '2026-11-28' });
    const lorcana = String(answerFor('/lorcanajson/files/current/en/allCards.json')?.body);
    expect(idOf('# Kites', '[{"name":"Kite"}]', lorcana)).toBe('lorcanajson');
    expect(idOf('name,cost\nKite,1', '{"cards":', '{"cards":{"fullName":1}}', 'null')).toBeNull();
  });
});
