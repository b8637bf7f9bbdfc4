import { openPack } from '../packs/open.ts';
import { preparePack } from '../packs/prepare.ts';
import { keyring } from '../random/streams.ts';
import { secretOf } from '../testing/inventedGame.ts';
import { retailCards, retailPack } from '../testing/retailPack.ts';

const PACKS = 100_000;
const ROUNDS = 3;

const prepared = preparePack(retailPack, retailCards);
for (let round = 0; round < ROUNDS; round += 1) {
  const streamOf = keyring(secretOf(round));
  let cards = 0;
  const startedAtMs = performance.now();
  for (let seat = 0; seat < PACKS; seat += 1)
    cards += openPack(prepared, streamOf(`pack/${round}/${seat}`)).length;
  const seconds = (performance.now() - startedAtMs) / 1000;
  console.log(
    `${Math.round(PACKS / seconds)} packs/s (${cards / PACKS} cards each, one keyed stream a pack)`,
  );
}
