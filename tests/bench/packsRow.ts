import { openPack } from '#engine/packs/open.ts';
import { preparePack } from '#engine/packs/prepare.ts';
import { keyring } from '#engine/random/streams.ts';
import { structuresOf } from '../cards/structures.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';
import type { Row } from './rows.ts';

const FILE = 'mtg/mtgjson5/ISD.json';
const LEAST = 50_000;
const PACKS = 100_000;
/** The first ones warm up the compiler; the best of the others is what the core can do. */
const RUNS = 5;

/** Retail packs of fifteen with balanced commons and foils, each with a keyed stream of its own, as a table opens them. */
export const packsRow: Row = {
  row: 'packs',
  unit: 'packs/s',
  goal: `at least ${LEAST.toLocaleString('en')}`,
  how: `ISD packs opened in a second of processor time (process.cpuUsage) on one core, best of ${RUNS} runs of ${PACKS.toLocaleString('en')}`,
  measure: async () => {
    if (!hasCardData(FILE, 'the row packs of the bench')) return { skipped: `no ${FILE} in ${CARD_DATA}` };
    const [structure] = structuresOf(FILE);
    if (!structure) throw new Error(`${FILE} holds no pack`);
    const prepared = preparePack(structure.definition, structure.cards);
    const speeds = Array.from({ length: RUNS }, (_, run) => {
      const streamOf = keyring(new Uint8Array(32).fill(run));
      const before = process.cpuUsage();
      let cards = 0;
      for (let pack = 0; pack < PACKS; pack += 1)
        cards += openPack(prepared, streamOf(`pack/0/${pack}`)).length;
      const { user, system } = process.cpuUsage(before);
      if (cards !== 15 * PACKS) throw new Error(`${cards} cards in ${PACKS} packs`);
      return (PACKS * 1_000_000) / (user + system);
    });
    const value = Math.round(Math.max(...speeds));
    return { value, met: value >= LEAST };
  },
};
