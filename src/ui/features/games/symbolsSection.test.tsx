// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { showKites } from '../admin/games/game.testkit.tsx';

async function show() {
  const { saved, container } = await showKites();
  const rows = within(screen.getByLabelText(t('symbols')));
  const pips = () =>
    [...container.querySelectorAll<HTMLElement>('[data-scheme=dark] .pip')].map(({ textContent, style }) => [
      textContent,
      style.borderRadius,
    ]);
  return { saved, rows, pips };
}

const t = (key: 'symbols' | 'symbolName' | 'symbolLetter' | 'symbolShape' | 'symbolPaidBy') =>
  messagesFor('en', 'games')(key);
beforeAll(() => loadMessages('games', 'admin', 'adminGames'));
afterEach(cleanup);

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const save = () => fireEvent.click(screen.getByText('Save'));

it('edits the symbols of costs, draws them on the sample card and saves them with the game', async () => {
  const { saved, rows, pips } = await show();
  // The usual ones stand in the form until the game has its own.
  expect(rows.getByLabelText('U')).toBeDefined();
  fireEvent.click(screen.getByText('Add symbol'));
  const row = within(rows.getByLabelText('New symbol'));
  type(row.getByLabelText(t('symbolName')), 'F');
  expect(row.getByLabelText<HTMLInputElement>(t('symbolLetter')).value).toBe('F');
  type(row.getByLabelText(t('symbolLetter')), '火');
  type(row.getByLabelText(t('symbolShape')), 'square');
  type(row.getByLabelText(t('symbolPaidBy')), 'north');
  const drawn = [
    ['火', '0.25em'],
    ['u', ''],
  ];
  expect(pips().slice(-2)).toEqual(drawn);
  save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.definition.symbols).toEqual([
    { symbol: 'U', letter: 'u', hue: 'tide', shape: 'circle', lanes: ['north'] },
    { symbol: 'F', letter: '火', hue: '#B9C2BD', shape: 'square', lanes: ['north'] },
  ]);
  expect(pips().slice(-2)).toEqual(drawn);
});

it('says what is wrong with a symbol and saves nothing', async () => {
  const { saved, rows } = await show();
  type(rows.getByLabelText(t('symbolName')), 'a b');
  save();
  expect(await screen.findByText('Use 1 to 6 characters, without spaces, braces and slashes.')).toBeDefined();
  expect(saved).toEqual([]);
});
