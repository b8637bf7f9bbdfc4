import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { WinstonBoard } from '#engine/formats/winston/winston.types.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { readSeconds, useClock } from '../../useClock.ts';
import { useTable } from '../../useTable.ts';
import { TurnKey } from '../pieces/BoardParts.tsx';
import { DecideButton, DecisionBar } from '../pieces/DecisionBar.tsx';
import { useChoosing } from '../pieces/useChoosing.ts';
import { useTurnKeys } from '../pieces/useTurnKeys.ts';
import { passWords, takeWords } from './winstonWords.ts';

/** The two buttons of a turn, each with what it means. */
export function TakeOrPass({ board }: { readonly board: WinstonBoard }) {
  const t = useMessages('boards');
  const { room } = useRoomParts();
  const { people } = useTable();
  const { commandOf, decide, mayDecide, blocked } = useChoosing();
  const hasClock = useClock(room, readSeconds) !== null;
  const following = people[((board.turnSeat ?? 0) + 1) % Math.max(1, people.length)];
  const next = following?.name ?? t('nextSeat');
  const take = takeWords(t, board, next);
  const pass = passWords(t, board, next);
  useTurnKeys(mayDecide ? { t: () => decide('take'), ...(pass && { p: () => decide('pass') }) } : {});
  return (
    <DecisionBar>
      <SimpleGrid columns={2} gap={{ base: '2.5', sm: '3.5' }} width="min(680px, 100%)">
        <Choice meaning={take.meaning}>
          <DecideButton command={commandOf('take')} reason={blocked} isFull>
            {take.label} <TurnKey name="T" />
          </DecideButton>
        </Choice>
        <Choice meaning={pass?.meaning ?? `${t('mustTake')}.`}>
          <DecideButton
            command={pass && commandOf('pass')}
            reason={pass ? blocked : t('mustTake')}
            isMain={false}
            isFull
          >
            {pass?.label ?? t('noPass')} {pass && <TurnKey name="P" />}
          </DecideButton>
        </Choice>
      </SimpleGrid>
      {hasClock && <Hint isAlone>{t('atZeroStarred')}</Hint>}
    </DecisionBar>
  );
}

const Choice = ({ meaning, children }: Readonly<{ meaning: string; children: ReactNode }>) => (
  <Stack gap="1.5">
    {children}
    <Hint>{meaning}</Hint>
  </Stack>
);

const Hint = ({ children, isAlone = false }: Readonly<{ children: string; isAlone?: boolean }>) => (
  <Text
    px="1"
    fontSize="13px"
    lineHeight="1.35"
    color="fg.muted"
    {...(isAlone && { flexBasis: 'full', textAlign: 'center' })}
  >
    {children}
  </Text>
);
