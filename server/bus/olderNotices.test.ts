import { expect, it } from 'vitest';
import { createLocalBus, createLocalWire } from './localBus.ts';
import { withOlderNotices } from './olderNotices.ts';

it('what is said over the bus is told to processes of the version before, as they read it [T]', async () => {
  const notified: [string, string][] = [];
  const wire = createLocalWire();
  const bus = withOlderNotices(createLocalBus(wire), {
    async notifyApart(channel, payloads) {
      for (const payload of payloads) notified.push([channel, payload]);
    },
  });
  const heard: unknown[] = [];
  const other = createLocalBus(wire);
  other.subscribe('draft/one', (what, detail) => heard.push([what, detail]));
  for (const seq of [1, 2, 3]) bus.publish('draft/one', 'row', seq);
  bus.publish('draft/one', 'table');
  bus.publish('draft/one', 'removed', 'ann');
  bus.publish('tables', 'listed', 'two');
  bus.publish('queue', 'changed');
  bus.publish('events', 'changed', 'friday');
  bus.publish('achieved', 'awarded', 'ben');
  await bus.close();
  await other.close();
  const byName = new Map(notified.map(([channel, payload]) => [channel, payload]));
  const from = byName.get('draft_queue') ?? '';
  expect(from).not.toBe('');
  expect(byName.get('draft')).toBe(`one:3:${from}`);
  expect(byName.get('draft_event')).toBe(`${from} friday`);
  expect(byName.get('achieved')).toBe(`${from} ben`);
  expect(
    notified.filter(([channel]) => channel === 'draft_table').map(([, payload]) => JSON.parse(payload)),
  ).toEqual([
    { draftId: 'one', isListed: false, from },
    { draftId: 'one', removed: 'ann', from },
    { draftId: 'two', isListed: true, from },
  ]);
  expect(heard).toEqual([
    ['row', 3],
    ['table', null],
    ['removed', 'ann'],
  ]);
});
