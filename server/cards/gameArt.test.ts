import { describe, expect, it } from 'vitest';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { drawArt } from '../images/art/artAddress.ts';
import { gameArt } from './gameArt.ts';
import { readGames, storeBundle } from './games.ts';

const { definition } = canaryGame(1);
const ownPictures = (slug: string) => gameArt({ ...definition, slug }, []);

describe('the pictures a game is shown by', () => {
  it('are those of its cards, where we drew them', () => {
    expect(gameArt(definition, ['/art/1.svg', '/art/2.svg'])).toEqual(['/art/1.svg', '/art/2.svg']);
  });

  it('are drawn for a game that has none, the same ones each time and others for another game', () => {
    for (const slug of ['kites', 'a-game-of-a-very-long-name-that-was-imported-from-a-file-somewhere-else']) {
      const art = ownPictures(slug);
      expect(art.length).toBeGreaterThan(1);
      expect(art.filter((address) => drawArt(address) === null)).toEqual([]);
      expect(ownPictures(slug)).toEqual(art);
    }
    expect(ownPictures('kites')).not.toEqual(ownPictures('bows'));
  });

  it('are there in the list of games, which the host dialog shows', async () => {
    const db = await openTestDatabase(ANY_KIND);
    try {
      const bundle = canaryGame(60);
      await storeBundle(db, bundle, 0);
      const [game] = await readGames(db);
      expect(game?.art.map((address) => drawArt(address) !== null)).toEqual(game?.art.map(() => true));
      expect(game?.art[0]).toBeDefined();
    } finally {
      await db.close();
    }
  });
});
