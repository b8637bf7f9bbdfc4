import { Box, Text } from '@chakra-ui/react';
import type { CurrentUser } from '#contract/members/members.ts';
import { saveFile } from '#src/ui/components/files/saveFile.ts';
import IconDownload from '~icons/ph/download-simple';
import { useBusyAction } from '../../../components/useBusyAction.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { PanelBody, ProfilePanel } from '../ProfilePanel.tsx';
import type { LateCalls } from '../profilePorts.ts';
import { Failure } from './AccountRow.tsx';

interface YourDataPanelProps {
  readonly user: CurrentUser;
  readonly calls: LateCalls;
}

/** Everything the server keeps of a person, as one file. */
export function YourDataPanel({ user, calls }: YourDataPanelProps) {
  const t = useMessages('profile');
  const { isBusy, failure, run } = useBusyAction();
  const download = () =>
    void run(async () => {
      const { exportAccount } = await calls();
      const everything = await exportAccount();
      saveFile(`passleft-${user.handle}.json`, 'application/json', JSON.stringify(everything, null, 2));
    });
  return (
    <ProfilePanel title={t('yourData')}>
      <PanelBody>
        <Text color="fg.muted" textStyle="dense">
          {t('yourDataHint')}
        </Text>
        <Box>
          <ActionButton isBusy={isBusy} onClick={download}>
            {!isBusy && <IconDownload aria-hidden="true" />}
            {t('download')}
          </ActionButton>
        </Box>
        {failure !== '' && <Failure>{failure}</Failure>}
      </PanelBody>
    </ProfilePanel>
  );
}
