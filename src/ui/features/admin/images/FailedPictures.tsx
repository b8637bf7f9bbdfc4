import { Badge, HStack } from '@chakra-ui/react';
import { PAGE_ROWS } from '#contract/admin/table.ts';
import { PressButton } from '#src/ui/components/PressButton.tsx';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { When } from '#src/ui/components/When.tsx';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import IconRetry from '~icons/ph/arrows-clockwise';
import { Muted } from '../kit/Muted.tsx';
import { PlainTable } from '../kit/PlainTable.tsx';
import { TablePager } from '../kit/TablePager.tsx';
import type { TableAsk } from '../kit/tableParts.ts';
import type { ImagePartProps } from './imageParts.ts';

interface FailedPicturesProps extends ImagePartProps {
  readonly onPage: (changes: Partial<TableAsk>) => void;
}

/** What couldn't be fetched and why, a page at a time, newest first. Players see those cards as text. */
export function FailedPictures({ view, ports, onChanged, onPage }: FailedPicturesProps) {
  const t = useMessages('adminImages');
  const { rows, total, page, pageRows } = view.failures;
  const retry = async () => {
    await ports.retry();
    onChanged(t('retrying', { count: total }));
  };
  if (total === 0)
    return (
      <TitledPanel title={t('failed')}>
        <Muted>{t('noneFailed')}</Muted>
      </TitledPanel>
    );
  const title = (
    <HStack as="span" gap="2">
      {t('failed')}
      <Badge variant="subtle" size="xs" colorPalette="danger">
        {formatFor().number(total)}
      </Badge>
    </HStack>
  );
  const button = (
    <PressButton onPress={retry}>
      <IconRetry aria-hidden="true" />
      {t('retryAll', { count: total })}
    </PressButton>
  );
  return (
    <TitledPanel title={title} end={button} isFlush>
      <PlainTable
        label={t('failedRows')}
        look="rows"
        rows={rows}
        keyOf={({ address }) => address}
        columns={[
          { label: t('reason'), cell: ({ reason }) => reason },
          { label: t('address'), cell: ({ address }) => address, kind: 'code' },
          { label: t('lastTried'), cell: ({ atMs }) => <When at={atMs} nowMs={view.nowMs} /> },
        ]}
      />
      {total > PAGE_ROWS[0] && <TablePager ask={{ page, pageRows }} askFor={onPage} total={total} />}
    </TitledPanel>
  );
}
