import { Box, SegmentGroup, Text } from '@chakra-ui/react';
import { type SampleDeck, sampleDeckSchema } from '#contract/admin/exportTemplates.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { OutputText } from './OutputText.tsx';
import type { MadeText } from './useMadeText.ts';

interface ExportOutputProps {
  readonly made: MadeText;
  readonly sample: SampleDeck;
  readonly onSample: (sample: SampleDeck) => void;
}

/** What the template makes of the sample deck, as it's written now. */
export function ExportOutput({ made, sample, onSample }: ExportOutputProps) {
  const t = useMessages('adminExports');
  const { preview, lastGood, failure, isAsking } = made;
  const isOld = preview?.ok === false;
  const samples = (
    <SegmentGroup.Root
      aria-label={t('sample')}
      value={sample}
      onValueChange={({ value }) => {
        const { data } = sampleDeckSchema.safeParse(value);
        if (data !== undefined) onSample(data);
      }}
    >
      <SegmentGroup.Items items={sampleDeckSchema.options.map((value) => ({ value, label: t(value) }))} />
    </SegmentGroup.Root>
  );
  return (
    <TitledPanel title={t('output')} layerStyle="flat" aria-busy={isAsking} end={samples}>
      {failure !== '' && <InlineAlert status="error">{failure}</InlineAlert>}
      {isOld && <InlineAlert status="warning">{lastGood === null ? t('noText') : t('oldText')}</InlineAlert>}
      {lastGood !== null && (
        <>
          <Text color="fg.muted" textStyle="dense">
            {t(lastGood.isCut ? 'beginning' : 'whole', {
              file: lastGood.fileName,
              count: lastGood.text.length,
            })}
          </Text>
          {lastGood.warnings.map((warning) => (
            <InlineAlert key={warning} status="warning">
              {warning}
            </InlineAlert>
          ))}
          <OutputText
            label={t('text')}
            minHeight="120px"
            maxHeight="calc(100vh - 260px)"
            opacity={isOld ? 0.75 : 1}
          >
            {lastGood.text === '' ? (
              <Box as="span" color="fg.subtle">
                {t('emptyText')}
              </Box>
            ) : (
              lastGood.text
            )}
          </OutputText>
        </>
      )}
    </TitledPanel>
  );
}
