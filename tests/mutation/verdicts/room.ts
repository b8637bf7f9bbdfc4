import { equivalent, survived, type Verdicts } from './verdict.ts';

export const roomVerdicts: Verdicts = {
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
  roomFolding: [
    survived(
      'room !== null && picked !== null && picked.version === room.version && isSameTurn(picked, turnNameOf(room));',
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
};
