import type { StoredPack, StoredSheet } from '#contract/game.ts';
import type { StoredTemplate } from '#contract/templates.ts';
import { type Reject, rejectRow } from './batch.ts';
import { type Booster, type BoosterSheet, boosterSchema, type SetHead } from './mtgjson5Schema.ts';
import { pickOneRounds } from './passing.ts';
import { rejectIssue } from './rejectIssue.ts';
import { slugOf } from './slug.ts';

interface Boosters {
  readonly packs: StoredPack[];
  readonly templates: StoredTemplate[];
  readonly rejected: Reject[];
  readonly warnings: string[];
}

/** A printed run longer than this is not a fixed pack but a mistake. */
const longestRun = 1000;

/** Variants that people mean by "a draft of this set", best first. */
const draftVariants = ['default', 'draft', 'play', 'set'];

/**
 * The booster block of a set as pack definitions, and a template of three rounds. Printings that nobody knows are
 * left out of their sheet with a warning, so that the rest can be drafted.
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
): StoredPack | null {
  const sheets: Record<string, StoredSheet> = {};
  for (const [index, [name, sheet]] of Object.entries(booster.sheets).entries()) {
    const label = `${head.name}, ${variant} booster, sheet ${name}`;
    const stored = sheetOf(sheet, isKeyKnown, label, out.warnings);
    if (stored) sheets[name] = stored;
    else {
      const column = `booster.${variant}.sheets.${name}`;
      out.rejected.push(rejectRow(index + 1, column, 'no known card', 'a card of the file or of the game'));
    }
  }
  const layouts = layoutsOf(booster, variant, sheets, out.rejected);
  warnAboutShortSheets(head, variant, layouts, sheets, out.warnings);
  if (layouts.length === 0) {
    out.warnings.push(`${head.name}: the ${variant} booster has no layout left and was not imported.`);
    return null;
  }
  return {
    slug: `${slugOf(head.code)}-${slugOf(variant)}`,
    name: variant === 'default' ? `${head.name} booster` : `${head.name} ${variant} booster`,
    layouts,
    sheets,
    replacement: 'pack',
    refill: false,
  };
}

function sheetOf(
  sheet: BoosterSheet,
  isKeyKnown: (key: string) => boolean,
  label: string,
  warnings: string[],
): StoredSheet | null {
  const entries = Object.entries(sheet.cards);
  const known = entries.filter(([key, weight]) => weight > 0 && isKeyKnown(key));
  const lost = entries.filter(([key]) => !isKeyKnown(key)).length;
  if (lost > 0) {
    warnings.push(
      `${label}: ${lost} of ${entries.length} cards are in sets that are not here yet. Import those sets, then this file again.`,
    );
  }
  if (known.length === 0) return null;
  const copies = known.reduce((sum, [, weight]) => sum + weight, 0);
  if (sheet.fixed && copies <= longestRun) {
    const run = known.flatMap(([printing, weight]) =>
      Array.from({ length: Math.round(weight) }, () => ({ printing, weight: 1 })),
    );
    return { kind: { type: 'printRun', groupSize: Math.max(run.length, 1) }, cards: run };
  }
  const cards = known.map(([printing, weight]) => ({ printing, weight }));
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
export function setTemplate(head: Pick<SetHead, 'code' | 'name'>, pack: StoredPack): StoredTemplate {
  const first = pack.layouts[0]?.slots.reduce((sum, slot) => sum + slot.count, 0) ?? 0;
  return {
    slug: `${slugOf(head.code)}-draft`,
    name: `${head.name} draft`,
    blurb: `Three packs of ${first} cards from ${head.name}.`,
    format: 'booster',
    rounds: pickOneRounds([pack.slug, pack.slug, pack.slug]),
    seats: 8,
    clock: 'standard',
  };
}
