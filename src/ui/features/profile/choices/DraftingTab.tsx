import { Box, SimpleGrid } from '@chakra-ui/react';
import type { Preferences } from '#contract/members/preferences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormSelect } from '../../../system/forms/controls.tsx';
import { SettingField, SettingRows } from '../../../system/forms/SettingRow.tsx';
import { SwitchField } from '../../../system/forms/SwitchField.tsx';
import { ProfilePanel } from '../ProfilePanel.tsx';
import { CardSizePanel } from './CardSizePanel.tsx';
import { ChoicesFrame } from './ChoicesFrame.tsx';
import { type Choices, useChoices } from './useChoices.ts';

/** How picking and your pool behave at every table. */
export function DraftingTab() {
  const choices = useChoices();
  return (
    <ChoicesFrame tab="drafting">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <PickingPanel {...choices} />
        <PoolPanel {...choices} />
      </SimpleGrid>
      <CardSizePanel />
    </ChoicesFrame>
  );
}

function PickingPanel({ preferences, choose }: Choices) {
  const t = useMessages('profile');
  return (
    <ProfilePanel title={t('picking')}>
      <SettingRows>
        <SwitchField
          label={t('doubleClick')}
          hint={t('doubleClickHint')}
          isOn={preferences.doubleClickTakes}
          onChange={(doubleClickTakes) => choose({ doubleClickTakes })}
        />
        <SwitchField
          label={t('hints')}
          hint={t('hintsHint')}
          isOn={preferences.showsHints}
          onChange={(showsHints) => choose({ showsHints })}
        />
        <SwitchField
          label={t('foils')}
          hint={t('foilsHint')}
          isOn={preferences.showsFoils}
          onChange={(showsFoils) => choose({ showsFoils })}
        />
      </SettingRows>
    </ProfilePanel>
  );
}

const ORDERS = {
  lane: 'orderLane',
  cost: 'orderCost',
  rarity: 'orderRarity',
  picked: 'orderPicked',
} as const satisfies Record<Preferences['poolOrder'], string>;

const isOrder = (value: string): value is Preferences['poolOrder'] => Object.hasOwn(ORDERS, value);

function PoolPanel({ preferences, choose }: Choices) {
  const t = useMessages('profile');
  return (
    <ProfilePanel title={t('pool')}>
      <SettingRows>
        <SwitchField
          label={t('showPool')}
          hint={t('showPoolHint')}
          isOn={preferences.keepsPoolVisible}
          onChange={(keepsPoolVisible) => choose({ keepsPoolVisible })}
        />
        <SettingField label={t('poolOrder')} hint={t('poolOrderHint')}>
          <Box flex="none" width="156px">
            <FormSelect
              value={preferences.poolOrder}
              onChange={({ target: { value } }) => isOrder(value) && choose({ poolOrder: value })}
            >
              {Object.entries(ORDERS).map(([order, words]) => (
                <option key={order} value={order}>
                  {t(words)}
                </option>
              ))}
            </FormSelect>
          </Box>
        </SettingField>
        <SwitchField
          label={t('hidePool')}
          hint={t('hidePoolHint')}
          isOn={preferences.hidesOwnPicks}
          onChange={(hidesOwnPicks) => choose({ hidesOwnPicks })}
        />
      </SettingRows>
    </ProfilePanel>
  );
}
