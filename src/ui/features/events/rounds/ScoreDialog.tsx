import { SimpleGrid } from '@chakra-ui/react';
import { useState } from 'react';
import type { Score } from '#engine/events/event.types.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { ChoiceField } from '../settings/fields.tsx';

interface ScoreDialogProps {
  readonly title: string;
  /** The two players, in the order of the score. */
  readonly names: readonly [string, string];
  readonly gamesToWin: 1 | 2;
  /** The verb. */
  readonly words: string;
  readonly onClose: () => void;
  readonly onScore: (score: Score) => void;
}

const MOST_DRAWS = 3;
const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, games) => [games, String(games)] as const);

/** Games won by each and drawn, for results that no button offers. */
export function ScoreDialog({ title, names, gamesToWin, words, onClose, onScore }: ScoreDialogProps) {
  const t = useMessages('eventPages');
  const [{ wins, draws }, setScore] = useState<Score>({ wins: [0, 0], draws: 0 });
  const [first, second] = wins;
  const areBothWinners = first === gamesToWin && second === gamesToWin;
  const isNothing = first + second + draws === 0;
  const reason = areBothWinners ? t('bothWon') : isNothing ? t('noGamesPlayed') : undefined;
  return (
    <ModalDialog
      title={title}
      isOpen
      onClose={onClose}
      confirm={{ words, reason, onConfirm: () => onScore({ wins, draws }) }}
    >
      <SimpleGrid
        columns={{ base: 1, sm: 2 }}
        gap="3.5"
        css={{ '& > :last-child': { gridColumn: '1 / -1' } }}
      >
        {names.map((name, side) => (
          <ChoiceField
            key={name}
            label={t('gamesWonBy', { name })}
            value={wins[side] ?? 0}
            choices={upTo(gamesToWin)}
            onChoose={(own) => setScore({ wins: side === 0 ? [own, second] : [first, own], draws })}
          />
        ))}
        <ChoiceField
          label={t('drawnGames')}
          value={draws}
          choices={upTo(MOST_DRAWS)}
          onChoose={(games) => setScore({ wins, draws: games })}
        />
      </SimpleGrid>
    </ModalDialog>
  );
}
