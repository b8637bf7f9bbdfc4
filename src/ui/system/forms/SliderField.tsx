import { Flex, Slider } from '@chakra-ui/react';
import { SettingRow } from './SettingRow.tsx';

interface SliderFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words, shown beside the track and announced, such as "60%". */
  readonly words: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** As the recipe draws it. */
const THUMB = { width: 22, height: 22 };

/** One setting a row: label left, and right a number on a track with its words. */
export const SliderField = (props: SliderFieldProps) => (
  <Slider.Root
    value={[props.value]}
    min={props.min}
    max={props.max}
    step={props.step}
    disabled={props.isDisabled ?? false}
    thumbSize={THUMB}
    getAriaValueText={() => props.words}
    onValueChange={({ value: [value] }) => value !== undefined && props.onChange(value)}
  >
    <SettingRow label={<Slider.Label>{props.label}</Slider.Label>} hint={props.hint}>
      <Flex flex="0 1 230px" align="center" gap="3" minWidth="140px">
        <Slider.Control flex="1">
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          <Slider.Thumb index={0} />
        </Slider.Control>
        <Slider.ValueText flex="none" width="46px" textAlign="right" aria-hidden="true">
          {props.words}
        </Slider.ValueText>
      </Flex>
    </SettingRow>
  </Slider.Root>
);
