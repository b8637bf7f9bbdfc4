// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DeckExport } from '#contract/decks/exports.ts';
import type { ExportTarget } from '#contract/decks/exportTargets.ts';
import { loadMessages } from '../../../messages/load.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { type DeckDesk, DeckDeskContext } from '../desk/deckDesk.ts';
import ExportDialog from './ExportDialog.tsx';

afterEach(cleanup);
beforeAll(() => loadMessages('deck', 'common'));

const targets: readonly ExportTarget[] = [
  {
    slug: 'arena',
    name: 'Arena',
    blurb: 'Names with set and number.',
    fileName: '{{ deck }}.txt',
    isOwn: false,
  },
];
const file: DeckExport = {
  fileName: 'Sparks over Ash.txt',
  mediaType: 'text/plain',
  text: '1 Ash Hound',
  warnings: ['Two cards have no number of this program: Wren, Reed.', 'They are left out.'],
};

function show(loadExport: DeckDesk['loadExport'], whenSaved = () => Promise.resolve()) {
  const tellTaken = vi.fn();
  const desk: Pick<DeckDesk, 'view' | 'loadExport' | 'whenSaved'> & {
    readonly keeping: Pick<DeckDesk['keeping'], 'tellTaken'>;
  } = {
    keeping: { tellTaken },
    view: { exports: targets } as DeckDesk['view'],
    loadExport,
    whenSaved,
  };
  render(
    <SystemProvider>
      <DeckDeskContext value={desk as DeckDesk}>
        <ExportDialog slug="arena" onClose={() => {}} />
      </DeckDeskContext>
    </SystemProvider>,
  );
  return { tellTaken };
}

const warning = () => screen.queryByText('Something is missing from this file');

describe('A deck written for another program', () => {
  it('says what its file lacks, sentence by sentence, above its text', async () => {
    show(() => Promise.resolve(file));
    expect((await screen.findByRole('region', { name: 'Sparks over Ash.txt' })).textContent).toBe(
      '1 Ash Hound',
    );
    const notice = warning()?.closest('[role="alert"], [role="status"]');
    expect([...(notice?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([...file.warnings]),
    );
  });

  it('counts as exported once it is copied or saved, not by being looked at', async () => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.resolve() },
    });
    const { tellTaken } = show(() => Promise.resolve(file));
    await screen.findByRole('region', { name: 'Sparks over Ash.txt' });
    expect(tellTaken).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied' });
    expect(tellTaken).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(tellTaken).toHaveBeenCalledTimes(2);
  });

  it('says nothing of the kind where the file lacks nothing', async () => {
    show(() => Promise.resolve({ ...file, warnings: [] }));
    await screen.findByRole('region', { name: 'Sparks over Ash.txt' });
    expect(warning()).toBe(null);
  });

  it('says why it could not be made, and is made at another press', async () => {
    let isBroken = true;
    show(() => (isBroken ? Promise.reject(new Error('The line is cut.')) : Promise.resolve(file)));
    expect((await screen.findByText('The deck could not be exported')).isConnected).toBe(true);
    expect(screen.getByRole('button', { name: /Copy/ }).getAttribute('aria-disabled')).toBe('true');
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('region', { name: 'Sparks over Ash.txt' });
    expect(warning()?.isConnected).toBe(true);
  });

  it('says that the last edits are not stored, since the file would not have them', async () => {
    show(
      () => Promise.resolve(file),
      () => Promise.reject(new Error('Timeout of 6000 ms exceeded')),
    );
    expect((await screen.findByText(/latest changes are not saved yet/)).isConnected).toBe(true);
  });
});
