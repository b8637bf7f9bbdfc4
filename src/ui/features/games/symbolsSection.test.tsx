// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { AdminGame, SaveGame } from '#contract/admin/games.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { GameScreen } from '../admin/games/GameScreen.tsx';
import { inventedFace } from '../admin/games/gameLookOf.ts';
import type { GamesPorts } from '../admin/games/gameParts.ts';
import { AdminShellContext } from '../admin/shell/adminShellParts.ts';

const DEFINITION: GameDefinition = {
  ...{ slug: 'kites', name: 'Kites', tagline: '', cardAspect: 0.714, laneWord: 'wind' },
  lanes: [{ key: 'north', label: 'North', hue: 'tide', glyph: '' }],
  laneRule: { kind: 'any' },
  rarities: [{ code: 'common', name: 'Common', colour: '#B9C2BD', shape: 'circle', order: 1 }],
  buckets: [{ key: 'main', label: 'Main', min: 20, max: null }],
  ...{ deckSize: 20, maxCopies: null, freeCards: [], attributes: [], featuredType: null },
};
const NONE = { cards: 0, nameOnly: 0, printings: 0, sets: 0, packs: 0, templates: 0 };
const gameOf = (definition: GameDefinition): AdminGame => ({
  ...{ definition, status: 'draft', version: 'first', found: [], missingFreeCards: [] },
  usage: {
    ...{ ...NONE, publishedTemplates: 0, drafts: 0, events: 0 },
    ...{ byRarity: {}, byLane: {}, byType: {}, byBucket: {} },
  },
  usualSymbols: [{ symbol: 'U', letter: 'u', hue: 'tide', shape: 'circle', lanes: ['north'] }],
  samples: [{ ...inventedFace(definition), cost: null, costText: '{F}', rules: 'Pay {F} or {U}.' }],
});

async function show() {
  const saved: SaveGame[] = [];
  const unasked = () => Promise.reject(new Error('Nobody asked for this.'));
  const ports: GamesPorts = {
    read: async () => gameOf(DEFINITION),
    save: async (_, body) => {
      saved.push(body);
      return { game: gameOf(body.definition), activityId: null };
    },
    ...{ setStatus: unasked, make: unasked, remove: unasked },
    table: { load: unasked, values: unasked, csv: unasked },
  };
  const leaving = { hold: () => () => {}, leave: (then: () => void) => then(), letGo: () => {} };
  const shell = { game: 'kites', games: [], revision: 0, offerUndo: () => {}, refresh: () => {}, leaving };
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
  const rows = within(await screen.findByRole('list', { name: t('symbols') }));
  const pips = () =>
    [...container.querySelectorAll<HTMLElement>('.sample .pip')].map(({ textContent, style }) => [
      textContent,
      style.borderRadius,
    ]);
  return { saved, rows, pips };
}

const t = (key: 'symbols' | 'symbolName' | 'symbolLetter' | 'symbolShape' | 'symbolPaidBy') =>
  messagesFor('en', 'games')(key);
beforeAll(() => loadMessages('games'));
afterEach(cleanup);

it('edits the symbols of costs, draws them on the sample card and saves them with the game', async () => {
  const { saved, rows, pips } = await show();
  // The usual ones stand in the form until the game has its own.
  expect(rows.getByRole('group', { name: 'U' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Add symbol' }));
  const [, fresh] = rows.getAllByRole('group');
  if (!fresh) throw new Error('No row was added.');
  const row = within(fresh);
  await userEvent.type(row.getByLabelText(t('symbolName')), 'F');
  expect(row.getByLabelText<HTMLInputElement>(t('symbolLetter')).value).toBe('F');
  await userEvent.clear(row.getByLabelText(t('symbolLetter')));
  await userEvent.type(row.getByLabelText(t('symbolLetter')), '火');
  await userEvent.selectOptions(row.getByLabelText(t('symbolShape')), 'square');
  await userEvent.selectOptions(row.getByLabelText(t('symbolPaidBy')), 'north');
  const drawn = [
    ['火', '0.25em'],
    ['u', ''],
  ];
  expect(pips().slice(-2)).toEqual(drawn);
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect(saved.map(({ definition }) => definition.symbols)).toEqual([
    [
      { symbol: 'U', letter: 'u', hue: 'tide', shape: 'circle', lanes: ['north'] },
      { symbol: 'F', letter: '火', hue: '#B9C2BD', shape: 'square', lanes: ['north'] },
    ],
  ]);
  expect(pips().slice(-2)).toEqual(drawn);
});

it('says what is wrong with a symbol and saves nothing', async () => {
  const { saved, rows } = await show();
  const name = rows.getByLabelText(t('symbolName'));
  await userEvent.clear(name);
  await userEvent.type(name, 'a b');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('Use 1 to 6 characters, without spaces, braces and slashes.')).toBeDefined();
  expect(saved).toEqual([]);
});
