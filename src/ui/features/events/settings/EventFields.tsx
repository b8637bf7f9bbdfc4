import { Box, SimpleGrid } from '@chakra-ui/react';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormInput } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { SwitchField } from '../../../system/forms/SwitchField.tsx';
import { EventMore } from './EventMore.tsx';
import { type EventFieldsProps, wishProblems } from './eventWish.ts';
import { ChoiceField, NumberField } from './fields.tsx';
import { StartField } from './StartField.tsx';

const ROUNDS = [1, 2, 3, 4, 5, 6, 7];
const CUTS = [0, 2, 4, 8] as const;

/** The settings of an event, the usual ones first and the others folded. */
export function EventFields(props: EventFieldsProps) {
  const t = useMessages('eventPages');
  const { wish, set, isFixed, mayList, children } = props;
  const problems = wishProblems(wish);
  return (
    <>
      <FormField label={t('name')} error={problems.name}>
        <FormInput
          data-autofocus=""
          value={wish.name}
          maxLength={60}
          onChange={({ target }) => set({ name: target.value })}
        />
      </FormField>
      <SimpleGrid columns={2} columnGap={{ base: '2.5', sm: '3.5' }} rowGap="3.5">
        {children}
        <StartField
          startsAtMs={wish.startsAtMs}
          isFixed={isFixed('startsAtMs')}
          onChange={(startsAtMs) => set({ startsAtMs })}
        />
        <NumberField
          label={t('tableSeats')}
          error={problems.tableSeats}
          value={wish.tableSeats || ''}
          isFixed={isFixed('tableSeats')}
          onNumber={(tableSeats) => set({ tableSeats })}
        />
        <NumberField
          label={t('mostPlayers')}
          error={problems.mostPlayers}
          value={wish.mostPlayers || ''}
          isFixed={isFixed('mostPlayers')}
          onNumber={(mostPlayers) => set({ mostPlayers })}
        />
        <ChoiceField
          label={t('swissRounds')}
          value={wish.swissRounds ?? 0}
          choices={[[0, t('asNeeded')], ...ROUNDS.map((rounds) => [rounds, String(rounds)] as const)]}
          isFixed={isFixed('swissRounds')}
          onChoose={(rounds) => set({ swissRounds: rounds || null })}
        />
        <ChoiceField
          label={t('cut')}
          value={wish.cut}
          choices={CUTS.map((size) => [size, t('cutSize', { size })] as const)}
          isFixed={isFixed('cut')}
          onChoose={(cut) => set({ cut })}
        />
      </SimpleGrid>
      <Box my="-3">
        <SwitchField
          label={t('listed')}
          hint={t(mayList ? 'listedHint' : 'listedUnverified')}
          isOn={wish.visibility === 'open'}
          isDisabled={!mayList}
          onChange={(isOn) => set({ visibility: isOn ? 'open' : 'code' })}
        />
        <SwitchField
          label={t('bestOfThree')}
          hint={t('bestOfThreeHint')}
          isOn={wish.gamesToWin === 2}
          isDisabled={isFixed('gamesToWin')}
          onChange={(isOn) => set({ gamesToWin: isOn ? 2 : 1 })}
        />
      </Box>
      <EventMore {...props} />
    </>
  );
}
