import type { ArtRarity, Family } from './brush.ts';
import { beast } from './families/beast.ts';
import { bird } from './families/bird.ts';
import { burst } from './families/burst.ts';
import { chart } from './families/chart.ts';
import { crates } from './families/crates.ts';
import { fish } from './families/fish.ts';
import { flow } from './families/flow.ts';
import { flower } from './families/flower.ts';
import { forest } from './families/forest.ts';
import { freighter } from './families/freighter.ts';
import { fungus } from './families/fungus.ts';
import { grow } from './families/grow.ts';
import { helmet } from './families/helmet.ts';
import { hood } from './families/hood.ts';
import { mask } from './families/mask.ts';
import { moth } from './families/moth.ts';
import { orbit } from './families/orbit.ts';
import { peaks } from './families/peaks.ts';
import { sea } from './families/sea.ts';
import { serpent } from './families/serpent.ts';
import { shards } from './families/shards.ts';
import { sigil } from './families/sigil.ts';
import { skyline } from './families/skyline.ts';
import { towers } from './families/towers.ts';
import { vessel } from './families/vessel.ts';
import { type ArtFamily, type FamilyBase, familyParts } from './familyNames.ts';
import { type HueKey, paletteFor } from './palette.ts';
import { finish } from './scene.ts';
import { randomOf } from './seededRandom.ts';
import { HEIGHT, joinedStrokes, WIDTH } from './svgText.ts';

const DRAWINGS: Readonly<Record<FamilyBase, Family>> = {
  beast,
  bird,
  burst,
  chart,
  crates,
  fish,
  flow,
  flower,
  forest,
  freighter,
  fungus,
  grow,
  helmet,
  hood,
  mask,
  moth,
  orbit,
  peaks,
  sea,
  serpent,
  shards,
  sigil,
  skyline,
  towers,
  vessel,
};

/** What a picture depends on: nothing else changes it. `name` may carry a salt after the card's name. */
export interface CardPicture {
  readonly game: string;
  readonly name: string;
  readonly family: ArtFamily;
  readonly hue: HueKey;
  readonly rarity: ArtRarity;
}

/** The picture of a card, 400 x 300, as a whole SVG document; the same input gives the same text. */
export function cardArtSvg({ game, name, family, hue, rarity }: CardPicture): string {
  const random = randomOf(`${game}/${name}`);
  const colours = paletteFor(hue, random);
  const { base, kind } = familyParts(family);
  const drawing = DRAWINGS[base]({ colours, random, rarity, kind });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${joinedStrokes(drawing)}${finish()}</svg>`;
}
