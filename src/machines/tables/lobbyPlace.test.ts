import { expect, it } from 'vitest';
import { seatedTable } from '../testing/sealedTable.ts';
import { placeOf } from './lobbyPlace.ts';

it('is the lobby until the draft starts, the room for those who may see it, then the results', () => {
  const at = (status: ReturnType<typeof seatedTable>['status'], me = 'kim', watchers = false) => {
    const { settings, ...table } = seatedTable({ status, hostId: 'mara', sight: 'seated' });
    const shown = { ...table, settings: { ...settings, watchers } };
    return placeOf({ table: shown, line: 'live', message: null }, me);
  };
  expect([at('lobby'), at('countdown'), at('lobby', 'mara')]).toEqual(['seated', 'counting', 'hosting']);
  expect([at('drafting'), at('paused'), at('building'), at('finished'), at('cancelled')]).toEqual([
    'drafting',
    'drafting',
    'over',
    'over',
    'cancelled',
  ]);
  expect([at('drafting', 'stranger'), at('drafting', 'stranger', true)]).toEqual(['closed', 'drafting']);
});
