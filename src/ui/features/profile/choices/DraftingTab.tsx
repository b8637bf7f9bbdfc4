import type { Preferences } from '#contract/members/preferences.ts';
import { Select } from '../../../kit/Select.tsx';
import { SettingRow } from '../../../kit/SettingRow.tsx';
import { Switch } from '../../../kit/Switch.tsx';
import { ProfilePanel } from '../ProfilePanel.tsx';
import { CardSizePanel } from './CardSizePanel.tsx';
import { ChoicesFrame } from './ChoicesFrame.tsx';
import { type Choices, useChoices } from './useChoices.ts';

/** How picking and the own pool behave at every table. */
export function DraftingTab() {
  const choices = useChoices();
  return (
    <ChoicesFrame tab="drafting">
      <div className="profile-pair">
        <PickingPanel {...choices} />
        <PoolPanel {...choices} />
      </div>
      <CardSizePanel />
    </ChoicesFrame>
  );
}

const PickingPanel = ({ preferences, choose }: Choices) => (
  <ProfilePanel title="Picking">
    <Switch
      label="Double-click takes a card"
      sentence="A single click only selects it."
      isOn={preferences.doubleClickTakes}
      onChange={(doubleClickTakes) => choose({ doubleClickTakes })}
    />
    <Switch
      label="Hints"
      sentence="Shows what a bot would take and why, at tables whose host allows it. H speaks it."
      isOn={preferences.showsHints}
      onChange={(showsHints) => choose({ showsHints })}
    />
    <Switch
      label="Foil shine"
      sentence="A gleam over foils when you point at them or zoom."
      isOn={preferences.showsFoils}
      onChange={(showsFoils) => choose({ showsFoils })}
    />
  </ProfilePanel>
);

const ORDERS: readonly (readonly [Preferences['poolOrder'], string])[] = [
  ['lane', 'Lane'],
  ['cost', 'Cost'],
  ['rarity', 'Rarity'],
  ['picked', 'Order of picks'],
];

const PoolPanel = ({ preferences, choose }: Choices) => (
  <ProfilePanel title="My pool">
    <Switch
      label="Always show my pool"
      sentence="Under the pack, where the screen has room for both."
      isOn={preferences.keepsPoolVisible}
      onChange={(keepsPoolVisible) => choose({ keepsPoolVisible })}
    />
    <SettingRow label="Group it by" sentence="Where each draft begins; you can change it at the table.">
      {(control) => (
        <Select
          {...control}
          value={preferences.poolOrder}
          onChange={(event) => {
            const order = ORDERS.find(([value]) => value === event.target.value);
            if (order) choose({ poolOrder: order[0] });
          }}
        >
          {ORDERS.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </SettingRow>
    <Switch
      label="Keep my pool covered"
      sentence="For streams: in the draft room it stays hidden until you show it."
      isOn={preferences.hidesOwnPicks}
      onChange={(hidesOwnPicks) => choose({ hidesOwnPicks })}
    />
  </ProfilePanel>
);
