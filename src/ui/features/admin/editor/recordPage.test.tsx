// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { RecordPage } from './RecordPage.tsx';
import { useRecordField } from './recordContext.ts';
import { useRecordEditor } from './useRecordEditor.ts';

interface Kite {
  readonly name: string;
}

const words = { newTitle: 'New kite', untitled: 'Untitled kite', back: 'All kites', notSaved: 'Not stored' };
const kiteSchema = z.object({ name: z.string() });
let stored: string[] = [];

/** Taken over when it's left. */
function NameField() {
  const { value, type } = useRecordField('name');
  return <input aria-label="Name" defaultValue={String(value)} onBlur={({ target }) => type(target.value)} />;
}

function KiteEditor({ go }: { readonly go: () => void }) {
  const editor = useRecordEditor<Kite, Kite>(
    { formOf: (kite) => kite ?? { name: '' } },
    {
      schema: kiteSchema,
      id: 'kite',
      row: { name: 'Kite' },
      read: () => Promise.reject(new Error('Nobody asked for this.')),
      save: async ({ form }) => {
        stored.push(form.name);
        return { activityId: null, record: form };
      },
      onSaved: () => {},
    },
  );
  return (
    <RecordPage
      editor={editor}
      nameOf={({ name }) => name}
      words={words}
      onBack={go}
      remove={async () => 'activity'}
      onRemoved={go}
      bench={() => null}
    >
      {() => <NameField />}
    </RecordPage>
  );
}

async function show() {
  const Editor = () => <KiteEditor go={() => void router.navigate({ href: '/?kites=all' })} />;
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: createRootRoute({ component: Editor }), history });
  render(<RouterProvider router={router} />);
  const title = await screen.findByRole('heading', { level: 1, name: 'Kite' });
  return { title, place: () => history.location.href };
}

type Word =
  | 'delete'
  | 'leaveTitle'
  | 'nothingChanged'
  | 'redoChanges'
  | 'save'
  | 'saved'
  | 'leaveStay'
  | 'undoChanges';
const t = (word: Word) => messagesFor('en', 'admin')(word);
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Name' });
async function rename(name: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), name);
}
async function renameAndLeave(name: string) {
  await rename(name);
  await userEvent.tab();
}

describe('the page of a record', () => {
  beforeAll(() => loadMessages('admin', 'common'));
  beforeEach(() => {
    stored = [];
  });
  afterEach(cleanup);

  it('has the focus on its title once it is there', async () => {
    const { title } = await show();
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('saves with Ctrl S what a field takes over only when it is left, and leaves the focus there', async () => {
    await show();
    await rename('Bow');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(stored).toEqual(['Bow']));
    expect(document.activeElement).toBe(field());
    expect((await screen.findByText(t('saved'))).isConnected).toBe(true);
  });

  it('says that there is nothing to save, and saves nothing by the key', async () => {
    await show();
    const save = button(t('save'));
    expect([save.getAttribute('aria-disabled'), save.title]).toEqual(['true', t('nothingChanged')]);
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.click(save);
    expect(stored).toEqual([]);
  });

  it('undoes what is not saved, and does it again', async () => {
    const { title } = await show();
    await renameAndLeave('Kite two');
    await userEvent.click(button(t('undoChanges')));
    expect(title.textContent).toBe('Kite');
    await userEvent.click(button(t('redoChanges')));
    expect(title.textContent).toBe('Kite two');
    expect(screen.queryByRole('button', { name: t('redoChanges') })).toBeNull();
  });

  it('forgets what was undone once something is saved', async () => {
    await show();
    await renameAndLeave('Bow');
    await userEvent.click(button(t('undoChanges')));
    await renameAndLeave('Arc');
    await userEvent.click(button(t('save')));
    await screen.findByText(t('saved'));
    expect(screen.queryByRole('button', { name: t('redoChanges') })).toBeNull();
  });

  it('calls nothing new whose name was emptied', async () => {
    const { title } = await show();
    await userEvent.clear(field());
    await userEvent.tab();
    expect(title.textContent).toBe(words.untitled);
  });

  it('asks before what is not saved is left, and not when it was deleted', async () => {
    const { place } = await show();
    await renameAndLeave('Bow');
    await userEvent.click(button(words.back));
    await userEvent.click(await screen.findByRole('button', { name: t('leaveStay') }));
    expect(place()).toBe('/');
    await userEvent.click(button(t('delete')));
    await waitFor(() => expect(place()).toBe('/?kites=all'));
    expect(screen.queryByText(t('leaveTitle'))).toBeNull();
  });
});
