import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { AdminGame, SaveGame } from '#contract/admin/games.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { AdminShellContext, type AdminShellState } from '../shell/adminShellParts.ts';
import { inventedFace } from './form/gameLookOf.ts';
import { GameScreen } from './GameScreen.tsx';
import type { GamesPorts } from './gameParts.ts';

export const KITES: GameDefinition = {
  ...{ slug: 'kites', name: 'Kites', tagline: '', cardAspect: 0.714, laneWord: 'wind' },
  lanes: [{ key: 'north', label: 'North', hue: 'tide', glyph: '' }],
  laneRule: { kind: 'any' },
  rarities: [{ code: 'common', name: 'Common', colour: '#B9C2BD', shape: 'circle', order: 1 }],
  buckets: [{ key: 'main', label: 'Main', min: 20, max: null }],
  ...{ deckSize: 20, maxCopies: null, freeCards: [], attributes: [], featuredType: null },
};
const NONE = { cards: 0, nameOnly: 0, printings: 0, sets: 0, packs: 0, templates: 0 };
const gameOf = (definition: GameDefinition, version: string): AdminGame => ({
  ...{ definition, status: 'draft', version, found: [], missingFreeCards: [] },
  usage: {
    ...{ ...NONE, publishedTemplates: 0, drafts: 0, events: 0 },
    ...{ byRarity: {}, byLane: {}, byType: {}, byBucket: {} },
  },
  usualSymbols: [{ symbol: 'U', letter: 'u', hue: 'tide', shape: 'circle', lanes: ['north'] }],
  samples: [
    {
      ...inventedFace(definition, { name: 'Box', type: 'Kite', rules: 'Pay {F} or {U}.' }),
      ...{ cost: null, costText: '{F}' },
    },
  ],
});
const unasked = () => Promise.reject(new Error('Nobody asked for this.'));

/** The screen of the game Kites over a server that refuses a version that isn't the newest. */
export async function showKites() {
  const saved: SaveGame[] = [];
  const told: string[] = [];
  let [stored, version] = [KITES, 1];
  const store = (definition: GameDefinition) => {
    stored = definition;
    version += 1;
  };
  const ports: GamesPorts = {
    read: async () => gameOf(stored, String(version)),
    save: async (_, body) => {
      if (body.version !== String(version))
        throw { status: 409, code: 'changedMeanwhile', reply: 'Changed.' };
      saved.push(body);
      store({ ...body.definition, name: body.definition.name.trim() });
      return { game: gameOf(stored, String(version)), activityId: 'a1' };
    },
    ...{ setStatus: unasked, make: unasked, remove: unasked },
    table: { load: unasked, values: unasked, csv: unasked },
  };
  const leaving = { hold: () => () => {}, leave: (then: () => void) => then(), letGo: () => {} };
  const shell: AdminShellState = {
    ...{ game: 'kites', games: [], revision: 0, leaving, refresh: () => {} },
    offerUndo: ({ text }) => told.push(text),
  };
  const routeTree = createRootRoute({
    component: () => (
      <AdminShellContext value={shell}>
        <GameScreen ports={ports} slug="kites" />
      </AdminShellContext>
    ),
  });
  const { container } = render(
    <RouterProvider
      router={createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })}
    />,
  );
  await screen.findByText('kites');
  return {
    ...{ saved, told, container },
    /** Somebody else saves. */
    changeElsewhere: (changes: Partial<GameDefinition>) => store({ ...stored, ...changes }),
  };
}
