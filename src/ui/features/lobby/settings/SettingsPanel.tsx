import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { DEFAULT_TIME_BANK } from '#contract/tables/clocks.ts';
import { clockOf } from '#contract/tables/tableRules.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { clockPresets } from '#engine/clock.ts';
import { ClockLadder } from '#src/ui/components/clocks/ClockLadder.tsx';
import IconChanged from '~icons/ph/clock-counter-clockwise-duotone';
import IconChange from '~icons/ph/sliders-horizontal';
import { useMessages } from '../../../messages/useMessages.ts';
import { TimeBankPicture } from '../../correspondence/TimeBankPicture.tsx';
import { hoursInWords } from '../../correspondence/waitWords.ts';
import type { LobbyParts } from '../lobbyParts.ts';
import { changedWords } from '../words/changedWords.ts';
import type { LobbyMessages } from '../words/lobbyWords.ts';
import { clockRange, settingRows } from '../words/settingsWords.ts';
import { Note } from './Note.tsx';

/** The table's settings in words and the clock as a picture. */
export function SettingsPanel({ table, myId, open }: LobbyParts) {
  const t = useMessages('lobby');
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} layerStyle="glass" flex="1 0 auto" px="5" py="18px">
      <Flex align="center" justify="space-between" minHeight="8" mb="1.5">
        <Heading as="h2" id={id} fontSize="lg">
          {t('settings')}
        </Heading>
        {table.hostId === myId && table.status === 'lobby' && (
          <Button variant="ghost" size="sm" me="-2" onClick={() => open({ kind: 'settings' })}>
            <IconChange aria-hidden="true" />
            {t('change')}
          </Button>
        )}
      </Flex>
      <SettingLines table={table} />
    </Box>
  );
}

const ROWS = {
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    py: '2',
    borderBottom: '1px solid color-mix(in srgb, var(--line) 60%, transparent)',
    fontSize: 'sm',
    lineHeight: '1.3',
  },
  '& dt': { flex: 'none', color: 'fg.muted' },
  '& dd': { fontWeight: 'semibold', textAlign: 'right' },
};

export function SettingLines({ table }: Pick<LobbyParts, 'table'>) {
  const t = useMessages('lobby');
  const { clock, timeBank } = table.settings;
  return (
    <>
      <Box as="dl" css={ROWS}>
        {settingRows(table, t).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      <Flex align="baseline" justify="space-between" gap="3" mt="18px" mb="3" fontSize="sm">
        <b>{clockTitle(table, t)}</b>
        {clock !== 'none' && (
          <Text color="fg.muted" textStyle="caption">
            {clock === 'correspondence'
              ? t('timeBank')
              : hasLadder(table)
                ? t('secondsPerPick')
                : clockRange(clock, 0, t)}
          </Text>
        )}
      </Flex>
      {clock === 'correspondence' ? (
        <TimeBankPicture bank={timeBank} />
      ) : (
        <Ladder table={table} height={88} />
      )}
      <ClockSentence table={table} />
    </>
  );
}

const Ladder = ({ table, height }: Pick<LobbyParts, 'table'> & { readonly height: number }) => (
  <ClockLadder
    clock={table.settings.clock}
    pace={table.settings.pace}
    cards={table.template.rounds[0]?.cards ?? 0}
    height={height}
  />
);

/** A clock whose seconds the host chose no longer goes by its preset's name. */
function clockTitle({ settings: { clock, pace } }: TableView, t: LobbyMessages): string {
  if (!pace || clockOf({ clock, pace: null }).kind !== 'ladder') return t('clockTitle', { clock });
  return t('clockTitle', { clock: pace.kind === 'tournament' ? 'tournament' : 'host' });
}

/** The ladder is drawn by the cards of a pack in hand. */
const hasLadder = ({ template }: TableView): boolean => template.rounds.length > 0;

function ClockSentence({ table }: Pick<LobbyParts, 'table'>) {
  const t = useMessages('lobby');
  return (
    <Text mt="3" color="fg.muted" fontSize="xs" lineHeight="1.5">
      {clockSentence(table, t)}
    </Text>
  );
}

function clockSentence(table: TableView, t: LobbyMessages): string {
  const { clock, timeBank = DEFAULT_TIME_BANK } = table.settings;
  if (clock === 'correspondence')
    return t('bankSentence', {
      bank: hoursInWords(timeBank.bankHours),
      refill: hoursInWords(timeBank.perPickHours),
    });
  if (clock === 'none') return t('noClockSentence');
  if (hasLadder(table)) return t('ladderSentence');
  const { [clock]: preset } = clockPresets;
  return preset.kind === 'ladder'
    ? t('spanSentence', { first: preset.firstSeconds, last: preset.lastSeconds })
    : '';
}

/** The clock alone, for phones; everything else is behind “All settings”. */
export function ClockPanel({ table, open }: LobbyParts) {
  const t = useMessages('lobby');
  const { clock } = table.settings;
  return (
    <Box as="section" aria-label={t('clock')} layerStyle="glass" px="4" py="3.5">
      <Flex align="center" justify="space-between" gap="3" mb="2" fontSize="sm">
        <b>{clockTitle(table, t)}</b>
        <Button
          variant="plain"
          height="44px"
          px="0"
          my="-2"
          fontSize="sm"
          onClick={() => open({ kind: 'allSettings' })}
        >
          {t('allSettings')}
        </Button>
      </Flex>
      {clock === 'none' || clock === 'correspondence' || !hasLadder(table) ? (
        <ClockSentence table={table} />
      ) : (
        <Ladder table={table} height={52} />
      )}
    </Box>
  );
}

/** What the host changed last, or why a start was called off: the fact in bold. */
export const ChangedNote = ({ table }: Pick<LobbyParts, 'table'>) => {
  const t = useMessages('lobby');
  if (table.changed === null) return null;
  const { fact, rest } = changedWords(table.changed, table.changedSettings, t);
  return (
    <Note icon={<IconChanged aria-hidden="true" />}>
      <b>{fact}</b> {rest}
    </Note>
  );
};
