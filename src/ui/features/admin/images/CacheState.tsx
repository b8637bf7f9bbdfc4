import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { WarmUpView } from '#contract/admin/images.ts';
import { PressButton } from '#src/ui/components/PressButton.tsx';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { formatFor } from '#src/ui/messages/format.ts';
import { agoWords } from '#src/ui/messages/moments.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { type ImagePartProps, megabytesOf, sizeWords } from './imageParts.ts';
import { LineForm, ShareBar } from './LineForm.tsx';

const bold = (words: ReactNode) => <b>{words}</b>;

/** How often a picture was here already, and what all of them take up of the disk. */
export const CacheState = (props: ImagePartProps) => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4">
    <HitRate {...props} />
    <DiskSpace {...props} />
  </Grid>
);

function HitRate({ view }: ImagePartProps) {
  const t = useMessages('adminImages');
  const { hits, misses, failed, sinceMs, nowMs } = view;
  const asked = hits + misses;
  const rate = formatFor().number(asked === 0 ? 0 : hits / asked, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const figures = [
    [t('hits'), hits],
    [t('misses'), misses],
    [t('failures'), failed],
  ] as const;
  return (
    <TitledPanel title={t('hitRate')}>
      <Text textStyle="dense" color="fg.muted" css={{ '& b': { color: 'fg' } }}>
        {asked === 0
          ? t('notAsked')
          : t.rich('rate', { rate, asked, since: agoWords(sinceMs, nowMs), b: bold })}
      </Text>
      {asked > 0 && <ShareBar label={t('rateLabel')} value={hits} max={asked} words={rate} palette="brass" />}
      <Flex as="dl" wrap="wrap" gap="2" columnGap="7">
        {figures.map(([name, count]) => (
          <div key={name}>
            <Box as="dt" color="fg.muted" textStyle="hint">
              {name}
            </Box>
            <Box as="dd" textStyle="code" fontSize="17px">
              {formatFor().number(count)}
            </Box>
          </div>
        ))}
      </Flex>
    </TitledPanel>
  );
}

function DiskSpace({ view, ports, onChanged }: ImagePartProps) {
  const t = useMessages('adminImages');
  const common = useMessages('admin');
  const { bytes, mostBytes, files } = view;
  const sizes = { used: sizeWords(bytes), limit: sizeWords(mostBytes) };
  const limitTo = async (typed: string) => {
    const { activityId } = await ports.limitTo(Number(typed));
    const size = formatFor().number(Number(typed), { style: 'unit', unit: 'megabyte' });
    onChanged(activityId === null ? common('nothingChanged') : t('limitSet', { size }), activityId);
  };
  return (
    <TitledPanel title={t('space')}>
      <Text textStyle="dense">{t.rich('usedBy', { ...sizes, files, b: bold })}</Text>
      <ShareBar label={t('space')} value={bytes} max={mostBytes} words={t('used', sizes)} palette="teal" />
      <LineForm
        name="megabytes"
        label={t('limit')}
        hint={t('limitHint')}
        stored={String(megabytesOf(mostBytes))}
        inputMode="numeric"
        submit={t('setLimit')}
        onSend={limitTo}
      />
    </TitledPanel>
  );
}

/** Pictures that are fetched ahead, with how far that is. */
export function WarmUp({ warmUp, ports, onChanged }: ImagePartProps & { readonly warmUp: WarmUpView }) {
  const t = useMessages('adminImages');
  const { what, done, total, failed, isOver, isStopped } = warmUp;
  const stop = async () => {
    await ports.stopWarming();
    onChanged(t('stopped'));
  };
  const words = t('fetched', { done, total });
  const button = (
    <PressButton size="sm" onPress={stop}>
      {t('stop')}
    </PressButton>
  );
  return (
    <TitledPanel title={t('fetching', { what })} end={!isOver && button}>
      <Text role="status" textStyle="dense" color="fg.muted">
        <Text as="b" color="fg">
          {words}
        </Text>
        {', '}
        {t('fetchState', { state: isStopped ? 'stopped' : isOver ? 'done' : 'going', failed })}
      </Text>
      <ShareBar
        label={t('fetchLabel')}
        value={done}
        max={total}
        words={words}
        palette={isOver ? 'teal' : 'brass'}
      />
    </TitledPanel>
  );
}
