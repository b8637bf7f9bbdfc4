import { Box, Button, EmptyState, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { TableView } from '#contract/tables/tables.ts';
import { CardsIndicator } from '../../components/CardsIndicator.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { useScreenTitle } from '../shell/usePageTitle.ts';

// oxlint-disable-next-line passleft/bare-sentence -- the server's reply
const NO_SUCH_TABLE = 'There is no such table.';

interface WayOn {
  readonly onTables: () => void;
}

const Nothing = (props: Readonly<{ title: string; action: ReactNode; children: ReactNode }>) => (
  <Box width="full" maxWidth="640px" mx="auto" px={{ base: '4', md: '10' }} pt="12">
    <EmptyState.Root>
      <EmptyState.Content>
        <CardsIndicator />
        <EmptyState.Title asChild>
          <h2>{props.title}</h2>
        </EmptyState.Title>
        <EmptyState.Description>{props.children}</EmptyState.Description>
        <HStack wrap="wrap" justify="center" gap="2.5" mt="5">
          {props.action}
        </HStack>
      </EmptyState.Content>
    </EmptyState.Root>
  </Box>
);

const OpenTables = ({ onTables }: WayOn) => (
  <Button variant="solid" onClick={onTables}>
    {useMessages('lobby')('seeTables')}
  </Button>
);

/** The table could not be opened: most often its address is wrong or old. */
export function AbsentTable({ message, onTables }: WayOn & { readonly message: string | null }) {
  const t = useMessages('lobby');
  useScreenTitle(t('noTablePage'));
  const isUnknown = message === null || message === NO_SUCH_TABLE;
  return (
    <Nothing
      title={t(isUnknown ? 'noTable' : 'notOpened')}
      action={
        <>
          {!isUnknown && <Button onClick={() => window.location.reload()}>{t('tryAgain')}</Button>}
          <OpenTables onTables={onTables} />
        </>
      }
    >
      {isUnknown ? t('noTableWhy') : message}
    </Nothing>
  );
}

export function EndedTable({ table, onTables }: WayOn & { readonly table: TableView }) {
  const t = useMessages('lobby');
  return (
    <Nothing title={t('ended', { table: table.settings.name })} action={<OpenTables onTables={onTables} />}>
      {t(table.startedAtMs === null ? 'endedBefore' : 'endedDuring')}
    </Nothing>
  );
}

export function ClosedTable({ table, onTables }: WayOn & { readonly table: TableView }) {
  const t = useMessages('lobby');
  return (
    <Nothing
      title={t('drafting', { table: table.settings.name })}
      action={<OpenTables onTables={onTables} />}
    >
      {t('draftingWhy')}
    </Nothing>
  );
}

interface OtherWindowProps {
  readonly name: string | null;
  readonly onReclaim: () => void;
}

export function OtherWindow({ name, onReclaim }: OtherWindowProps) {
  const t = useMessages('lobby');
  return (
    <Nothing
      title={t('otherWindow')}
      action={
        <Button variant="solid" onClick={onReclaim}>
          {t('useHere')}
        </Button>
      }
    >
      {name === null ? t('otherWindowWhyUnnamed') : t('otherWindowWhy', { table: name })}
    </Nothing>
  );
}
