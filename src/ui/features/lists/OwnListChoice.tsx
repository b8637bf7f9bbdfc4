import { Box, Stack, Text } from '@chakra-ui/react';
import { can } from '#contract/can.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { BringField } from './BringField.tsx';
import type { LoadListPorts } from './listPorts.ts';
import { ListChoices } from './SavedLists.tsx';
import type { BringList } from './useBringList.ts';

interface OwnListChoiceProps {
  readonly list: BringList;
  readonly user: CurrentUser;
  readonly loadLists: LoadListPorts;
  /** Whether a list is what is drafted; a game is otherwise. */
  readonly isChosen: boolean;
  /** Whether the field starts with the focus. */
  readonly isFirst: boolean;
  readonly onChoose: () => void;
}

/** “Your cube or list”, among the things that can be drafted. */
export function OwnListChoice({ isFirst, ...props }: OwnListChoiceProps) {
  const t = useMessages('lists');
  const { list, user, isChosen } = props;
  return (
    <SystemProvider>
      <Box
        mb="3"
        padding="3.5"
        border="line"
        borderColor={isChosen ? 'brass.fg' : 'border'}
        borderRadius="12px"
        background={isChosen ? 'brass.subtle' : 'bg.panel'}
      >
        <Stack gap="3">
          <Text color="fg" fontWeight="semibold" fontSize="md">
            {t('title')}
          </Text>
          <BringField list={list} mayFetch={can(user, 'fetchCubes')} isFirst={isFirst} />
          <ListChoices {...props} />
        </Stack>
      </Box>
    </SystemProvider>
  );
}
