import type { StoredPack, StoredSheet } from '#contract/games/game.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import { type Reject, rejectRow } from '../batch.ts';
import { type FittedPack, fitPack, type ImportedPack } from '../boosters/fitPack.ts';
import { slugOf } from '../parsing/slug.ts';
import { pickOneRounds } from '../passing.ts';
import { rejectIssue } from '../rejectIssue.ts';
import { type Booster, type BoosterSheet, boosterSchema, type SetHead } from './mtgjson5Schema.ts';

interface Boosters {
  readonly packs: ImportedPack[];
  readonly templates: StoredTemplate[];
  readonly rejected: Reject[];
  readonly warnings: string[];
}

/** A printed run longer than this is not a fixed pack but a mistake. */
const longestRun = 1000;

/** Variants that people mean by "a draft of this set", best first. */
const draftVariants = ['default', 'draft', 'play', 'set'];

/**
 * The booster block of a set as pack definitions, and a template of three rounds. Cards of other sets that aren't known
 * are left out with a warning until those sets come, so that the rest can be drafted.
 */
export function readBoosters(head: SetHead, isKeyKnown: (key: string) => boolean): Boosters {
  const out: Boosters = { packs: [], templates: [], rejected: [], warnings: [] };
  const variants: string[] = [];
  for (const [index, [variant, value]] of Object.entries(head.booster ?? {}).entries()) {
    const booster = boosterSchema.safeParse(value);
    if (!booster.success) {
      const reject = rejectIssue(index + 1, value, booster.error);
      out.rejected.push({ ...reject, column: `booster.${variant}.${reject.column}` });
      continue;
    }
    const pack = packOf(head, variant, booster.data, isKeyKnown, out);
    if (!pack) continue;
    out.packs.push(pack);
    variants.push(variant);
  }
  const chosen = draftVariants.find((variant) => variants.includes(variant)) ?? variants[0];
  const pack = out.packs[variants.indexOf(chosen ?? '')];
  if (pack) out.templates.push(setTemplate(head, pack));
  return out;
}

function packOf(
  head: SetHead,
  variant: string,
  booster: Booster,
  isKeyKnown: (key: string) => boolean,
  out: Boosters,
): ImportedPack | null {
  const sheets = Object.fromEntries(
    Object.entries(booster.sheets).flatMap(([name, sheet]) => {
      const whole = sheetOf(sheet);
      return whole ? [[name, whole]] : [];
    }),
  );
  const layouts = layoutsOf(booster, variant, sheets, out.rejected);
  const used = new Set(layouts.flatMap(({ slots }) => slots.map(({ name }) => name)));
  const whole: StoredPack = {
    slug: `${slugOf(head.code)}-${slugOf(variant)}`,
    name: variant === 'default' ? `${head.name} booster` : `${head.name} ${variant} booster`,
    layouts,
    sheets: Object.fromEntries(Object.entries(sheets).filter(([name]) => used.has(name))),
    replacement: 'pack',
    refill: false,
  };
  const elsewhere = booster.sourceSetCodes.filter((code) => code !== head.code);
  const fitted = fitPack(whole, isKeyKnown, elsewhere);
  out.warnings.push(...missingWords(`${head.name}, ${variant} booster`, fitted, elsewhere));
  if (fitted.pack === null) {
    out.warnings.push(`${head.name}: the ${variant} booster has no layout left and was not imported.`);
    return null;
  }
  warnAboutShortSheets(head, variant, fitted.pack.layouts, fitted.pack.sheets, out.warnings);
  return fitted.pack;
}

/** What of a booster is left out until the sets of its cards are here. */
function missingWords(
  label: string,
  { partial, slots, layouts }: FittedPack,
  sets: readonly string[],
): string[] {
  const which = sets.length > 0 ? `the sets ${sets.join(', ')}` : 'those sets';
  const then = `Import ${which} to complete it.`;
  return [
    ...slots.map(
      (slot) =>
        `${label}: the slot ${slot} is left out, because its cards are in sets that aren’t here yet. ${then}`,
    ),
    ...layouts.map(
      ({ layout, sheet }) =>
        `${label}: ${layout} is left out, because the cards of its sheet ${sheet} are in sets that aren’t here yet. ${then}`,
    ),
    ...partial.map(
      ({ sheet, missing, of }) =>
        `${label}: ${missing} of the ${of} cards of sheet ${sheet} are in sets that aren’t here yet. ${then}`,
    ),
  ];
}

