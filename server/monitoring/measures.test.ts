import { describe, expect, it } from 'vitest';
import { DatabaseAwayError } from '../db/databaseAway.ts';
import { faultKindOf } from './measuredDatabase.ts';
import { createMeasures } from './measures.ts';

describe('measures', () => {
  it('are written as Prometheus reads them', async () => {
    const measures = createMeasures();
    const counted = measures.counter('things_total', 'Things.', [{ kind: 'known' }]);
    counted({ kind: 'a "quoted"\\\n name' });
    counted({ kind: 'a "quoted"\\\n name' });
    const took = measures.histogram('took_seconds', 'How long.', [0.5, 1]);
    for (const seconds of [0.25, 0.5, 0.75, 2]) took(seconds);
    measures.figures(async () => [
      { name: 'rooms', help: 'Rooms.', kind: 'gauge', samples: [{ value: 3 }] },
      {
        name: 'asked_total',
        help: 'Asked.',
        kind: 'counter',
        samples: [{ labels: { by: 'all' }, value: 7 }],
      },
    ]);
    expect(await measures.text()).toBe(`# HELP things_total Things.
# TYPE things_total counter
things_total{kind="known"} 0
things_total{kind="a \\"quoted\\"\\\\\\n name"} 2
# HELP took_seconds How long.
# TYPE took_seconds histogram
took_seconds_bucket{le="0.5"} 2
took_seconds_bucket{le="1"} 3
took_seconds_bucket{le="+Inf"} 4
took_seconds_sum 3.5
took_seconds_count 4
# HELP rooms Rooms.
# TYPE rooms gauge
rooms 3
# HELP asked_total Asked.
# TYPE asked_total counter
asked_total{by="all"} 7
`);
  });

  it('leave out what cannot be looked up, and tell the rest', async () => {
    const measures = createMeasures();
    measures.figures(() => Promise.reject(new Error('away')));
    measures.counter('things_total', 'Things.')();
    expect(await measures.text()).toBe(
      '# HELP things_total Things.\n# TYPE things_total counter\nthings_total 1\n',
    );
  });
});

describe('a fault of the database', () => {
  const coded = (code: string, cause?: Error) =>
    Object.assign(new Error('a fault', cause ? { cause } : {}), { code });

  it.each([
    ['23505', 'constraint'],
    ['40001', 'race'],
    ['53100', 'resources'],
    ['57P01', 'shutdown'],
    ['08006', 'line'],
    ['42P01', 'statement'],
    ['58030', 'resources'],
    ['ECONNREFUSED', 'line'],
    ['EPIPE', 'line'],
    ['ENOSPC', 'resources'],
  ])('with the code %s is of the kind %s', (code, kind) => {
    expect(faultKindOf(coded(code))).toBe(kind);
  });

  it('is known behind the words of others, by its words alone, and from what is none', () => {
    expect(faultKindOf(new Error('Failed query', { cause: coded('53100') }))).toBe('resources');
    expect(faultKindOf(new DatabaseAwayError(coded('53300')))).toBe('resources');
    expect(faultKindOf(new DatabaseAwayError(new Error('The database server does not answer.')))).toBe(
      'line',
    );
    expect(faultKindOf(new Error('Connection terminated unexpectedly'))).toBe('line');
    expect(faultKindOf(new Error('changed my mind'))).toBeNull();
    expect(faultKindOf('no error')).toBeNull();
  });
});
