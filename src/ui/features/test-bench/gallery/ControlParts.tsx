import { useState } from 'react';
import { Button, IconButton } from '#src/ui/kit/Button.tsx';
import { Checkbox } from '#src/ui/kit/Checkbox.tsx';
import { Chip, FilterChip } from '#src/ui/kit/Chip.tsx';
import { Field } from '#src/ui/kit/Field.tsx';
import { Menu } from '#src/ui/kit/Menu.tsx';
import { Meter } from '#src/ui/kit/Meter.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { PasswordInput } from '#src/ui/kit/PasswordInput.tsx';
import { SegmentedControl } from '#src/ui/kit/SegmentedControl.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { Switch } from '#src/ui/kit/Switch.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import IconCards from '~icons/ph/cards-duotone';
import IconDots from '~icons/ph/dots-three-vertical-bold';
import IconGear from '~icons/ph/gear-six';
import { Part } from './parts.tsx';

const zoom = () => undefined;

/** Buttons in every look, chips and filters. */
export const Buttons = () => (
  <Part title="Buttons and chips" words="One brass button a screen; here are several only to show them.">
    <div className="gallery-line">
      <Button variant="solid">Take card</Button>
      <Button>Watch</Button>
      <Button variant="soft">Change</Button>
      <Button variant="ghost">Dismiss</Button>
      <Button variant="danger">Remove</Button>
      <Button variant="destroy">Delete</Button>
      <Button reason="Submit at 40 cards, you have 38">Submit</Button>
      <Button isBusy>Joining</Button>
      <Button variant="solid" isBusy>
        Taking
      </Button>
      <IconButton label="Settings">
        <IconGear aria-hidden="true" />
      </IconButton>
      <Menu
        label="Table"
        align="start"
        trigger={(props) => (
          <IconButton {...props} label="More" variant="outline">
            <IconDots aria-hidden="true" />
          </IconButton>
        )}
        items={[
          { key: 'pause', words: 'Pause the table', onChoose: zoom },
          { key: 'bot', words: 'Hand seat to a bot', reason: 'The draft has ended', onChoose: zoom },
          { key: 'leave', words: 'Leave', isDestructive: true, onChoose: zoom },
        ]}
      />
    </div>
    <div className="gallery-line">
      <Button size="sm">Small</Button>
      <Button size="md">Medium</Button>
      <Button size="lg">Large</Button>
      <Button variant="solid" size="xl">
        <IconCards aria-hidden="true" />
        Draft against bots now
      </Button>
      <Button variant="solid" size="xl">
        Take Cinder Vale
      </Button>
    </div>
    <div className="gallery-line">
      <Chip>Plain</Chip>
      <Chip tone="brass">Passing left</Chip>
      <Chip tone="ok">
        <span className="dot" /> Live
      </Chip>
      <Chip tone="warn">Late</Chip>
      <Chip tone="danger">Lost</Chip>
      <Chip tone="teal">Ana is choosing</Chip>
      <Chip size="tag">Last used</Chip>
      <FilterChip isOn>Open seats</FilterChip>
      <FilterChip isOn={false}>With bots</FilterChip>
    </div>
  </Part>
);

/** What is typed and chosen in. */
export const Fields = () => {
  const [isOn, setOn] = useState(true);
  const [group, setGroup] = useState<'cost' | 'lane' | 'type'>('cost');
  return (
    <Part title="Fields">
      <Panel className="gallery-fields">
        <Field label="E-mail" error="Enter an address like name@example.com" isRequired>
          {(control) => <TextInput {...control} size="lg" defaultValue="ana@emberwake" />}
        </Field>
        <Field
          label="Password"
          hint="Eight characters or more."
          aside={<span className="link t14">Forgot password?</span>}
        >
          {(control) => <PasswordInput {...control} size="lg" placeholder="Your password" />}
        </Field>
        <Field label="Game">
          {(control) => (
            <Select {...control}>
              <option>Emberwake</option>
              <option>Another game</option>
            </Select>
          )}
        </Field>
      </Panel>
      <Panel look="lit" className="gallery-fields">
        <SegmentedControl
          label="Group the pool by"
          value={group}
          onChange={setGroup}
          segments={[
            { value: 'cost', label: 'Cost' },
            { value: 'lane', label: 'Lane' },
            { value: 'type', label: 'Type' },
          ]}
        />
        <Switch label="Sounds" sentence="Only for your own packs." isOn={isOn} onChange={setOn} />
        <Switch
          label="Desktop notices"
          sentence="While this tab is hidden."
          isOn={!isOn}
          onChange={(on) => setOn(!on)}
        />
        <Checkbox isChecked={isOn} onChange={setOn}>
          I accept the terms of service
        </Checkbox>
        <Meter label="Deleting cards" value={132} max={214} isLabelled tone="danger" />
      </Panel>
    </Part>
  );
};
