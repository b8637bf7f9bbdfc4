import { Badge, Box, Button, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ToRepair } from '#contract/admin/overview.ts';
import { PressButton } from '#src/ui/components/PressButton.tsx';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import IconWarning from '~icons/ph/warning-fill';
import type { AdminSearch } from '../shell/adminSearch.ts';
import { OverviewLines, type OverviewPorts } from './overviewParts.tsx';

/** Where it is repaired by hand. */
const PLACES = {
  reports: { to: '/admin/users', search: { view: 'reports', filter: { state: ['open'] } } },
  nameOnly: { to: '/admin/cards', search: { filter: { isNameOnly: ['true'] } } },
  bare: { to: '/admin/cards', search: { sort: 'printings', direction: 'asc' } },
  short: { to: '/admin/pack-definitions', search: {} },
} as const;

interface RepairsProps {
  readonly lines: readonly ToRepair[];
  readonly ports: OverviewPorts;
  readonly onDone: (text: string) => void;
}

/** What needs an Admin: each line with the button that does it, or the way to where it is done. */
export function Repairs({ lines, ports, onDone }: RepairsProps) {
  const t = useMessages('adminOverview');
  const repair = async ({ key, count, drafts }: ToRepair) => {
    if (key === 'pictures') await ports.retryPictures();
    for (const draft of drafts) await ports.keepOrder(draft, 'repair');
    onDone(key === 'pictures' ? t('retrying', { count }) : t('repaired', { count }));
  };
  const count = (
    <Badge variant="subtle" size="xs" colorPalette="warn">
      {formatFor().number(lines.length)}
    </Badge>
  );
  return (
    <TitledPanel isFlush id="to-repair" title={t('toRepair')} end={lines.length > 0 && count}>
      <OverviewLines lines={lines} keyOf={({ key }) => key} none={t('nothingToRepair')}>
        {(line) => {
          const title = t('repairTitle', line);
          const way = t('repairWay', line);
          const label = { size: 'sm', 'aria-label': `${way}: ${title}` } as const;
          return (
            <>
              <Box asChild flex="none" boxSize="5" color="warn.fg">
                <IconWarning aria-hidden="true" />
              </Box>
              <Box flex="1" minWidth="0" overflowWrap="anywhere">
                <b>{title}</b>
                <Text color="fg.muted">{line.detail || t('repairHint', line)}</Text>
              </Box>
              {line.key === 'stuck' || line.key === 'pictures' ? (
                <PressButton {...label} onPress={() => repair(line)}>
                  {way}
                </PressButton>
              ) : (
                <Button {...label} asChild>
                  <Link to={PLACES[line.key].to} search={searchOf(PLACES[line.key].search, line.game)}>
                    {way}
                  </Link>
                </Button>
              )}
            </>
          );
        }}
      </OverviewLines>
    </TitledPanel>
  );
}

const searchOf = (search: AdminSearch, game: string | null): AdminSearch => ({
  ...search,
  ...(game !== null && { game }),
});
