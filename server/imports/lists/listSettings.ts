import * as z from 'zod/mini';
import { PACK_CARDS_AT_MOST } from '#engine/packs/limits.ts';
import { rejectIssue } from '../rejectIssue.ts';
import { type JsonSection, type ListLine, type ListRefusal, refuseLine } from './listSections.ts';

const weight = z.number().check(z.nonnegative());
const count = z.int().check(z.nonnegative(), z.maximum(1000));
const steps = z.union([count, z.array(count).check(z.minLength(1), z.maxLength(100))]);

const slotSchema = z.object({
  name: z.string().check(z.minLength(1)),
  count,
  foil: z._default(z.boolean(), false),
  sheets: z.optional(
    z.array(z.union([z.string(), z.object({ name: z.string(), weight: z._default(weight, 1) })])),
  ),
});
type SlotSetting = z.infer<typeof slotSchema>;

const layoutSchema = z.object({
  weight: z._default(weight, 1),
  slots: z.union([z.array(slotSchema), z.record(z.string(), count)]),
});

const mostLayouts = 1000;

const settingsSchema = z.object({
  name: z.optional(z.string()),
  boostersPerPlayer: z.optional(z.int().check(z.positive())),
  withReplacement: z._default(z.boolean(), false),
  refillWhenEmpty: z._default(z.boolean(), false),
  duplicateProtection: z._default(z.boolean(), true),
  colorBalance: z._default(z.boolean(), true),
  layoutWithReplacement: z._default(z.boolean(), true),
  boosterSettings: z._default(
    z.array(z.object({ picks: z._default(steps, 1), burns: z._default(steps, 0) })),
    [],
  ),
  layouts: z.optional(
    z
      .record(z.string(), layoutSchema)
      .check(z.refine((layouts) => Object.keys(layouts).length <= mostLayouts)),
  ),
  predeterminedLayouts: z.optional(
    z
      .array(
        z.union([
          z.string(),
          z.array(z.union([z.string(), z.object({ name: z.string(), weight })])),
          z.record(z.string(), weight),
        ]),
      )
      .check(z.maxLength(100)),
  ),
});
/** The settings of a list, defaults filled in. */
export type ListSettings = z.infer<typeof settingsSchema>;

/** Settings that change only how the list looked where it came from. */
const ornaments = ['cubeCobraID', 'cardBack', 'cardTitleHeightFactor', 'showSlots', 'showSheets', 'botModel'];

/** The settings of a list with warnings about those that are not used. */
export interface SettingsRead {
  readonly settings: ListSettings;
  readonly warnings: string[];
}

/** The settings of a list without a `[Settings]` section. */
export function defaultSettings(): ListSettings {
  return settingsSchema.parse({});
}

/** Reads a `[Settings]` section; settings that nobody knows are named in a warning. */
export function readSettings(section: JsonSection): SettingsRead | ListRefusal {
  const read = settingsSchema.safeParse(section.value);
  if (!read.success) {
    const reject = rejectIssue(section.line, section.value, read.error);
    const refusal = refuseLine(section.line, reject.column, reject.found, reject.expected);
    return {
      ...refusal,
      sentence: `Line ${section.line}: the setting ${reject.column} is not as expected; found "${reject.found}".`,
    };
  }
  const tooMany = tooManyInATurn(read.data, section.line);
  if (tooMany) return tooMany;
  const given = Object.keys(typeof section.value === 'object' ? (section.value ?? {}) : {});
  const unknown = given.filter((key) => !(key in settingsSchema.shape) && !ornaments.includes(key));
  const warnings = unknown.length > 0 ? [`Settings that are not used: ${unknown.join(', ')}.`] : [];
  return { settings: read.data, warnings };
}

/** The first turn that takes or burns more cards than a pack may have. */
function tooManyInATurn({ boosterSettings }: ListSettings, line: number): ListRefusal | null {
  for (const [round, own] of boosterSettings.entries())
    for (const name of ['picks', 'burns'] as const) {
      const most = Math.max(...[own[name]].flat());
      if (most <= PACK_CARDS_AT_MOST) continue;
      const column = `boosterSettings.${round}.${name}`;
      const refusal = refuseLine(line, column, `${most}`, `at most ${PACK_CARDS_AT_MOST}`);
      const sentence = `Line ${line}: the setting ${column} asks for ${most} cards in one turn; at most ${PACK_CARDS_AT_MOST} are possible.`;
      return { ...refusal, sentence };
    }
  return null;
}

/** A layout of a list, whichever way it was written. */
export interface ListLayout {
  readonly name: string;
  readonly weight: number;
  readonly slots: readonly ListSlot[];
}

/** A slot of a layout: `count` cards, all from one of its sheets. */
export interface ListSlot {
  readonly name: string;
  readonly count: number;
  readonly isFoil: boolean;
  readonly sheets: readonly { readonly sheet: string; readonly weight: number }[];
}

/** The layouts of the settings; `Rare##Legendary` is a sheet of its own that is shown as `Rare`. */
export function layoutsOfSettings(settings: ListSettings): ListLayout[] | null {
  if (!settings.layouts) return null;
  return Object.entries(settings.layouts).map(([name, layout]) => ({
    name,
    weight: layout.weight,
    slots: Array.isArray(layout.slots)
      ? layout.slots.map(slotOfSetting)
      : Object.entries(layout.slots).map(([sheet, cards]) => plainSlot(sheet, cards)),
  }));
}

/** A slot that takes from the sheet of its own name. */
export function plainSlot(sheet: string, cards: number): ListSlot {
  return { name: shownName(sheet), count: cards, isFoil: false, sheets: [{ sheet, weight: 1 }] };
}

function slotOfSetting(slot: SlotSetting): ListSlot {
  const sheets = slot.sheets ?? [slot.name];
  return {
    name: shownName(slot.name),
    count: slot.count,
    isFoil: slot.foil,
    sheets: sheets.map((entry) =>
      typeof entry === 'string' ? { sheet: entry, weight: 1 } : { sheet: entry.name, weight: entry.weight },
    ),
  };
}

function shownName(name: string): string {
  const shown = name.split('##')[0]?.trim() ?? '';
  return shown === '' ? name : shown;
}

/** Reads the older `[Layouts]` section: ` - Normal (3)`, then ` 10 Common` lines. */
export function readLegacyLayouts(lines: readonly ListLine[]): ListLayout[] | ListRefusal {
  const layouts: { name: string; weight: number; slots: ListSlot[] }[] = [];
  for (const { line, text } of lines) {
    const head = /^-\s*(\S.*?)\s*\((\d{1,9})\)$/.exec(text);
    const slot = /^(\d{1,3})\s+(\S.*)$/.exec(text);
    const current = layouts.at(-1);
    if (head?.[1] && head[2]) layouts.push({ name: head[1], weight: Number(head[2]), slots: [] });
    else if (slot?.[1] && slot[2] && current) current.slots.push(plainSlot(slot[2], Number(slot[1])));
    else
      return refuseLine(line, 'Layouts', text, 'a layout such as - Normal (3) or a slot such as 10 Common');
  }
  return layouts;
}
