import { type DraftSource, sourceOfStored } from '#contract/formatChoices/draftSource.ts';
import { type FormatChoice, formatChoices } from '#contract/formatChoices/formatChoices.ts';
import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { StoredTemplate } from '#contract/templates.ts';
import { outlineOf } from '#engine/formats/outline.ts';
import { minutesOf } from '../rooms/tableRecord.ts';
import type { ReadOwnList } from './readOwnList.ts';

/** What the pack of a list of this name is enough for; null where it has no pack. */
export function sourceOfList(list: ReadOwnList, name: string): DraftSource | null {
  const [pack] = list.packs;
  if (!pack) return null;
  return sourceOfStored({ ...pack, name }, list.cards, list.cards.length, list.definition.deckSize);
}

/** Every format for the list. Where its settings say how packs are drafted, that is the booster draft. */
export function choicesOfList(list: ReadOwnList, name: string): readonly FormatChoice[] {
  const source = sourceOfList(list, name);
  if (source === null) return [];
  const own = list.templates.find(({ format }) => format === 'booster');
  return formatChoices(source).map((choice) =>
    choice.format === 'booster' && choice.refusal === null && own
      ? { ...choice, template: { ...own, name: choice.template.name } }
      : choice,
  );
}

/** The choices as hosts read them. */
export const offeredOf = (list: ReadOwnList, name: string): OfferedFormat[] => {
  const packSize = sourceOfList(list, name)?.packSize ?? 1;
  return choicesOfList(list, name).map(({ format, template, seats, refusal, note }) => ({
    ...{ format, name: template.name, blurb: template.blurb, seats: template.seats, clock: template.clock },
    minutes: minutesOfTemplate(template, packSize),
    ...{ playable: [...seats], refusal, note, isSaved: false },
  }));
};

const minutesOfTemplate = (template: StoredTemplate, packSize: number): number =>
  minutesOf({
    decisions: outlineOf(template, template.seats, () => packSize).decisions,
    isSolo: false,
    settings: { clock: template.clock },
  });
