/** What was found out about a mutant that no test notices. */
export interface Verdict {
  /** The line it begins on, without its indentation. */
  readonly source: string;
  readonly original: string;
  readonly replacement: string;
  /** Nothing that the program does can tell it from the original. */
  readonly isEquivalent: boolean;
  readonly reason: string;
}

/** The verdicts on the survivors of one machine. */
export function verdictsOn(machine: string): readonly Verdict[] {
  return VERDICTS[machine] ?? [];
}

function equivalent(source: string, original: string, replacement: string, reason: string): Verdict {
  return { source, original, replacement, isEquivalent: true, reason };
}

function survived(source: string, original: string, replacement: string, reason: string): Verdict {
  return { source, original, replacement, isEquivalent: false, reason };
}

const VERDICTS: Readonly<Record<string, readonly Verdict[]>> = {
  session: [
    survived(
      'params.userId !== null && params.userId !== context.user?.userId,',
      'context.user?.userId',
      'context.user.userId',
      'it is asked only where somebody is signed in, so no test can tell; counted all the same.',
    ),
    ...[
      ["event.outcome.kind === 'granted'", 'true'],
      ["''", '"Stryker was here!"'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        "return { token: event.outcome.kind === 'granted' ? event.outcome.token : '' };",
        original,
        replacement,
        'only a return that was granted leads here; the check is there for the types.',
      ),
    ),
    equivalent(
      'stored !== null && isWornToken(stored.reading, stored.foundAtMs),',
      'stored !== null',
      'true',
      'whether a token was found was asked just before; the check is there for the types.',
    ),
    equivalent(
      'isGuest: ({ context }) => context.user?.isGuest === true,',
      'context.user?.isGuest',
      'context.user.isGuest',
      'it is asked only where somebody is signed in; the check is there for the types.',
    ),
  ],
  tableSeal: [
    ...[
      ['table === null', 'false'],
      ["{ kind: 'rest' }", '{}'],
      ["'rest'", '""'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        "table === null ? { kind: 'rest' } : sealDuty(table, myId, kept);",
        original,
        replacement,
        'before a table is shown nobody is known either, which is no duty; and a duty is only asked whether it is another one.',
      ),
    ),
    ...[
      ["duty.kind === 'reveal' && context.kept", 'true'],
      ["duty.kind === 'reveal' && context.kept", "duty.kind === 'reveal' || context.kept"],
      ["duty.kind === 'reveal'", 'true'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        "kept: duty.kind === 'reveal' && context.kept ? { ...context.kept, lock: duty.lock } : context.kept,",
        original,
        replacement,
        'a nonce is told only where one is kept and the lock fits; the check is there for the types.',
      ),
    ),
    survived(
      "id: 'tableSeal',",
      "'tableSeal'",
      '""',
      'the name of a machine is read by tools and nobody else.',
    ),
    equivalent(
      'input: ({ context }) => ({ nonce: context.kept?.nonce ?? null }),',
      'context.kept?.nonce',
      'context.kept.nonce',
      'a nonce is told only where one is kept; the check is there for the types.',
    ),
  ],
  sealDuty: [
    ...[
      ['mine?.isReady', 'mine.isReady'],
      ['mine?.isHost', 'mine.isHost'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        'const isReady = mine?.isReady === true || mine?.isHost === true;',
        original,
        replacement,
        'the place was just taken from one of these seats; the check is there for the types.',
      ),
    ),
  ],
  deckEdits: [
    equivalent(
      'one === other || (one.name === other.name && printed(one.contents) === printed(other.contents));',
      'one === other',
      'false',
      'it only saves time: a document says the same as itself.',
    ),
    equivalent(
      'const target = buckets[bucket] ?? [];',
      '[]',
      '["Stryker was here"]',
      'it is only asked whether cards lie there, and no card is called so.',
    ),
    ...[
      ['one < other', 'one <= other'],
      ['one > other', 'true'],
      ['one > other', 'one >= other'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        'one < other ? -1 : one > other ? 1 : 0;',
        original,
        replacement,
        'no two keys of one object are equal.',
      ),
    ),
    ...[
      ['one < other', 'one >= other'],
      ['one > other', 'false'],
      ['one > other', 'one <= other'],
    ].map(([original = '', replacement = '']) =>
      survived(
        'one < other ? -1 : one > other ? 1 : 0;',
        original,
        replacement,
        'the sort of the engine we run on brings keys into one order with half a comparison, too.',
      ),
    ),
  ],
  packs: [
    survived(
      'return blocked.length === 0 ? taken : [...new Set([...taken, ...blocked])];',
      'blocked.length === 0',
      'false',
      'it only saves time wherever no entry was noted twice; that one can be was not shown to be impossible.',
    ),
    equivalent(
      'const held = before ? before.slice() : [];',
      '[]',
      '["Stryker was here"]',
      'where any card may come again, what was held before is cut off and never compared.',
    ),
    equivalent(
      'return first === 0 ? held : held.slice(first);',
      'first === 0',
      'false',
      'it only saves time: a list from its start on is the list.',
    ),
    equivalent(
      'const taken = before ? before.slice() : [];',
      '[]',
      '["Stryker was here"]',
      'it is only asked whether entries are in it, and no entry is called so.',
    ),
    equivalent(
      'if (before) taken.push(entry);',
      'before',
      'true',
      'an entry that was drawn shows no value that is still wanted, and the rest is drawn without the list.',
    ),
    equivalent(
      'const named = (sheet.cards ?? []).flatMap(({ printing, weight }) => {',
      '[]',
      '["Stryker was here"]',
      'what has no printing is no card of the game.',
    ),
    equivalent(
      "states.set('', { counts: classes.map(() => 0), chance: 1 });",
      "''",
      '"Stryker was here!"',
      'nobody asks for the first state by its name.',
    ),
    survived(
      'if (next.size * classes.length > STATES_AT_MOST) return null;',
      'next.size * classes.length > STATES_AT_MOST',
      'next.size * classes.length >= STATES_AT_MOST',
      'where the bound is met exactly, odds are simulated instead of worked out: both are right.',
    ),
    equivalent(
      'if (weight === 0) return [];',
      'weight === 0',
      'false',
      'it only saves time: runs of weight 0 add nothing.',
    ),
    equivalent(
      'if (!known.has(key)) known.set(key, inclusionOf(pack.sheets[sheet]!, count, pack.definition));',
      '!known.has(key)',
      'true',
      'it only saves time: the same is worked out again.',
    ),
    ...['true', 'slot.sheets.length >= 0'].map((replacement) =>
      equivalent(
        'left > 0 && slot.sheets.length > 0;',
        'slot.sheets.length > 0',
        replacement,
        'slots without a sheet were left out before.',
      ),
    ),
    survived(
      "if (pack.definition.replacement !== 'table') return openPack(pack, stream, round);",
      "pack.definition.replacement !== 'table'",
      'false',
      'a table without piles opens the same packs, and from a bag layouts of the same chances.',
    ),
    equivalent(
      'for (let choice = 0; choice < counts.length; choice += 1) {',
      'choice < counts.length',
      'choice <= counts.length',
      'a sheet that is not there gives no card.',
    ),
    ...[
      ['entries.filter(({ weight }) => weight > 0)', 'entries'],
      ['weight > 0', 'true'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        'const present = entries.filter(({ weight }) => weight > 0);',
        original,
        replacement,
        'a card without a weight has no copy among those that are laid out.',
      ),
    ),
    equivalent(
      'if (!pile.sheet.balanceBits && !hand.isApart) return pile.entries.splice(0, count);',
      '!pile.sheet.balanceBits && !hand.isApart',
      'false',
      'it only saves time: where no entry is preferred, the first ones are taken.',
    ),
    equivalent(
      'if (pile.sheet.balanceBits) take((place) => (bitsAt(place) & ~shown) !== 0 && !isTwin(place));',
      'pile.sheet.balanceBits',
      'true',
      'no entry of a pile that is not balanced shows a value.',
    ),
  ],
  roomFolding: [
    survived(
      'room !== null && picked !== null && picked.version === room.version && isSamePack(picked, room.pack);',
      'room !== null',
      'true',
      'a pick is remembered only where a room is; the check is there for the types.',
    ),
    equivalent(
      'const chosen = id === undefined || context.chosen.includes(id) ? context.chosen : toggled(context, id);',
      'id === undefined',
      'false',
      'no card is called so, and what is not in the pack is not toggled.',
    ),
  ],
  desktopNotices: [
    survived(
      "id: 'desktopNotices',",
      "'desktopNotices'",
      '""',
      'the name of a machine is read by tools and nobody else.',
    ),
    ...[
      ["snapshot.value === 'deciding'", 'false'],
      ["'deciding'", '""'],
      ["'unasked'", '""'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        "return snapshot.value === 'deciding' ? 'unasked' : snapshot.value;",
        original,
        replacement,
        'nobody ever sees the machine deciding: it goes on within the same step. The check is there for the types.',
      ),
    ),
  ],
  emailVerification: [
    equivalent(
      "input: ({ context }) => ({ token: context.token ?? '' }),",
      "''",
      '"Stryker was here!"',
      'only a link leads here, and its token is never missing; the check is there for the types.',
    ),
  ],
  deckEditor: [
    equivalent(
      'version: context.other?.version ?? context.version,',
      'context.other?.version',
      'context.other.version',
      'a choice is offered only between two decks; the check is there for the types.',
    ),
    equivalent(
      'context.other === null',
      'context.other === null',
      'false',
      'a choice is offered only between two decks; the check is there for the types.',
    ),
    survived(
      "isLevel: ({ context }) => context.present === context.stored && context.submission === 'none',",
      "context.submission === 'none'",
      'true',
      'no way was found to be level with a submission still asked for; not shown to be impossible.',
    ),
    ...["'save'", "'loadOther'"].map((name) =>
      survived(`id: ${name},`, name, '""', 'the name of a call is read by tools and nobody else.'),
    ),
    equivalent(
      "const refusalOf = (reply: SaveReply) => ({ message: reply.ok ? '' : reply.message });",
      "''",
      '"Stryker was here!"',
      'only a refused save leads here; the check is there for the types.',
    ),
    ...[
      ['!reply.ok', 'false'],
      ["'A refused save has nothing to remember.'", '""'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        "if (!reply.ok) throw new Error('A refused save has nothing to remember.');",
        original,
        replacement,
        'refused saves were sorted out before; the check is there for the types.',
      ),
    ),
    equivalent(
      'if (next === present) return { present, past, future };',
      '{ present, past, future }',
      '{}',
      'what is assigned is what is there already.',
    ),
  ],
  authorisedRequest: [
    equivalent(
      "const giveUp = () => actor.send({ type: 'caller.gaveUp', reason: signal?.reason });",
      'signal?.reason',
      'signal.reason',
      'only the signal calls this, so there is one; the check is there for the types.',
    ),
    ...[
      ['{ once: true }', '{}'],
      ['true', 'false'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        "signal?.addEventListener('abort', giveUp, { once: true });",
        original,
        replacement,
        'a signal aborts once only.',
      ),
    ),
  ],
  draftRoom: [
    equivalent(
      "Promise.reject(new Error('provide `sendPick`')),",
      "'provide `sendPick`'",
      '""',
      'the room tells every fault of a pick in the same words and drops those of the fault.',
    ),
    ...[
      ['picking?.cardInstanceIds', 'picking.cardInstanceIds'],
      ['picking?.burnIds', 'picking.burnIds'],
      ['[]', '["Stryker was here"]'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        'refusal: { message, cardIds: [...(picking?.cardInstanceIds ?? []), ...(picking?.burnIds ?? [])] },',
        original,
        replacement,
        'only a pick that was begun can be refused, so there is always one; the check is there for the types.',
      ),
    ),
    equivalent(
      "isSeated: ({ context }) => !['unknown', 'watching', 'over'].includes(turnOf(context)),",
      "'over'",
      '""',
      'whether the draft is over was asked just before.',
    ),
    equivalent(
      'context.room !== null && withChange(context.room, change) !== null,',
      'context.room !== null',
      'true',
      'whether there is a room was asked before; the check is there for the types.',
    ),
    equivalent(
      'context.room !== null && change.version <= context.room.version,',
      'context.room !== null',
      'true',
      'whether there is a room was asked just before; the check is there for the types.',
    ),
    equivalent(
      "isMeantFor(context, pointed) && pickingOf(context, 'main', id) !== null,",
      "'main'",
      '""',
      'where the card would go does not decide whether it may be picked.',
    ),
  ],
  lifecycle: [
    equivalent(
      'export const lifecycleMachine = setup({',
      '{\n  types: { events: {} as LifecycleEvent },\n}',
      '{}',
      'nothing but types, which are erased, is left out.',
    ),
    equivalent(
      "if (snapshot.status !== 'active' || !snapshot.can(event)) return null;",
      "snapshot.status !== 'active'",
      'false',
      'a table that is over takes no event, so the other half answers the same.',
    ),
  ],
  notificationQueue: [
    equivalent(
      'isRejected: (_, wish: NoticeWish) => rejectionOf(wish) !== null,',
      'rejectionOf(wish) !== null',
      'true',
      'every state under the line takes each wish that is not rejected before this guard is asked.',
    ),
    ...['true', 'notice.id !== id'].map((replacement) =>
      equivalent(
        'isShown: ({ context }, { id }: { id: string }) => context.shown.some((notice) => notice.id === id),',
        'notice.id === id',
        replacement,
        'removing a notice that is not there removes nothing, and the only one that is shown is seen to before.',
      ),
    ),
    equivalent(
      'context.shown.length === 1 && context.shown[0]?.id === id,',
      'context.shown[0]?.id',
      'context.shown[0].id',
      'the list was just found to have one entry.',
    ),
    equivalent(
      "params: ({ event }) => ({ text: event.text, reason: rejectionOf(event) ?? '' }),",
      "''",
      '"Stryker was here!"',
      'the guard let only rejected wishes through, and those have a reason.',
    ),
    equivalent(
      "position: wish.position !== undefined && isPosition(wish.position) ? wish.position : 'top',",
      'wish.position !== undefined && isPosition(wish.position)',
      'wish.position !== undefined || isPosition(wish.position)',
      'a wish with a wrong position was rejected before, and no position is none of the allowed ones.',
    ),
    equivalent(
      "position: wish.position !== undefined && isPosition(wish.position) ? wish.position : 'top',",
      'wish.position !== undefined',
      'true',
      'no position is none of the allowed ones; the check is there for the types.',
    ),
    equivalent(
      'if (notice.runsSinceMs === null) return notice;',
      'notice.runsSinceMs === null',
      'false',
      'only notices that stay are still when times are held, and what remains of no time is no time.',
    ),
  ],
  booster: [
    equivalent(
      "if (refusal || !pack) return { ok: false, refusal: refusal ?? 'packMovedOn' };",
      "'packMovedOn'",
      '""',
      'a seat without a pack was refused with that word before; the check is there for the types.',
    ),
    ...[
      ["phase !== 'complete' && unopened.length > 0", "phase !== 'complete' || unopened.length > 0"],
      ["phase !== 'complete'", 'true'],
      ["'complete'", '""'],
      ['unopened.length > 0', 'true'],
      ['unopened.length > 0', 'unopened.length >= 0'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        "phase !== 'complete' && unopened.length > 0 && seats.every((seat) => seat.queue.length === 0);",
        original,
        replacement,
        'with no pack in front of anybody a draft is complete exactly when none is unopened: each half says the other.',
      ),
    ),
    ...[
      ["operation?.does === 'decide'", 'true'],
      ['operation?.does', 'operation.does'],
      ['-1', '+1'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        "step: operation?.does === 'decide' ? operation.next : -1,",
        original,
        replacement,
        'a pick is accepted only of a pack that stands at a decision; the check is there for the types.',
      ),
    ),
    equivalent(
      'const isComplete = settle(work, setup.template.rounds, []);',
      '[]',
      '["Stryker was here"]',
      'no round is open yet, so no seat is looked at.',
    ),
    ...[
      ['instances[cardId]', 'false'],
      ["'Two card instances have the same id: this secret cannot be used'", '""'],
    ].map(([original = '', replacement = '']) =>
      survived(
        "if (instances[cardId]) throw new Error('Two card instances have the same id: this secret cannot be used');",
        original,
        replacement,
        'ids have 60 bits of chance: no secret is known that draws one twice.',
      ),
    ),
    ...[
      ["step.do !== 'pass'", 'true'],
      ["'pass'", '""'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        "return step.do === 'discardRest' || (step.do !== 'pass' && step.count >= 1);",
        original,
        replacement,
        'a pass has no count, and what is missing is not at least one; the check is there for the types.',
      ),
    ),
    equivalent(
      'queue: opened[index] ? [opened[index]] : [],',
      '[]',
      '["Stryker was here"]',
      'a round has a pack for every seat; the check is there for the types.',
    ),
    ...[
      ["operation.does === 'discardRest'", 'false'],
      ["'discardRest'", '""'],
    ].flatMap(([original = '', replacement = '']) => [
      equivalent(
        "if (!operation || operation.does === 'discardRest') {",
        original,
        replacement,
        'a discard asks for nothing and leads to no step, and what stands at no step is discarded all the same.',
      ),
      equivalent(
        "if (!operation || operation.does === 'discardRest') break;",
        original,
        replacement,
        'a discard asks for nothing and leads to no step, where the count ends all the same.',
      ),
    ]),
    equivalent(
      'const own = seat === null ? undefined : state.seats[seat];',
      'seat === null',
      'false',
      'no seat is called null; the check is there for the types.',
    ),
    ...['true', 'false', 'known.size !== 0'].map((replacement) =>
      equivalent(
        'if (known.size === 0) fullPacks.set(setup, known);',
        'known.size === 0',
        replacement,
        'it only saves time: what is not known is reckoned again.',
      ),
    ),
    equivalent(
      'if (size !== undefined) return size;',
      'size !== undefined',
      'false',
      'it only saves time: the same is reckoned again.',
    ),
    equivalent(
      'const kinds = round ? Array.from({ length: setup.seats }, (_, seat) => packOfSeat(round, seat)) : [];',
      '[]',
      '["Stryker was here"]',
      'no pack is called so, and one that the catalogue lacks counts as nothing.',
    ),
    equivalent(
      'setup.catalogue.packs[kind]?.layouts.map(({ slots }) =>',
      'setup.catalogue.packs[kind]?.layouts',
      'setup.catalogue.packs[kind].layouts',
      'no draft is dealt with a pack that the catalogue lacks; the check is there for the types.',
    ),
    equivalent(
      ') ?? [],',
      '[]',
      '["Stryker was here"]',
      'no draft is dealt with a pack that the catalogue lacks; the check is there for the types.',
    ),
  ],
};
