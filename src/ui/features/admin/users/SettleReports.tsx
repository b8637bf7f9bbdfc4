import { Text } from '@chakra-ui/react';
import { PressButton } from '#src/ui/components/PressButton.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import type { ChosenRows } from '../kit/tableParts.ts';
import type { UserChanged, UserPorts } from './userParts.ts';

const MOST = 200;

interface SettleReportsProps {
  readonly chosen: ChosenRows;
  readonly settle: UserPorts['settle'];
  readonly onChanged: UserChanged;
}

/** Settles the chosen reports, with or without the messages they are about. */
export function SettleReports({ chosen: { selection, count, done }, settle, onChanged }: SettleReportsProps) {
  const t = useMessages('adminUsers');
  const ids = 'ids' in selection ? selection.ids : [];
  if (ids.length === 0 || ids.length > MOST)
    return <Text color="fg.muted">{t('settleLimit', { most: MOST })}</Text>;
  const act = async (removesLines: boolean) => {
    await settle(ids, removesLines);
    done();
    onChanged(t('settledTold', { count, removed: removesLines ? 'yes' : 'no' }), null);
  };
  return (
    <>
      <PressButton size="sm" onPress={() => act(false)}>
        {t('settle')}
      </PressButton>
      <PressButton size="sm" colorPalette="danger" onPress={() => act(true)}>
        {t('settleAndRemove')}
      </PressButton>
    </>
  );
}
