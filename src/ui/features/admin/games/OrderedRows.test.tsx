// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '#src/ui/messages/load.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { OrderedRows } from './OrderedRows.tsx';

beforeAll(() => loadMessages('adminGames'));
afterEach(cleanup);

interface Kite {
  readonly name: string;
}

function Kites({ names }: { readonly names: readonly string[] }) {
  const [kites, setKites] = useState<readonly Kite[]>(names.map((name) => ({ name })));
  return (
    <SystemProvider>
      <OrderedRows<Kite>
        label="Kites"
        one="kite"
        columns="1fr"
        entries={kites}
        nameOf={({ name }) => name}
        keptBecause={({ name }) => (name === 'Box' ? 'Somebody flies it' : undefined)}
        onChange={setKites}
        onAdd={() => setKites([...kites, { name: '' }])}
      >
        {(kite, _, change) => (
          <input
            aria-label="Name"
            value={kite.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </OrderedRows>
    </SystemProvider>
  );
}

const order = () =>
  screen.getAllByLabelText('Name').map((input) => (input instanceof HTMLInputElement ? input.value : ''));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

describe('rows with an order', () => {
  it('move by their arrows, and say where they stand now', () => {
    render(<Kites names={['Delta', 'Box', 'Sled']} />);
    press('Move Sled up');
    expect(order()).toEqual(['Delta', 'Sled', 'Box']);
    expect(screen.getByRole('status').textContent).toBe('Sled is now 2 of 3.');
    press('Move Delta down');
    expect(order()).toEqual(['Sled', 'Delta', 'Box']);
  });

  it('move by Alt with an arrow key, and the focus goes with them', async () => {
    render(<Kites names={['Delta', 'Box', 'Sled']} />);
    const [first] = screen.getAllByLabelText('Name');
    first!.focus();
    fireEvent.keyDown(first!, { key: 'ArrowDown', altKey: true });
    expect(order()).toEqual(['Box', 'Delta', 'Sled']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Name')[1]));
  });

  it('stay where there is no place, and say why', () => {
    render(<Kites names={['Delta', 'Box']} />);
    press('Move Delta up. It’s first');
    press('Move Box down. It’s last');
    expect(order()).toEqual(['Delta', 'Box']);
  });

  it('are taken away, but for what is still used', () => {
    render(<Kites names={['Delta', 'Box']} />);
    press('Remove Box. Somebody flies it');
    expect(order()).toEqual(['Delta', 'Box']);
    press('Remove Delta');
    expect(order()).toEqual(['Box']);
    expect(screen.getByRole('status').textContent).toBe('Delta was removed.');
  });

  it('are added, typed in and named by what was typed', () => {
    render(<Kites names={[]} />);
    press('Add kite');
    expect(screen.getByRole('group', { name: 'New kite' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Rokkaku' } });
    expect(screen.getByRole('group', { name: 'Rokkaku' })).toBeTruthy();
    expect(order()).toEqual(['Rokkaku']);
  });

  it('are dragged to another place by their handle', () => {
    const { container } = render(<Kites names={['Delta', 'Box', 'Sled']} />);
    const [, , handle] = container.querySelectorAll('[draggable]');
    const [first, second] = screen.getAllByRole('listitem');
    fireEvent.dragStart(handle!, { dataTransfer: { setData: () => undefined, effectAllowed: '' } });
    fireEvent.dragEnter(second!);
    expect(order()).toEqual(['Delta', 'Sled', 'Box']);
    fireEvent.dragEnter(first!);
    expect(order()).toEqual(['Sled', 'Delta', 'Box']);
    fireEvent.dragEnd(handle!);
    fireEvent.dragEnter(second!);
    expect(order()).toEqual(['Sled', 'Delta', 'Box']);
  });
});
