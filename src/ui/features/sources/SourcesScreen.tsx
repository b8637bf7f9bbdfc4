import { Box, Flex, Link, Stack } from '@chakra-ui/react';
import { useOptimistic, useTransition } from 'react';
import type { SourceList } from '#contract/sources/sources.ts';
import { useBusyAction } from '../../home/useBusyAction.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { SwitchField } from '../../system/forms/SwitchField.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { SourcesFrame } from './SourcesFrame.tsx';

type SourceView = SourceList['sources'][number];

interface SourcesScreenProps {
  readonly list: SourceList;
  /** Switches a source and shows the list that comes of it; throws with words. */
  readonly onSwitch: (source: SourceView['id'], isOn: boolean) => Promise<unknown>;
}

/** A switch for each public source; nothing can be switched where the operator turned them all off. */
export function SourcesScreen({ list: { isAllowed, sources }, onSwitch }: SourcesScreenProps) {
  const t = useMessages('sources');
  const { failure, run } = useBusyAction();
  const [isBusy, startSwitch] = useTransition();
  // Shown at once, and taken back by itself where the server refuses.
  const [wanted, want] = useOptimistic<Pick<SourceView, 'id' | 'isOn'> | null>(null);
  const press = (id: SourceView['id'], isOn: boolean) =>
    startSwitch(async () => {
      want({ id, isOn });
      await run(async () => void (await onSwitch(id, isOn)));
    });
  return (
    <SourcesFrame title={t('title')} lead={t('lead')}>
      <Stack gap="4" maxWidth="760px">
        {!isAllowed && (
          <InlineAlert status="warning" title={t('allOff')}>
            {t('allOffHint')}
          </InlineAlert>
        )}
        {failure !== '' && (
          <InlineAlert status="error" title={t('switchFailed')} isAnnounced>
            {failure}
          </InlineAlert>
        )}
        <Box
          as="ul"
          aria-label={t('listLabel')}
          aria-busy={isBusy}
          px="4"
          border="line"
          borderRadius="panel"
          background="bg.panel"
          listStyleType="none"
        >
          {sources.map((source) => (
            <Box as="li" key={source.id} _notFirst={{ borderTop: 'line' }} py="1">
              <SwitchField
                label={source.name}
                hint={t('purpose', { source: source.id })}
                isOn={wanted?.id === source.id ? wanted.isOn : source.isOn}
                isDisabled={!isAllowed || isBusy}
                onChange={(isOn) => press(source.id, isOn)}
              />
              <Flex pb="3">
                <Link
                  href={source.homepage}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('homepage', { name: source.name })}
                >
                  {new URL(source.homepage).host}
                </Link>
              </Flex>
            </Box>
          ))}
        </Box>
      </Stack>
    </SourcesFrame>
  );
}
