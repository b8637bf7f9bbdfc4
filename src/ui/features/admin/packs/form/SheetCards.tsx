import { Box, Button, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { memo, useCallback, useMemo, useRef } from 'react';
import type { BenchCard } from '#contract/admin/packs.ts';
import type { StoredSheet } from '#contract/games/game.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import IconClose from '~icons/ph/x';
import { useNameSearch } from '../useNameSearch.ts';
import { IconAct } from './buttons.tsx';
import { FieldRow, UNLABELLED } from './FieldRow.tsx';
import { More } from './LayoutsForm.tsx';
import { NumberField } from './NumberField.tsx';
import { replaced, without } from './packForm.ts';

type NamedCard = NonNullable<StoredSheet['cards']>[number];

interface SheetCardsProps {
  readonly named: readonly NamedCard[];
  readonly cards: readonly BenchCard[];
  readonly onChange: (named: NamedCard[] | undefined) => void;
}

const SHOWN_CARDS = 60;

/** Cards that the sheet names one by one, each with its weight or, in a pile, its copies. */
export function SheetCards({ named, cards, onChange }: SheetCardsProps) {
  const t = useMessages('adminPacks');
  const byKey = useMemo(() => new Map(cards.map((card) => [card.printing, card])), [cards]);
  const change = (at: number, entry: NamedCard | null) => {
    const changed = entry === null ? without(named, at) : replaced(named, at, entry);
    onChange(changed.length === 0 ? undefined : changed);
  };
  const latest = useRef(change);
  latest.current = change;
  const onEntry = useCallback<typeof change>((at, entry) => latest.current(at, entry), []);
  return (
    <div>
      {named.length > 0 && (
        <Stack as="ul" aria-label={t('namedCards')} gap="1.5" maxHeight="320px" overflowY="auto">
          {named.slice(0, SHOWN_CARDS).map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a print run may name a card twice
            <CardRow key={at} at={at} entry={entry} card={byKey.get(entry.printing)} onChange={onEntry} />
          ))}
        </Stack>
      )}
      <More count={named.length - SHOWN_CARDS} />
      <AddCard cards={cards} onAdd={(printing) => onChange([...named, { printing, weight: 1 }])} />
    </div>
  );
}

interface CardRowProps {
  readonly at: number;
  readonly entry: NamedCard;
  /** Undefined where the game has no such printing. */
  readonly card: BenchCard | undefined;
  readonly onChange: (at: number, entry: NamedCard | null) => void;
}

/** Memoised, since a sheet may name many and one changes at a time. */
const CardRow = memo(function CardRow({ at, entry, card, onChange }: CardRowProps) {
  const t = useMessages('adminPacks');
  const name = card?.name ?? entry.printing;
  return (
    <HStack as="li" gap="2" css={UNLABELLED}>
      <Text flex="1" truncate color={card ? 'fg' : 'danger.fg'}>
        {card ? name : t('notInGame', { printing: name })}
        {card && <Printing of={card} finish={entry.finish} />}
      </Text>
      <Box width="76px">
        <NumberField
          label={t('weightOf', { name })}
          isWhole={false}
          value={entry.weight}
          onChange={(weight) => onChange(at, { ...entry, weight })}
        />
      </Box>
      <IconAct icon={IconClose} label={t('remove', { name })} onClick={() => onChange(at, null)} />
    </HStack>
  );
});

const Printing = ({ of: { set, number }, finish }: { of: BenchCard; finish?: string | undefined }) => (
  <Text as="small" color="fg.muted">
    {' '}
    {[set, number, finish].filter(Boolean).join(' ')}
  </Text>
);

interface AddCardProps {
  readonly cards: readonly BenchCard[];
  readonly onAdd: (printing: string) => void;
}

const SUGGESTED = 8;

function AddCard({ cards, onAdd }: AddCardProps) {
  const t = useMessages('adminPacks');
  const { words, found, clear, input } = useNameSearch(cards);
  const isAsked = words.length >= 2;
  const add = ({ printing }: BenchCard) => {
    onAdd(printing);
    clear();
  };
  return (
    <FieldRow>
      <Box minWidth="220px" maxWidth="320px">
        <FormField label={t('addCard')}>
          <FormInput {...input} />
        </FormField>
      </Box>
      <VisuallyHidden role="status">{isAsked && t('found', { count: found.length })}</VisuallyHidden>
      {isAsked &&
        found.slice(0, SUGGESTED).map((card) => (
          <Button key={card.printing} size="sm" variant="ghost" onClick={() => add(card)}>
            {card.name} <Printing of={card} />
          </Button>
        ))}
      {isAsked && found.length === 0 && (
        <Text color="fg.muted" textStyle="dense">
          {t('noneFound')}
        </Text>
      )}
    </FieldRow>
  );
}
