import { Box, Button, SegmentGroup, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { can } from '#contract/can.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { HostSettings, HostWish } from '#src/machines/tables/hostWish.ts';
import IconCaret from '~icons/ph/caret-right-bold';
import { useMessages } from '../../messages/useMessages.ts';
import { FormInput, FormSelect } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { SettingRow } from '../../system/forms/SettingRow.tsx';
import { SwitchField } from '../../system/forms/SwitchField.tsx';
import { mostSeatsOf } from './firstWish.ts';
import type { HostTable } from './useHostTable.ts';

interface HostMoreProps {
  readonly host: HostTable;
  readonly wish: HostWish;
  readonly user: CurrentUser;
  /** Back to what the first template says, without what was hosted last; undefined where nothing was. */
  readonly onReset: (() => void) | undefined;
}

const yes = (is: boolean | undefined) => (is ? 'yes' : 'no');

/** Folded, it says its values in words. */
export function HostMore(props: HostMoreProps) {
  const { seats, picksOpenTo, watchers, teams, reviewSeconds = 0 } = props.wish;
  const t = useMessages('hosting');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const words = t('moreWords', {
    seats,
    picks: picksOpenTo,
    watchers: yes(watchers),
    teams: yes(teams),
    review: yes(reviewSeconds > 0),
  });
  return (
    <Box mt="5" border="line" borderRadius="12px" background="bg.panel">
      <Button
        variant="ghost"
        width="full"
        minHeight="52px"
        justifyContent="flex-start"
        gap="3.5"
        borderRadius="12px"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Box asChild color="brass.fg" rotate={isOpen ? '90deg' : undefined}>
          <IconCaret aria-hidden="true" />
        </Box>
        {t('more')}
        {!isOpen && (
          <Text as="span" hideBelow="sm" truncate fontSize="sm" fontWeight="normal" lineHeight="1.4">
            {words}
          </Text>
        )}
      </Button>
      <Box id={id} hidden={!isOpen}>
        {isOpen && <Settings {...props} />}
      </Box>
    </Box>
  );
}

const PICKS = ['everyone', 'closed', 'host', 'owners'] as const;

/** Two and more, and one where a template is for one alone. */
const seatCounts = (most: number, now: number) => {
  const least = Math.min(2, now);
  return Array.from({ length: most - least + 1 }, (_, place) => place + least);
};

const showWhole = (settings: HTMLElement | null) => settings?.scrollIntoView({ block: 'nearest' });

function Settings({ host, wish, user, onReset }: HostMoreProps) {
  const t = useMessages('hosting');
  const set = (settings: Partial<HostSettings>) => host.send({ type: 'settings.changed', settings });
  return (
    <Stack ref={showWhole} gap="3.5" px="4" pt="1" pb="3">
      <Box maxWidth="220px">
        <FormField label={t('seats')} hint={t('seatsHint')}>
          <FormSelect
            value={wish.seats}
            onChange={({ target }) => host.send({ type: 'seats.chosen', seats: Number(target.value) })}
          >
            {seatCounts(mostSeatsOf(user), wish.seats).map((seats) => (
              <option key={seats} value={seats}>
                {seats}
              </option>
            ))}
          </FormSelect>
        </FormField>
      </Box>
      <FormField label={t('description')} hint={t('descriptionHint')}>
        <FormInput
          value={wish.description ?? ''}
          maxLength={140}
          autoComplete="off"
          onChange={({ target }) => set({ description: target.value })}
        />
      </FormField>
      <Box color="fg" css={{ '& > * + *': { borderTop: 'line' } }}>
        <SettingRow label={t('picks')} hint={t('picksHint', { picks: wish.picksOpenTo })}>
          <SegmentGroup.Root
            aria-label={t('picks')}
            value={wish.picksOpenTo}
            onValueChange={({ value }) => {
              const picksOpenTo = PICKS.find((choice) => choice === value);
              if (picksOpenTo) set({ picksOpenTo });
            }}
          >
            <SegmentGroup.Items
              items={PICKS.map((picks) => ({ value: picks, label: t('picksChoice', { picks }) }))}
            />
          </SegmentGroup.Root>
        </SettingRow>
        <SwitchField
          label={t('watchers')}
          hint={t('watchersHint')}
          isOn={wish.watchers}
          onChange={(watchers) => set({ watchers })}
        />
        <SwitchField
          label={t('hints')}
          hint={t('hintsHint')}
          isOn={wish.hints !== false}
          onChange={(hints) => set({ hints })}
        />
        {can(user, 'organise') && (
          <SwitchField
            label={t('noSeat')}
            hint={t('noSeatHint')}
            isOn={wish.isOrganiser === true}
            onChange={(isOrganiser) => set({ isOrganiser })}
          />
        )}
        <Text pt="3" textStyle="dense" color="fg.muted">
          {t('inLobby')}{' '}
          {onReset !== undefined && (
            <Button variant="plain" size="sm" onClick={onReset}>
              {t('reset')}
            </Button>
          )}
        </Text>
      </Box>
    </Stack>
  );
}
