// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EditorHead } from './EditorHead.tsx';
import { usePutBack } from './usePutBack.ts';

let stored: string[] = [];

function Editor() {
  const [name, setName] = useState('Kite');
  const [saved, setSaved] = useState('Kite');
  const isFree = useRef(false);
  return (
    <>
      <EditorHead
        title={name}
        kind="pack"
        isNew={false}
        backWords="All kites"
        onBack={() => {}}
        isChanged={name !== saved}
        isFree={isFree}
        isBusy={false}
        failure=""
        putBack={usePutBack(name, saved, setName)}
        onSave={() => {
          stored.push(name);
          setSaved(name);
        }}
      />
      <input aria-label="Name" defaultValue={name} onBlur={({ target }) => setName(target.value)} />
    </>
  );
}

async function show() {
  const rootRoute = createRootRoute({ component: Editor });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  render(<RouterProvider router={createRouter({ routeTree: rootRoute, history })} />);
  return screen.findByRole('heading', { level: 1, name: 'Kite' });
}

describe('the head of an editor', () => {
  beforeEach(() => {
    stored = [];
  });
  afterEach(cleanup);

  it('has the focus on its title once it is there', async () => {
    const title = await show();
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('saves with Ctrl S what a field takes over only when it is left, and leaves the focus there', async () => {
    await show();
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Bow');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(stored).toEqual(['Bow']));
    expect(document.activeElement).toBe(field);
    expect(screen.getByText('Saved')).toBeDefined();
  });

  it('says that there is nothing to save, and saves nothing by the key', async () => {
    await show();
    const save = screen.getByRole('button', { name: 'Save' });
    expect([save.getAttribute('aria-disabled'), save.title]).toEqual(['true', 'Everything is saved']);
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.click(save);
    expect(stored).toEqual([]);
  });

  it('undoes what is not saved, and does it again', async () => {
    await show();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' two');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo changes' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kite');
    await userEvent.click(screen.getByRole('button', { name: 'Redo changes' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kite two');
  });

  it('calls nothing new whose name was emptied', async () => {
    const title = await show();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.tab();
    expect(title.textContent).toBe('This pack has no name');
  });
});
