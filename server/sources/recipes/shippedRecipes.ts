import * as z from 'zod/mini';
import seventeenLands from './17lands.json' with { type: 'json' };
import cubecobra from './cubecobra.json' with { type: 'json' };
import digimon from './digimoncard-io.json' with { type: 'json' };
import lorcanaJson from './lorcanajson.json' with { type: 'json' };
import lorcast from './lorcast.json' with { type: 'json' };
import mtgjson from './mtgjson.json' with { type: 'json' };
import netrunner from './netrunnerdb.json' with { type: 'json' };
import optcg from './optcgapi.json' with { type: 'json' };
import pokemonData from './pokemon-tcg-data.json' with { type: 'json' };
import pokemonApi from './pokemontcg-io.json' with { type: 'json' };
import { type Recipe, recipeSchema } from './recipeSchema.ts';
import scryfall from './scryfall.json' with { type: 'json' };
import sorcery from './sorcery.json' with { type: 'json' };
import swuDb from './swu-db.json' with { type: 'json' };
import fabCube from './the-fab-cube.json' with { type: 'json' };
import ygoProDeck from './ygoprodeck.json' with { type: 'json' };

/** The recipes that come with the application, in the order in which they are offered. */
export const SHIPPED_RECIPES: readonly Recipe[] = [
  mtgjson,
  scryfall,
  cubecobra,
  lorcanaJson,
  lorcast,
  swuDb,
  fabCube,
  pokemonData,
  pokemonApi,
  ygoProDeck,
  netrunner,
  optcg,
  digimon,
  sorcery,
  seventeenLands,
].map((written) => z.parse(recipeSchema, written));
