import { Box, Grid, HStack, Text } from '@chakra-ui/react';
import { PressButton } from '#src/ui/components/PressButton.tsx';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { Muted } from '../kit/Muted.tsx';
import type { ImagePartProps } from './imageParts.ts';
import { LineForm } from './LineForm.tsx';

/** The sites whose pictures are shown; all others are refused. */
export function ImageHosts({ view, ports, onChanged }: ImagePartProps) {
  const t = useMessages('adminImages');
  const allow = async (host: string) => {
    const { activityId } = await ports.allow(host);
    onChanged(activityId === null ? t('alreadyAllowed') : t('allowed', { host }), activityId);
  };
  const forbid = async (host: string) => {
    const { activityId } = await ports.forbid(host);
    onChanged(t('forbidden', { host }), activityId);
  };
  return (
    <TitledPanel title={t('hosts')}>
      <Muted>{view.hosts.length === 0 ? t('noHosts') : t('hostsHint')}</Muted>
      {/* Nobody has allowed these, and cards have pictures there. */}
      {view.strayHosts.map(({ host, pictures }) => (
        <InlineAlert
          key={host}
          status="warning"
          title={t('strayPictures', { count: pictures, host })}
          action={
            <PressButton aria-label={t('allowLabel', { host })} onPress={() => allow(host)}>
              {t('allow')}
            </PressButton>
          }
        >
          {t('strayHint')}
        </InlineAlert>
      ))}
      <LineForm name="host" label={t('host')} hint={t('hostHint')} submit={t('allow')} onSend={allow} />
      <Grid
        as="ul"
        templateColumns="repeat(auto-fill, minmax(min(270px, 100%), 1fr))"
        gap="1.5"
        columnGap="6"
      >
        {view.hosts.map(({ host, addedBy }) => (
          <HStack as="li" key={host} gap="2" minWidth="0" textStyle="dense" overflowWrap="anywhere">
            <Box flex="1" minWidth="0">
              <Text as="b" textStyle="code">
                {host}
              </Text>
              <Text color="fg.muted" textStyle="hint">
                {addedBy === null ? t('builtIn') : t('addedBy', { name: addedBy })}
              </Text>
            </Box>
            <PressButton
              size="sm"
              variant="ghost"
              aria-label={t('forbidLabel', { host })}
              onPress={() => forbid(host)}
            >
              {t('forbid')}
            </PressButton>
          </HStack>
        ))}
      </Grid>
    </TitledPanel>
  );
}
