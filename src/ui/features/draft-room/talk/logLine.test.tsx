// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#contract/tables/tableLog.ts';
import { loadMessages } from '../../../messages/load.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { peopleAt } from '../seating.ts';
import { tableForTests, viewForTests } from '../views.testkit.ts';
import { agoWords, LogLine } from './LogLine.tsx';

const people = peopleAt(tableForTests(), viewForTests());
const ENTRY = { version: 1, atMs: 0, card: null, count: 1 } as const;

function told(entry: Pick<LogEntry, 'what' | 'seat'> & Partial<LogEntry>): string {
  const person = entry.seat === null ? undefined : people[entry.seat];
  const { container } = render(
    <ul>
      <LogLine ago="0:04" entry={{ ...ENTRY, ...entry } as LogEntry} person={person} cardName="Cinder Vale" />
    </ul>,
  );
  return container.querySelector('li > span:last-child')?.textContent ?? '';
}

describe('a line of the table log', () => {
  beforeAll(() => loadMessages('roomTalk'));
  afterEach(cleanup);

  it('names the own card, and nobody else’s', () => {
    expect([
      told({ what: 'took', seat: 0, card: 0 }),
      told({ what: 'took', seat: 2, count: 3 }),
      told({ what: 'took', seat: 2 }),
      told({ what: 'tookBack', seat: 2 }),
      told({ what: 'tookBack', seat: 0 }),
      told({ what: 'roundBegan', seat: null }),
    ]).toEqual([
      'You took Cinder Vale',
      'Rook (bot) took 3 cards',
      'Rook (bot) took a card',
      'Rook (bot) put a card back',
      'You put a card back',
      'The next round began',
    ]);
  });

  it('[N21] says who paused', () => {
    expect([
      told({ what: 'paused', seat: 1 }),
      told({ what: 'paused', seat: 0 }),
      told({ what: 'paused', seat: null, who: 'host' }),
      told({ what: 'paused', seat: null, who: 'admin' }),
    ]).toEqual([
      'Ana paused the draft',
      'You paused the draft',
      'The host paused the draft',
      'An admin paused the draft',
    ]);
  });

  it('says how long ago', () => {
    const agos: string[] = [];
    function Agos() {
      const t = useMessages('roomTalk');
      agos.push(...[400, 4000, 65_000].map((ms) => agoWords(t, ms)));
      return null;
    }
    render(<Agos />);
    expect(agos).toEqual(['now', '0:04', '1:05']);
  });
});
