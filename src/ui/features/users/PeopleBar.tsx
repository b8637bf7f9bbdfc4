import { Flex, Text } from '@chakra-ui/react';
import type { PeopleAction, PeopleWork } from '#src/machines/forms/peopleWork.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import type { ChosenRows } from '../admin/kit/tableParts.ts';

const MOST = 100;

interface PeopleBarProps {
  readonly chosen: ChosenRows;
  readonly work: PeopleWork;
  readonly actions: readonly PeopleAction[];
  /** How the row with this id is called. */
  readonly nameOf: (id: string) => string;
  /** Something was chosen; `putDown` is to be called once it is over. */
  readonly onChoose: (putDown: () => void) => void;
}

/** What can be done with the people, or invitations, that are ticked. */
export function PeopleBar({ chosen: { selection, done }, work, actions, nameOf, onChoose }: PeopleBarProps) {
  const t = useMessages('users');
  const ids = 'ids' in selection ? selection.ids : null;
  if (ids === null || ids.length > MOST)
    return (
      <SystemProvider>
        <Text color="fg.muted">{t('bulkTooMany', { most: MOST })}</Text>
      </SystemProvider>
    );
  const words = {
    suspend: t('suspend'),
    endSessions: t('endSessions'),
    sendLink: t('sendLink'),
    resetFactor: t('resetFactor'),
    delete: t('delete'),
    withdraw: t('withdraw'),
  } satisfies Record<PeopleAction, string>;
  const choose = (action: PeopleAction) => {
    onChoose(done);
    work.send({ type: 'action.chosen', action, people: ids.map((id) => ({ id, name: nameOf(id) })) });
  };
  return (
    <SystemProvider>
      <Flex gap="2" wrap="wrap">
        {actions.map((action) => (
          <ActionButton
            key={action}
            size="sm"
            {...(action === 'delete' && { colorPalette: 'danger' })}
            onClick={() => choose(action)}
          >
            {words[action]}
          </ActionButton>
        ))}
      </Flex>
    </SystemProvider>
  );
}
