import type { BusFigures } from '../bus/bus.ts';
import type { Measures } from './measures.ts';

/** What the bus between the processes tells of itself. */
export function busFigures(measures: Measures, read: () => BusFigures): void {
  measures.figures(async () => {
    const { isUp, sent, heard, dropped, reconnects } = read();
    return [
      {
        name: 'passleft_bus_up',
        help: 'Whether this process and the others hear each other.',
        kind: 'gauge',
        samples: [{ value: isUp ? 1 : 0 }],
      },
      {
        name: 'passleft_bus_messages_total',
        help: 'Messages between processes: sent, heard of what somebody looks at here, dropped as the bus took none.',
        kind: 'counter',
        samples: [
          { labels: { way: 'sent' }, value: sent },
          { labels: { way: 'heard' }, value: heard },
          { labels: { way: 'dropped' }, value: dropped },
        ],
      },
      {
        name: 'passleft_bus_reconnects_total',
        help: 'How many times the bus came back.',
        kind: 'counter',
        samples: [{ value: reconnects }],
      },
    ];
  });
}
