import { Box, Flex, Switch } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import { isShowable, picksOf } from '#src/machines/replay/replayPlaces.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormSelect } from '../../../system/forms/controls.tsx';
import { SeatFace } from '../table/SeatFace.tsx';
import type { Replayed } from './useReplay.ts';

/** Whose draft is shown, and what of it. */
export function ReplayHead({ results, state, send }: Replayed) {
  const t = useMessages('results');
  const { seats, mySeat } = results;
  const { seat } = state.place;
  const picks = picksOf(seats, seat);
  const shown = seats[seat];
  // Logs of other programs know nothing of bots.
  const hasBotChoices = picks.some((pick) => pick.botWouldTake !== null || pick.botWouldTell !== null);
  return (
    <Flex flex="1" wrap="wrap" align="center" justify="space-between" columnGap="5" rowGap="2">
      <Box position="relative" width={{ base: 'full', sm: '220px' }}>
        {shown && (
          <Box position="absolute" top="50%" left="7px" zIndex="1" translate="0 -50%" pointerEvents="none">
            <SeatFace seat={shown.seat} size={26} />
          </Box>
        )}
        <FormSelect
          aria-label={t('seat')}
          pl="42px"
          value={String(seat)}
          onChange={(event) => send({ type: 'seat.chosen', seat: Number(event.currentTarget.value) })}
        >
          {seats.map((result, place) => (
            <option key={result.seat.seat} value={place} disabled={!isShowable(result)}>
              {t('seatOption', {
                name: result.seat.name,
                seat: place === mySeat ? 'mine' : result.isOpen ? 'open' : 'closed',
              })}
            </option>
          ))}
        </FormSelect>
      </Box>
      <Flex wrap="wrap" columnGap="5" rowGap="2">
        {hasBotChoices && (
          <SmallSwitch
            label={t('showBot')}
            isOn={state.isBotShown}
            onChange={(isOn) => send({ type: 'bot.switched', isOn })}
          />
        )}
        {picks.some(({ kind }) => kind === 'pick') && (
          <SmallSwitch
            label={t('hideAndGuess')}
            isOn={state.isGuessing}
            onChange={(isOn) => send({ type: 'guessing.switched', isOn })}
          />
        )}
      </Flex>
    </Flex>
  );
}

/** Over the whole switch, unseen, so that a touch finds it there. */
const OVER_IT: CSSProperties = {
  clip: 'auto',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
};

interface SmallSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const SmallSwitch = ({ label, isOn, onChange }: SmallSwitchProps) => (
  <Switch.Root checked={isOn} onCheckedChange={({ checked }) => onChange(checked)}>
    <Switch.HiddenInput role="switch" style={OVER_IT} />
    <Switch.Control />
    <Switch.Label textStyle="dense" fontWeight="normal">
      {label}
    </Switch.Label>
  </Switch.Root>
);
