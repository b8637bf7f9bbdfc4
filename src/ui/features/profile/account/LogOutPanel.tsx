import { Box, Button, Text } from '@chakra-ui/react';
import IconLeave from '~icons/ph/sign-out';
import { useMessages } from '../../../messages/useMessages.ts';
import { PanelBody, ProfilePanel } from '../ProfilePanel.tsx';

export function LogOutPanel({ onLogOut }: { readonly onLogOut: () => void }) {
  const t = useMessages('profile');
  return (
    <ProfilePanel title={t('logOut')}>
      <PanelBody>
        <Text color="fg.muted" textStyle="dense">
          {t('logOutHint')}
        </Text>
        <Box>
          <Button onClick={onLogOut}>
            <IconLeave aria-hidden="true" />
            {t('logOut')}
          </Button>
        </Box>
      </PanelBody>
    </ProfilePanel>
  );
}
