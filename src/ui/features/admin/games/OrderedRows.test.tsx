// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { OrderedRows } from './OrderedRows.tsx';

afterEach(cleanup);

interface Kite {
  readonly name: string;
}

function Kites({ names }: { readonly names: readonly string[] }) {
  const [kites, setKites] = useState<readonly Kite[]>(names.map((name) => ({ name })));
  return (
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

  it('stay where there is no place, and say why', () => {
    render(<Kites names={['Delta', 'Box']} />);
    press('Move Delta up. It stands first');
    press('Move Box down. It stands last');
    expect(order()).toEqual(['Delta', 'Box']);
  });

  it('are taken away, but for what is still used', () => {
    render(<Kites names={['Delta', 'Box']} />);
    press('Take Box away. Somebody flies it');
    expect(order()).toEqual(['Delta', 'Box']);
    press('Take Delta away');
    expect(order()).toEqual(['Box']);
    expect(screen.getByRole('status').textContent).toBe('Delta was taken away.');
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
    const [, , handle] = container.querySelectorAll('.ordered-handle');
    const [first] = screen.getAllByRole('listitem');
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent.dragStart(handle!, { dataTransfer });
    fireEvent.dragOver(first!, { dataTransfer });
    fireEvent.drop(first!, { dataTransfer });
    expect(order()).toEqual(['Sled', 'Delta', 'Box']);
  });
});
