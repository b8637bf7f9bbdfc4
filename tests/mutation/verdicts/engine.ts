import { equivalent, survived, type Verdicts } from './verdict.ts';

export const engineVerdicts: Verdicts = {
  packs: [
    survived(
      'return blocked.length === 0 ? taken : [...new Set([...taken, ...blocked])];',
      'blocked.length === 0',
      'false',
      'it only saves time wherever no entry was noted twice; that one can be was not shown to be impossible.',
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
      'const named = (sheet.cards ?? []).flatMap(({ printing, weight, finish }) => {',
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
        'for (let left = isOne ? 1 : slot.count; left > 0 && slot.sheets.length > 0; left -= 1) {',
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
    survived(
      'return steps * (balanceBy ? BALANCED_TRIES : 1) > DRAW_STEPS_AT_MOST;',
      'steps * (balanceBy ? BALANCED_TRIES : 1) > DRAW_STEPS_AT_MOST',
      'steps * (balanceBy ? BALANCED_TRIES : 1) >= DRAW_STEPS_AT_MOST',
      'no sheet is known that meets the bound exactly: steps are a sum of powers.',
    ),
    equivalent(
      'return before.length === 0 ? held : held.slice(before.length);',
      'before.length === 0',
      'false',
      'it only saves time: what is cut off is nothing.',
    ),
    equivalent(
      'const rounds = byRound.has(null) ? pack.rounds : [...byRound.keys()].flatMap((round) => round ?? []);',
      '[]',
      '["Stryker was here"]',
      'whether some packs may be opened in any round was asked just before; the check is there for the types.',
    ),
    equivalent(
      'const { cards: named = [], filter } = stored.sheets[name] ?? {};',
      '[]',
      '["Stryker was here"]',
      'what has no weight above 0 is not counted.',
    ),
    equivalent(
      'if (!filter) return [name, sheet];',
      '!filter',
      'false',
      'it only saves time: without a filter no card of the sheet stands behind those that it names.',
    ),
    equivalent(
      "const kinds = new Set(opened.flatMap((need) => ('printings' in need ? [] : [need.pack])));",
      '[]',
      '["Stryker was here"]',
      'no pack is called so, and one that the catalogue lacks counts as nothing.',
    ),
    equivalent(
      'const slots = layouts.flatMap((layout, at) => (opened.has(at) ? layout.slots : []));',
      '[]',
      '["Stryker was here"]',
      'a slot without a count above 0 gives no card.',
    ),
    ...[
      [
        '[...new Set(keys.flat())].sort((one, other) => sheetOf(one) - sheetOf(other))',
        '[...new Set(keys.flat())]',
      ],
      ['(one, other) => sheetOf(one) - sheetOf(other)', '() => undefined'],
      ['sheetOf(one) - sheetOf(other)', 'sheetOf(one) + sheetOf(other)'],
    ].map(([original = '', replacement = '']) =>
      survived(
        'const all = [...new Set(keys.flat())].sort((one, other) => sheetOf(one) - sheetOf(other));',
        original,
        replacement,
        'in another order the same chances are added up, which tells on their last binary places alone.',
      ),
    ),
    ...[
      ['slots.filter(({ sheets }) => sheets.length === 1)', 'slots'],
      ['sheets.length === 1', 'true'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        'const missing = [...wantedOf(slots.filter(({ sheets }) => sheets.length === 1))].map(([at, wanted]) =>',
        original,
        replacement,
        'where a pile of a slot of several may be too small, sizes are simulated; else none of them lacks a card.',
      ),
    ),
    equivalent(
      'if (count === 0) return;',
      'count === 0',
      'false',
      'it only saves time: a source that gives no card adds 0 to cards that have their chances of other outcomes.',
    ),
    equivalent(
      'const isOne = slot.sheets.length === 1 || slot.oneSheet;',
      'slot.sheets.length === 1',
      'false',
      'it only saves time: card by card the one sheet is chosen each time.',
    ),
    survived(
      "const stream = streamOf('odds');",
      "'odds'",
      '""',
      'other packs are opened, whose odds are as right.',
    ),
    ...[
      [
        'size.length * widths.reduce((sum, { width }) => sum + width, 0)',
        'size.length / widths.reduce((sum, {\n  width\n}) => sum + width, 0)',
      ],
      ['(sum, { width }) => sum + width', '() => undefined'],
      ['sum + width', 'sum - width'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        'const begins = size.length * widths.reduce((sum, { width }) => sum + width, 0);',
        original,
        replacement,
        'it only saves time: each beginning is a walk, and walks are counted once more.',
      ),
    ),
    ...[
      ['begins * count > STEPS_AT_MOST', 'false'],
      ['begins * count', 'begins / count'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        'if (begins * count > STEPS_AT_MOST) return null;',
        original,
        replacement,
        'it only saves time: each beginning is a walk, and walks are counted once more.',
      ),
    ),
    equivalent(
      "if (pile.sheet.kind.type !== 'random') return;",
      "pile.sheet.kind.type !== 'random'",
      'false',
      'it only saves time: no card is taken from the pile of a sheet that is laid out.',
    ),
    ...[
      ['entries.filter(({ weight }) => weight > 0)', 'entries'],
      ['weight > 0', 'true'],
      ['weight > 0', 'weight >= 0'],
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
      'if (!definition) return [];',
      '!definition',
      'false',
      'no draft is dealt with a pack that the catalogue lacks; the check is there for the types.',
    ),
    equivalent(
      'if (!definition) return [];',
      '[]',
      '["Stryker was here"]',
      'no draft is dealt with a pack that the catalogue lacks; the check is there for the types.',
    ),
  ],
};
