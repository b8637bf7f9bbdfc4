// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { KITES, showKites } from './game.testkit.tsx';

beforeAll(() => loadMessages('games', 'admin', 'adminGames'));
afterEach(cleanup);

const t = (key: 'tagline' | 'save' | 'deckSize') => messagesFor('en', 'adminGames')(key);
const wrong = (count: number) => messagesFor('en', 'adminGames')('wrong', { count });
const common = (key: 'conflict' | 'useTheirs') => messagesFor('en', 'admin')(key);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const nameOfGame = () => screen.getAllByLabelText<HTMLInputElement>('Name')[0]!;
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const save = () => fireEvent.click(screen.getByText(t('save')));

describe('the form of a game', () => {
  it('saves with Ctrl+S, says so and stays open with what the server stored', async () => {
    const { saved, told } = await showKites();
    type(nameOfGame(), 'Paper Kites ');
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(told).toEqual(['Saved Paper Kites.']));
    expect(saved).toHaveLength(1);
    expect(nameOfGame().value).toBe('Paper Kites');
    expect(screen.queryByText(t('save'))).toBeNull();
  });

  it('says at each field what is wrong, until it is right again, and counts them once', async () => {
    const { saved } = await showKites();
    type(nameOfGame(), '');
    type(field(t('deckSize')), '');
    save();
    expect(await screen.findByText(wrong(2))).toBeDefined();
    expect(screen.getAllByText('Give the game a name.')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(nameOfGame()));
    type(nameOfGame(), 'Kites');
    expect(screen.getByText(wrong(1))).toBeDefined();
    expect(saved).toEqual([]);
  });

  it('keeps the size of a deck and of its main bucket the same', async () => {
    const { saved } = await showKites();
    type(field(t('deckSize')), '30');
    save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.definition).toMatchObject({ deckSize: 30, buckets: [{ key: 'main', min: 30 }] });
  });

  it('shows both values of what somebody else changed too, and loses neither', async () => {
    const { saved, changeElsewhere } = await showKites();
    const south = { key: 'south', label: 'South', hue: 'ember', glyph: '' };
    type(nameOfGame(), 'Paper Kites');
    changeElsewhere({ name: 'Kites!', tagline: 'Up.', lanes: [...KITES.lanes, south] });
    save();
    expect(await screen.findByText(common('conflict'))).toBeDefined();
    expect([nameOfGame().value, field(t('tagline')).value]).toEqual(['Paper Kites', 'Up.']);
    expect(screen.getByDisplayValue('South')).toBeDefined();
    expect(screen.getByText('They saved: Kites!')).toBeDefined();
    fireEvent.click(screen.getByText(common('useTheirs')));
    expect(nameOfGame().value).toBe('Kites!');
    type(nameOfGame(), 'Kites?');
    save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.definition).toMatchObject({ name: 'Kites?', tagline: 'Up.' });
  });
});
