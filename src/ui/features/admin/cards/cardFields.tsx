import { GridItem, SimpleGrid } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import type { CardGame, PrintingForm } from '#contract/admin/cards.ts';
import type { FeatureSentences } from '#src/ui/messages/language.ts';
import type { ReactTranslator } from '#src/ui/messages/useMessages.ts';
import { Checks } from '../editor/Checks.tsx';
import { MaybeLine } from '../editor/MaybeLine.tsx';
import { MaybeNumber } from '../editor/MaybeNumber.tsx';
import type { FieldWords } from '../editor/RecordFormField.tsx';
import { recordFields } from '../editor/recordFields.tsx';
import { newCardSchema, raritiesOf } from './cardForm.ts';

export type CardWords = ReactTranslator<FeatureSentences<'adminCards'>>;

const { Choice, Line, Words } = recordFields<Readonly<Record<string, string>>>(newCardSchema);
const { OnOff } = recordFields<Readonly<Record<string, boolean>>>(newCardSchema);

interface ChosenFrom extends FieldWords {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export interface CardFormField extends ChosenFrom {
  readonly Field: ComponentType<ChosenFrom>;
  /** Two of them stand side by side. */
  readonly isHalf?: boolean;
  /** Makes sense for many cards at once. */
  readonly isBulk?: boolean;
}

const HALF = { isHalf: true };
const BULK = { isBulk: true };
const HALF_BULK = { ...HALF, ...BULK };

/** The fields that every game has, labelled by the words of their names. */
export type OwnField = Exclude<keyof typeof newCardSchema.shape, 'lanes'>;
const fieldOf =
  (t: CardWords) =>
  (name: OwnField, Field: ComponentType<ChosenFrom>, more: Partial<CardFormField> = {}): CardFormField => ({
    ...{ name, label: t(name), Field, choices: [], ...more },
  });

export const laneWordOf = ({ look: { laneWord } }: CardGame): string =>
  laneWord.charAt(0).toUpperCase() + laneWord.slice(1);

/** Everything that can be said of a card, the game's own attributes included. */
export function cardFields(game: CardGame, t: CardWords): readonly CardFormField[] {
  const field = fieldOf(t);
  const { lanes, attributes } = game.look;
  const choices = lanes.map(({ key, label }) => ({ value: key, label }));
  return [
    field('name', Line),
    ...(lanes.length === 0
      ? []
      : [{ name: 'lanes', label: laneWordOf(game), Field: Checks, choices, ...BULK }]),
    field('cost', MaybeNumber, HALF_BULK),
    field('costText', Line, { ...HALF, hint: t('costTextHint') }),
    field('type', Line, HALF_BULK),
    field('typeLine', Line, { ...HALF_BULK, hint: t('typeLineHint') }),
    field('stats', MaybeLine, HALF_BULK),
    field('rating', MaybeNumber, { ...HALF_BULK, hint: t('ratingHint') }),
    field('rules', Words),
    ...attributes.map(({ key, label, type }) => ({
      ...{ name: `attributes.${key}`, label, choices: [], ...BULK },
      Field: type === 'number' ? MaybeNumber : MaybeLine,
      hint: type === 'list' ? t('listHint') : undefined,
    })),
    field('flavour', Words),
    field('names', Words, { hint: t('namesHint') }),
  ];
}

/** Where a card was printed, how rare, and with which picture; what it has already can be chosen too. */
export function printingFields(
  game: CardGame,
  { set, rarity }: Pick<PrintingForm, 'set' | 'rarity'>,
  t: CardWords,
): readonly CardFormField[] {
  const field = fieldOf(t);
  const choicesOf = (known: readonly { readonly code: string; readonly name: string }[], own: string) =>
    (known.some(({ code }) => code === own)
      ? known
      : [{ code: own, name: own || t('noneYet') }, ...known]
    ).map(({ code, name }) => ({ value: code, label: name }));
  return [
    field('set', Choice, { ...BULK, choices: choicesOf(game.sets, set) }),
    field('number', Line, HALF),
    field('rarity', Choice, { ...HALF_BULK, choices: choicesOf(raritiesOf(game), rarity) }),
    field('image', MaybeLine, { hint: t('imageHint') }),
    field('isDraftable', OnOff, { ...BULK, hint: t('isDraftableHint') }),
  ];
}

export const CardFields = ({ fields }: { readonly fields: readonly CardFormField[] }) => (
  <SimpleGrid columns={2} columnGap="3" rowGap="4" alignItems="start">
    {fields.map(({ Field, isHalf = false, isBulk: _, ...field }) => (
      <GridItem key={field.name} colSpan={isHalf ? 1 : 2} minWidth="0">
        <Field {...field} />
      </GridItem>
    ))}
  </SimpleGrid>
);
