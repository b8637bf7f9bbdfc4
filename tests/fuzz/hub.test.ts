import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { eventEnvelopeSchema, watchEventSchema } from '#contract/events/events.ts';
import { queueAnswerSchema, queueSitSchema } from '#contract/queue.ts';
import { REFUSAL_SENTENCES } from '#contract/refusals.ts';
import { commandEnvelopeSchema, type HubMethods, prepareSchema, saySchema } from '#contract/room/room.ts';
import { methodsOf } from '#server/hub/draftHub.ts';
import { guestAccount } from '../harness/account.ts';
import { type Steered, startSteered } from '../harness/steered.ts';
import { nasty, placesIn, replaced } from '../roles/nastyRequests.ts';
import { anyOfSchema, withIds } from './anyOfSchema.ts';
import { fuzzedSoon, LONGEST_MS } from './fuzzed.ts';
import { type FuzzedTable, openFuzzedTable } from './fuzzedTable.ts';
import { type Answer, openHubLine } from './hubLine.ts';
import { anyBytes, mangled } from './mangled.ts';

const draftSchema = z.object({ draftId: z.string() });
/** What each method is called with. */
const SCHEMAS = {
  OpenTable: draftSchema,
  LeaveTable: draftSchema,
  Command: commandEnvelopeSchema,
  Prepare: prepareSchema,
  Say: saySchema,
  Hint: draftSchema,
  WatchTables: z.null(),
  WatchQueue: z.null(),
  LeaveQueuePage: z.null(),
  QueueSit: queueSitSchema,
  QueueLeave: z.null(),
  QueueAnswer: queueAnswerSchema,
  WatchEvent: watchEventSchema,
  LeaveEvent: z.null(),
  WatchCalls: z.null(),
  EventCommand: eventEnvelopeSchema,
} satisfies Record<keyof HubMethods, z.core.$ZodType>;

interface Call {
  readonly person: number;
  readonly target: string;
  readonly args: readonly unknown[];
}

const person = fc.nat(4);
/** Commands of the table are what most can go wrong with. */
const fitting: fc.Arbitrary<Call> = fc.oneof(
  ...Object.entries(SCHEMAS).map(([target, schema]) => ({
    weight: target === 'Command' ? 12 : 1,
    arbitrary: fc.record({ person, target: fc.constant(target), args: fc.tuple(anyOfSchema(schema)) }),
  })),
);
/** A pick of a card of the pack that is in hand then, so that the draft goes on. */
const ownPickCall: fc.Arbitrary<Call> = fc
  .record({ person: fc.nat(2), at: fc.nat(14), id: fc.uuid() })
  .map(({ person: who, at, id }) => ({
    person: who,
    target: 'Command',
    args: [{ draftId: '@0', commandId: id, command: { type: 'own pick', at } }],
  }));
const harmedCall: fc.Arbitrary<Call> = fc
  .tuple(fitting, fc.array(fc.tuple(fc.nat(), nasty), { minLength: 1, maxLength: 2 }))
  .map(([call, changes]) => {
    const places = placesIn(call.args[0]);
    const harmed = changes.reduce<unknown>(
      (value, [number, other]) => replaced(value, places[number % places.length] ?? [], other),
      call.args[0],
    );
    return { ...call, args: [harmed] };
  });
const anyCall: fc.Arbitrary<Call> = fc.record({
  person,
  target: fc.oneof(
    fc.constantFrom(
      ...Object.keys(SCHEMAS),
      'constructor',
      '__proto__',
      'toString',
      'hasOwnProperty',
      'command',
    ),
    fc.string({ maxLength: 10, minLength: 1 }),
  ),
  args: fc.array(fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 })), { maxLength: 3 }),
});
const CALLS_A_CASE = 10;
const calls = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: ownPickCall },
    { weight: 4, arbitrary: fitting },
    { weight: 2, arbitrary: harmedCall },
    { weight: 1, arbitrary: anyCall },
  ),
  { minLength: 1, maxLength: 24 },
);

const replySchema = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), refusal: z.string(), message: z.string() }),
]);

/** What WebSocket itself says to a frame longer than any call, before the hub has read it (RFC 6455, 7.4.1). */
const TOO_BIG = 1009;
const LONGEST_CALL = 32 * 1024;

