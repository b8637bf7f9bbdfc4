import { Badge, Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { formSamples } from '#src/ui/messages/samples.ts';
import { FormSelect } from '#src/ui/system/forms/controls.tsx';
import { SettingField, SettingRow, SettingRows } from '#src/ui/system/forms/SettingRow.tsx';
import { SliderField } from '#src/ui/system/forms/SliderField.tsx';
import { SwitchField } from '#src/ui/system/forms/SwitchField.tsx';
import { Group } from './specimens.tsx';

const FIRST_VOLUME = 60;

/** Rows of settings in a panel. */
export const SettingGroup = () => {
  const [isOn, setOn] = useState(true);
  const [volume, setVolume] = useState(FIRST_VOLUME);
  return (
    <Group title={formSamples.settings}>
      <Box layerStyle="panel">
        <SettingRows>
          <SwitchField
            label={formSamples.sounds}
            hint={formSamples.soundsHint}
            isOn={isOn}
            onChange={setOn}
          />
          <SliderField
            label={formSamples.volume}
            value={volume}
            min={0}
            max={100}
            step={5}
            words={formSamples.volumeWords(volume)}
            isDisabled={!isOn}
            onChange={setVolume}
          />
          <SettingRow
            label={formSamples.arrival}
            tag={
              <Badge variant="subtle" size="xs">
                {formSamples.onThisDevice}
              </Badge>
            }
          >
            <Button size="sm">{formSamples.hear}</Button>
          </SettingRow>
          <SettingField label={formSamples.poolOrder} hint={formSamples.poolOrderHint}>
            <Box flex="none" width="156px">
              <FormSelect>
                {Object.values(formSamples.groups).map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </FormSelect>
            </Box>
          </SettingField>
        </SettingRows>
      </Box>
    </Group>
  );
};
