import { Box, VisuallyHidden } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import type { CardView } from '#contract/room/room.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import { DecideButton } from '../pieces/DecisionBar.tsx';
import { useChoosing, useEnterDecides } from '../pieces/useChoosing.ts';
import { PileTray, Trays } from './PileTray.tsx';
import { pileWords } from './pileWords.ts';

interface OfferedPilesProps {
  readonly first: readonly CardView[];
  readonly second: readonly CardView[];
  readonly isWide: boolean;
}

const PILES = ['first', 'second'] as const;

/** Both piles, large. The chooser selects one with a click, 1 or 2, and takes it with its button or Enter. */
export function OfferedPiles({ first, second, isWide }: OfferedPilesProps) {
  const t = useMessages('boards');
  const { view } = useTable();
  const { usesSingleKeys } = usePreferences();
  const { options, chosen, commandOf, reserve } = useChoosing();
  const isAsked = options.length > 0;
  const decideOnEnter = useEnterDecides(commandOf(chosen));
  const onKey = (event: KeyboardEvent) => {
    decideOnEnter(event);
    const name = PILES[Number(event.key) - 1];
    if (!isAsked || name === undefined || !usesSingleKeys) return;
    event.preventDefault();
    event.stopPropagation();
    reserve(name);
  };
  const cards = { first, second };
  return (
    <Trays isWide={isWide} onKeyDownCapture={onKey}>
      {PILES.map((name) => (
        <Box
          key={name}
          cursor={isAsked ? 'pointer' : undefined}
          onClick={({ target }) => {
            if (isAsked && !(target instanceof Element && target.closest('button'))) reserve(name, 'pointer');
          }}
        >
          <PileTray name={name} cards={cards[name]} isLit={chosen === name} empty={t('pileEmpty')}>
            {isAsked && (
              <DecideButton command={commandOf(name)} isMain={chosen === name}>
                {t('takeThisPile')}
                <VisuallyHidden> {wordsOf(name)}</VisuallyHidden>
              </DecideButton>
            )}
          </PileTray>
        </Box>
      ))}
    </Trays>
  );

  function wordsOf(name: (typeof PILES)[number]): string {
    return pileWords(
      t,
      name,
      cards[name].flatMap(({ card }) => view.faces[card]?.name ?? []),
    );
  }
}