function sheetOf(sheet: BoosterSheet): StoredSheet | null {
  const entries = Object.entries(sheet.cards).filter(([, weight]) => weight > 0);
  if (entries.length === 0) return null;
  const copies = entries.reduce((sum, [, weight]) => sum + weight, 0);
  if (sheet.fixed && copies <= longestRun) {
    const run = entries.flatMap(([printing, weight]) =>
      Array.from({ length: Math.round(weight) }, () => ({ printing, weight: 1 })),
    );
    return { kind: { type: 'printRun', groupSize: Math.max(run.length, 1) }, cards: run };
  }
  const cards = entries.map(([printing, weight]) => ({ printing, weight }));
  return {
    kind: { type: 'random' },
    cards,
    ...(sheet.balanceColors && { balanceBy: 'lanes' as const }),
    ...(sheet.allowDuplicates && { mayRepeat: true }),
  };
}

function layoutsOf(
  booster: Booster,
  variant: string,
  sheets: Readonly<Record<string, StoredSheet>>,
  rejected: Reject[],
): StoredPack['layouts'] {
  const layouts: StoredPack['layouts'] = [];
  for (const [index, { contents, weight }] of booster.boosters.entries()) {
    const wanted = Object.entries(contents).filter(([, count]) => count > 0);
    const missing = wanted.find(([sheet]) => !Object.hasOwn(sheets, sheet));
    if (missing || wanted.length === 0 || weight === 0) {
      const column = `booster.${variant}.boosters.contents`;
      const found = missing?.[0] ?? 'an empty layout';
      rejected.push(rejectRow(index + 1, column, found, 'a weight and sheets with cards'));
      continue;
    }
    const slots = wanted.map(([sheet, count]) => ({
      name: sheet,
      count,
      finish: booster.sheets[sheet]?.foil ? ('foil' as const) : ('plain' as const),
      sheets: [{ sheet, weight: 1 }],
    }));
    layouts.push({ name: `Layout ${index + 1}`, weight, slots });
  }
  return layouts;
}

/** A sheet that has fewer cards than a pack takes starts anew inside the pack. */
function warnAboutShortSheets(
  head: SetHead,
  variant: string,
  layouts: StoredPack['layouts'],
  sheets: Readonly<Record<string, StoredSheet>>,
  warnings: string[],
): void {
  const isShort = ({ name, count }: StoredPack['layouts'][number]['slots'][number]) => {
    const sheet = sheets[name];
    return sheet?.kind.type === 'random' && !sheet.mayRepeat && count > (sheet.cards?.length ?? 0);
  };
  const names = layouts.flatMap(({ slots }) => slots.filter(isShort).map(({ name }) => name));
  for (const name of new Set(names)) {
    warnings.push(
      `${head.name}, ${variant} booster: sheet ${name} has fewer cards than a pack takes, so cards repeat in a pack.`,
    );
  }
}

/** Three rounds of one pack, as a set is drafted. */
export function setTemplate(head: Pick<SetHead, 'code' | 'name'>, pack: ImportedPack): StoredTemplate {
  const first = pack.layouts[0]?.slots.reduce((sum, slot) => sum + slot.count, 0) ?? 0;
  return {
    slug: `${slugOf(head.code)}-draft`,
    name: `${head.name} draft`,
    blurb:
      pack.waiting === undefined
        ? `Three packs of ${first} cards from ${head.name}.`
        : `Three packs from ${head.name}.`,
    format: 'booster',
    rounds: pickOneRounds([pack.slug, pack.slug, pack.slug]),
    seats: 8,
    clock: 'standard',
  };
}
