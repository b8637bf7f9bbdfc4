// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../../messages/load.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { isHit, parseQuery } from '../cardQuery.ts';
import { type DeckDesk, DeckDeskContext, DeckSearchContext } from '../desk/deckDesk.ts';
import { testEntry, testLook } from '../testCards.testkit.ts';
import { CostCurvePanel } from './CostCurvePanel.tsx';
import { LanesPanel } from './LanesPanel.tsx';

afterEach(cleanup);
beforeAll(() => loadMessages('deck', 'common'));

const CARDS = [
  testEntry('Ash Hound', { cost: 1 }),
  testEntry('Wren', { cost: 2 }),
  testEntry('Reed', { cost: 2, lanes: ['tide'], type: 'Place' }),
  testEntry('Colossus', { cost: 9, lanes: ['ember', 'tide'] }),
];

/** Both charts beside what the search finds with the words that they ask for. */
function Charts() {
  const [queryText, ask] = useState('');
  const found = useMemo(() => {
    const query = parseQuery(queryText, testLook);
    return CARDS.filter(({ face }) => isHit(face, query, testLook)).map(({ face }) => face.name);
  }, [queryText]);
  const main = { key: 'main', name: 'Main', entries: CARDS, count: CARDS.length };
  const view = { freeFaces: [] } as Partial<DeckDesk['view']> as DeckDesk['view'];
  const desk: Pick<DeckDesk, 'look' | 'free' | 'main' | 'view'> = { look: testLook, free: [], main, view };
  return (
    <SystemProvider>
      <DeckDeskContext value={desk as DeckDesk}>
        <DeckSearchContext value={{ queryText, ask }}>
          <CostCurvePanel />
          <LanesPanel />
          <output>{found.join(', ')}</output>
        </DeckSearchContext>
      </DeckDeskContext>
    </SystemProvider>
  );
}

const found = () => document.querySelector('output')?.textContent;
const part = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(part(name));

describe('a part of a chart', () => {
  it('finds the cards of its cost, and lets them go at a second press', () => {
    render(<Charts />);
    press('Cost 2: 2 cards, 1 Being');
    expect([found(), part(/^Cost 2/).getAttribute('aria-pressed')]).toEqual(['Wren, Reed', 'true']);
    press(/^Cost 1:/);
    expect([found(), part(/^Cost 2/).getAttribute('aria-pressed')]).toEqual(['Ash Hound', 'false']);
    press(/^Cost 1:/);
    expect(found()).toBe('Ash Hound, Wren, Reed, Colossus');
  });

  it('finds everything from the highest cost on', () => {
    render(<Charts />);
    press(/^Cost \d\+/);
    expect(found()).toBe('Colossus');
  });

  it('is pressed by Enter and by Space, too', () => {
    render(<Charts />);
    fireEvent.keyDown(part(/^Cost 2/), { key: 'Enter' });
    expect(found()).toBe('Wren, Reed');
    fireEvent.keyDown(part(/^Cost 2/), { key: ' ' });
    expect(found()).toBe('Ash Hound, Wren, Reed, Colossus');
  });

  it('finds the cards of its lane and of its type', () => {
    render(<Charts />);
    press('Tide');
    expect(found()).toBe('Reed, Colossus');
    press('Place');
    expect(found()).toBe('Reed');
  });
});

it('the lanes are a table of the same figures when they are asked for as one', () => {
  render(<Charts />);
  expect(screen.queryByRole('table')).toBeNull();
  press('Show as table');
  expect(screen.getAllByRole('row').length).toBeGreaterThan(2);
  // Nothing gives lanes here, so that there is nothing to tell of it.
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'lane',
    'cards',
    'needed',
  ]);
  press('Show as bars');
  expect(screen.queryByRole('table')).toBeNull();
});
