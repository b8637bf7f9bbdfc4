import { describe, expect, it } from 'vitest';
import { minuteOf, timeOf, zoneNames } from './zones.ts';

describe('times and zones of quiet hours', () => {
  it('read and write times as fields hold them', () => {
    expect(['00:00', '07:30', '23:59', '07:30:00', '24:00', '7:30', ''].map(minuteOf)).toEqual([
      0,
      450,
      1439,
      450,
      null,
      null,
      null,
    ]);
    expect([0, 450, 1439].map(timeOf)).toEqual(['00:00', '07:30', '23:59']);
  });

  it('name every zone once, the own one too', () => {
    const names = zoneNames('Europe/Berlin', 'Etc/Nowhere');
    expect(names.filter((name) => name === 'Europe/Berlin')).toHaveLength(1);
    expect(names).toEqual(expect.arrayContaining(['UTC', 'America/New_York', 'Etc/Nowhere']));
    expect([...names].sort()).toEqual(names);
  });
});
