import { test as plainTest } from '@playwright/test';
import { shortGame } from './shortDraft.ts';
import { type SteeredServer, startSteeredServer } from './steeredServer.ts';

/** One pack of six for each player, so that pods are drafted in a minute. */
const game = {
  ...shortGame,
  templates: shortGame.templates.map((template) =>
    template.format === 'booster' ? { ...template, rounds: template.rounds.slice(0, 1) } : template,
  ),
};

/** Journeys of events: each worker has a server of its own, where a draft is one round. */
export const test = plainTest.extend<object, { site: SteeredServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that no other fixture is wanted
    async ({}, use) => {
      const site = await startSteeredServer(game);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});
