import { existsSync } from 'node:fs';
import { CARD_DATA } from './harness/cardData.ts';

if (!existsSync(CARD_DATA)) {
  console.error(`There is no card data in ${CARD_DATA}. Set CARD_DATA to its folder.`);
  process.exit(1);
}
