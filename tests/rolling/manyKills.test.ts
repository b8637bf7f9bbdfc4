import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import { type MadeBuild, serverHere } from './builds.ts';
import { killMany, lateIn, linesOf, MANY_KINDS, type ManyKills } from './manyKills.ts';
import { openSite, type Site, sitePrograms } from './site.ts';

const isAsked = process.env.EVERY_FAULT !== undefined;
const programs = isAsked ? await sitePrograms() : null;

/** `npm run kills -- many` is the long form. */
describe.skipIf(!programs)(
  'three processes, of which one, their bus, their balancer or their second database falls (EVERY_FAULT=1, where Redis and HAProxy can be had)',
  () => {
    let database: { url: string; drop: () => Promise<void> };
    let build: MadeBuild;
    let site: Site | undefined;
    let run: ManyKills;
    const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);

    beforeAll(async () => {
      if (!programs) return;
      console.info(`KILL_SEED=${seed}`);
      database = await createServerDatabase();
      build = await serverHere();
      site = await openSite({
        programs,
        databaseUrl: database.url,
        builds: [build, build, build],
        hasShard: true,
      });
      const times = MANY_KINDS.length;
      run = await killMany({
        site,
        databaseUrl: database.url,
        times,
        seed,
        tables: 1,
        tell: () => undefined,
      });
      for (const line of linesOf(run.falls)) console.info(line);
    }, 900_000);
    afterAll(async () => {
      await site?.close();
      await build?.remove();
      await database?.drop();
    });

    it('each falls once while a table plays [T]', () => {
      expect(run.falls.map(({ kind }) => kind).toSorted()).toEqual([...MANY_KINDS].toSorted());
      expect(run.picks).toBeGreaterThan(50);
    });

    it('loses and doubles no acknowledged pick, refuses none and shows nobody a card of others [T]', () => {
      expect(run.broken).toEqual([]);
    });

    it('goes on within three seconds without the bus, and has everybody back [T]', () => {
      expect(lateIn(run)).toEqual([]);
    });
  },
);
