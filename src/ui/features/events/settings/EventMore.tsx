import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import type { ClockPreset } from '#contract/games/gameSummary.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import IconCaret from '~icons/ph/caret-right-bold';
import { useMessages } from '../../../messages/useMessages.ts';
import { SwitchField } from '../../../system/forms/SwitchField.tsx';
import { type EventFieldsProps, wishProblems } from './eventWish.ts';
import { ChoiceField, NumberField } from './fields.tsx';

const CLOCKS: readonly ClockPreset[] = ['quick', 'standard', 'relaxed', 'none', 'correspondence'];
const PICKS: readonly TableSettings['picksOpenTo'][] = ['closed', 'everyone', 'host', 'owners'];

const FOLDED = {
  '&[open] > summary > svg': { rotate: '90deg' },
  '&[open] > summary > p': { display: 'none' },
};

/** What a host may ignore; folded, it says its values in words. */
export function EventMore({ wish, set, isFixed }: EventFieldsProps) {
  const t = useMessages('eventPages');
  const { roundMinutes, clock, picksOpenTo, opens, isWithinPods } = wish;
  const clocks = [...(clock === null ? (['usual'] as const) : []), ...CLOCKS];
  return (
    <Box as="details" border="line" borderRadius="control" css={FOLDED}>
      <Flex
        as="summary"
        wrap="wrap"
        align="baseline"
        columnGap="3"
        px="4"
        py="3"
        cursor="pointer"
        listStyleType="none"
        _icon={{ alignSelf: 'center', boxSize: '3.5' }}
      >
        <IconCaret aria-hidden="true" />
        <Text as="b" fontWeight="semibold">
          {t('more')}
        </Text>
        <Text color="fg.muted" textStyle="dense">
          {t('moreSum', {
            minutes: roundMinutes,
            clock: clock ?? 'usual',
            picks: picksOpenTo,
            opens,
            matches: isWithinPods ? 'pods' : 'all',
          })}
        </Text>
      </Flex>
      <Box px="4" pb="2">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3.5" pt="1">
          <NumberField
            label={t('roundMinutes')}
            hint={t('roundMinutesHint')}
            error={wishProblems(wish).roundMinutes}
            value={roundMinutes}
            onNumber={(minutes) => set({ roundMinutes: minutes })}
          />
          <ChoiceField
            label={t('clock')}
            value={clock ?? 'usual'}
            choices={clocks.map((key) => [key, t('clockName', { clock: key })] as const)}
            isFixed={isFixed('clock')}
            onChoose={(key) => set({ clock: key === 'usual' ? null : key })}
          />
          <ChoiceField
            label={t('picks')}
            value={picksOpenTo}
            choices={PICKS.map((rule) => [rule, t('picksRule', { rule })] as const)}
            isFixed={isFixed('picksOpenTo')}
            onChoose={(rule) => set({ picksOpenTo: rule })}
          />
        </SimpleGrid>
        <SwitchField
          label={t('opensItself')}
          hint={t('opensItselfHint')}
          isOn={opens === 'itself'}
          onChange={(isOn) => set({ opens: isOn ? 'itself' : 'host' })}
        />
        <SwitchField
          label={t('withinPods')}
          hint={t('withinPodsHint')}
          isOn={isWithinPods}
          isDisabled={isFixed('isWithinPods')}
          onChange={(isOn) => set({ isWithinPods: isOn })}
        />
      </Box>
    </Box>
  );
}