/** Whether the call was refused; an answer that is neither a reply nor a sentence fails. */
function isRefused(answer: Answer, args: readonly unknown[]): boolean {
  if (answer.kind === 'closed' && answer.code === TOO_BIG) {
    // The rest of the frame is less than two hundred letters.
    expect(Buffer.byteLength(JSON.stringify(args))).toBeGreaterThan(LONGEST_CALL - 200);
    return true;
  }
  if (answer.kind === 'closed' || answer.error !== undefined) {
    expect(answer.error).toMatch(/\S/);
    expect(answer.error).not.toMatch(/undefined|\[object| at |select |node_modules/);
    return true;
  }
  const reply = replySchema.parse(answer.result);
  if (reply.ok) return false;
  expect(Object.keys(REFUSAL_SENTENCES)).toContain(reply.refusal);
  // Refused for a fault of ours: there was nothing that a client could do wrong here.
  expect(reply.refusal).not.toBe('storageAway');
  expect(reply.message).toMatch(/[.!?]$/);
  return true;
}

const ownPick = z.object({
  commandId: z.string(),
  command: z.object({ type: z.literal('own pick'), at: z.number() }),
});

/** The arguments as they are sent now, with the pick of the pack that is in hand. */
async function argsNow(table: FuzzedTable, { person: who, args }: Call): Promise<readonly unknown[]> {
  const wish = z.safeParse(ownPick, args[0]);
  const pack = wish.success ? await table.packOf(who) : null;
  if (!wish.success || !pack) return args;
  const { packId, pickNumber, cards } = pack;
  const { commandId, command } = wish.data;
  const cardInstanceIds = [cards[command.at % cards.length]];
  const pick = { type: 'pick', packId, pickNumber, cardInstanceIds, burnIds: [], destination: 'main' };
  return [{ draftId: table.draftId, commandId, command: pick }];
}

describe('the live line, whatever is sent', { timeout: LONGEST_MS }, () => {
  let steered: Steered;

  beforeAll(async () => {
    steered = await startSteered('server', { botDelayMs: () => 3_600_000 });
  });
  afterAll(() => steered?.stop());

  it('knows every method of the hub', () => {
    expect(Object.keys(methodsOf({} as never, () => undefined)).toSorted()).toEqual(
      Object.keys(SCHEMAS).toSorted(),
    );
  });

  it('answers every call or refuses it in a sentence, changes nothing then, and shows nobody a card of others [W17]', async () => {
    const seen = { done: 0, refused: 0, picks: 0 };
    await fuzzedSoon(
      'hub calls',
      10,
      fc.asyncProperty(calls, async (all) => {
        const table = await openFuzzedTable(steered);
        try {
          for (const call of all) {
            const line = await table.lineOf(call.person);
            const ids = await table.ids();
            const args = withIds(await argsNow(table, call), ids) as readonly unknown[];
            const before = await table.contents();
            const wasRefused = isRefused(await line.call(call.target, args), args);
            seen[wasRefused ? 'refused' : 'done'] += 1;
            if (wasRefused) expect(await table.contents()).toEqual(before);
            expect(await table.leaks()).toEqual([]);
          }
        } finally {
          table.close();
        }
        expect(steered.server().faults).toEqual([]);
      }),
      CALLS_A_CASE,
    );
    seen.picks = (await steered.db.query("select 1 from draft_log where payload->>'type' = 'pick'")).length;
    // Not everything was refused, or little would be shown.
    expect([seen.done > 10, seen.refused > 10, seen.picks > 5]).toEqual([true, true, true]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('reads any frame or ends the line with a sentence, and goes on for others [W17]', async () => {
    const END = '\u001e';
    const hello = `{"protocol":"json","version":1}${END}`;
    const call = `{"type":1,"target":"WatchTables","arguments":[],"invocationId":"7"}${END}`;
    const frame = fc.oneof(mangled([hello, call, `${call}${call}{"type":6}${END}`]), anyBytes);
    const account = await guestAccount(steered.server().url);
    await fuzzedSoon(
      'hub frames',
      60,
      fc.asyncProperty(
        fc.array(frame, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        fc.boolean(),
        async (frames, isMute, isBinary) => {
          const line = await openHubLine(account, isMute);
          for (const bytes of frames) line.send(isBinary ? bytes : bytes.toString());
          if (isMute) line.send(hello);
          const answer = await line.call('WatchTables', []);
          line.close();
          if (answer.kind === 'closed') expect(answer.error ?? 'The client left.').toMatch(/\.$/);
          else expect(answer.result).toEqual({ ok: true, value: null });
        },
      ),
    );
    const honest = await openHubLine(account);
    expect(await honest.call('WatchTables', [])).toMatchObject({ result: { ok: true } });
    honest.close();
    expect(steered.server().faults).toEqual([]);
  });
});
