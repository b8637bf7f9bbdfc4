import type { PackRow } from '#contract/admin/packs.ts';
import { rulesOf, type StoredTemplate } from '#contract/games/templates.ts';
import type { Outline } from '#engine/core/template.ts';
import { outlineOf, packsOpened } from '#engine/formats/outline.ts';
import type { PackDefinition } from '#engine/packs/definition.ts';
import { sizeProblem } from '#engine/packs/limits.ts';
import { findShortages } from '#engine/packs/odds/capacity.ts';
import { currentLocale } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { type BenchCatalogue, openablePack } from '../packs/bench/packFigures.ts';

/** What a template comes to: its length, the cards of a full pack, and what would run out at its table. */
export interface TemplateFigures {
  readonly outline: Outline;
  readonly fullPack: number;
  readonly problems: readonly { readonly isFatal: boolean; readonly sentence: string }[];
}

const FULL_PACK = 15;

export function templateFigures(
  template: StoredTemplate,
  packs: readonly PackRow[],
  catalogue: BenchCatalogue,
): TemplateFigures {
  const rules = rulesOf(template);
  const slugs = [...new Set(packsOpened(rules, template.seats).map(({ pack }) => pack))];
  const opened = slugs.flatMap((slug) => {
    const row = packs.find(({ pack }) => pack.slug === slug);
    return row ? [{ slug, name: row.pack.name, result: openablePack(row.pack, catalogue) }] : [];
  });
  const definitions: Record<string, PackDefinition> = Object.fromEntries(
    opened.flatMap(({ slug, result }) => (result.ok ? [[slug, result.definition]] : [])),
  );
  const t = messagesFor(currentLocale(), 'adminTemplates');
  const unopenable = opened.flatMap(({ name, result }) =>
    result.ok ? [] : [{ isFatal: true, sentence: t('packClosed', { pack: name, why: result.sentence }) }],
  );
  const sizeOf = (slug: string) => sizeOfPack(definitions[slug]);
  const outline = outlineOf(rules, template.seats, sizeOf);
  const fullPack = Math.max(0, ...slugs.map(sizeOf));
  const problems = unopenable.length > 0 ? unopenable : shortagesOf(template, definitions, catalogue);
  return { outline, fullPack, problems };
}

function sizeOfPack(definition: PackDefinition | undefined): number {
  if (!definition) return FULL_PACK;
  return Math.max(
    0,
    ...definition.layouts.map(({ slots }) => slots.reduce((sum, { count }) => sum + count, 0)),
  );
}

function shortagesOf(
  template: StoredTemplate,
  definitions: Record<string, PackDefinition>,
  { cards }: BenchCatalogue,
): TemplateFigures['problems'] {
  const catalogue = {
    game: { slug: '', name: '' },
    cards,
    lanes: [],
    laneRule: { kind: 'any' as const },
    deckSize: 0,
    rarities: [],
    packs: definitions,
  };
  const opened = packsOpened(rulesOf(template), template.seats, catalogue);
  const size = sizeProblem({ catalogue }, opened);
  const short = findShortages(definitions, cards, opened).map(({ scope, has, sentence }) => ({
    isFatal: scope === 'table' || has === 0,
    sentence,
  }));
  return [...(size === null ? [] : [{ isFatal: true, sentence: size }]), ...short];
}
