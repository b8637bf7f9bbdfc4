import { type DraftSource, sourceOfStored } from '#contract/formatChoices/draftSource.ts';
import { type FormatChoice, formatChoices } from '#contract/formatChoices/formatChoices.ts';
import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import { outlineOf } from '#engine/formats/outline.ts';
import { minutesOf } from '../drafts/tableRecord.ts';
import type { ReadOwnList } from './readOwnList.ts';

/** What the pack of a list is enough for; null where it has no pack. */
function sourceOfList(list: ReadOwnList): DraftSource | null {
  const [pack] = list.packs;
  return pack ? sourceOfStored(pack, list.cards, list.cards.length, list.definition.deckSize) : null;
}

/** Every format for the list. Where its settings say how packs are drafted, that is the booster draft. */
export function choicesOfList(list: ReadOwnList): readonly FormatChoice[] {
  const source = sourceOfList(list);
  if (source === null) return [];
  const own = list.templates.find(({ format }) => format === 'booster');
  return formatChoices(source).map((choice) =>
    choice.format === 'booster' && choice.refusal === null && own
      ? { ...choice, template: { ...own, name: choice.template.name } }
      : choice,
  );
}

/** The choices as hosts read them. */
export const offeredOf = (list: ReadOwnList): OfferedFormat[] => {
  const packSize = sourceOfList(list)?.packSize ?? 1;
  return choicesOfList(list).map(({ format, template, seats, refusal, note }) => ({
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
