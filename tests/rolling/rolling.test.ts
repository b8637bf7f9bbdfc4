import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import { levelOf, type MadeBuild, serverHere, withAStepMore } from './builds.ts';
import { type RollFigures, roll, wrongIn } from './roll.ts';
import { openSite, type Site, sitePrograms } from './site.ts';

/** Its six starts and five drafts take a minute of the processor. */
const isAsked = process.env.EVERY_FAULT !== undefined;
const programs = isAsked ? await sitePrograms() : null;

/** `npm run rolling -- --from REF` does the same with an earlier build, more people and pages. */
describe.skipIf(!programs)(
  'a rolling update by a step of the schema, there and back (EVERY_FAULT=1, where Redis and HAProxy can be had)',
  () => {
    const builds: MadeBuild[] = [];
    let database: { url: string; drop: () => Promise<void> };
    let site: Site | undefined;
    let figures: RollFigures;

    beforeAll(async () => {
      if (!programs) return;
      const before = await serverHere();
      const now = await withAStepMore(before);
      builds.push(before, now);
      database = await createServerDatabase();
      site = await openSite({ programs, databaseUrl: database.url, builds: [before, before] });
      figures = await roll({
        site,
        databaseUrl: database.url,
        towards: [now, before],
        builds,
        tables: 1,
        visitors: 1,
        thinkMs: 600,
        tell: () => undefined,
      });
      console.info(
        `${figures.picks} picks, ${figures.linesLost} lines back after ${figures.backMsMedian} ms, ${figures.backMsMost} ms at most`,
      );
    }, 600_000);
    afterAll(async () => {
      await site?.close();
      await database?.drop();
      for (const build of builds) await build.remove();
    });

    it('replaces each process twice, the second time by one that the schema is too new for but still serves [T]', () => {
      const [before, now] = builds;
      if (!before || !now) throw new Error('There are no builds.');
      expect(levelOf(now)).toBeGreaterThan(levelOf(before));
      expect(figures.steps.map(({ place, from, to }) => [place, from, to])).toEqual([
        ['passleft-1', before.name, now.name],
        ['passleft-2', before.name, now.name],
        ['passleft-1', now.name, before.name],
        ['passleft-2', now.name, before.name],
      ]);
    });

    it('is met by people who draft, wait for a start, build decks and stay signed in [T]', () => {
      expect(figures.tables).toBeGreaterThan(5);
      expect(figures.linesLost).toBeGreaterThan(3);
      expect([figures.deckSaves > 10, figures.refreshes > 3, figures.calls > 50]).toEqual([true, true, true]);
    });

    it('shows nobody an error, loses and doubles no pick, and signs nobody out [T]', () => {
      expect(wrongIn(figures, null)).toEqual([]);
    });
  },
);
