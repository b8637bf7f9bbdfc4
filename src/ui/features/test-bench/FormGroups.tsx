import { Input, Link, SegmentGroup, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckboxField } from '../../system/forms/CheckboxField.tsx';
import { FormInput, FormSelect, FormTextarea } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { PasswordInput } from '../../system/forms/PasswordInput.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import { SwitchField } from '../../system/forms/SwitchField.tsx';
import { Group, Row } from './specimens.tsx';

const words = {
  fields: 'Field, input, textarea, native select',
  email: 'Email',
  emailTyped: 'ana@emberwake',
  emailError: 'Enter an address like name@example.com',
  password: 'Password',
  passwordHint: 'Eight characters or more.',
  forgot: 'Forgot password?',
  game: 'Game',
  games: ['Emberwake', 'Orbit Market'],
  until: 'Until',
  untilError: 'Choose a day in the future',
  days: ['27 November', '28 November'],
  reason: 'Reason, shown to Kasimir',
  reasonTyped: 'Left three tables in the first round.',
  code: 'Table code',
  codeTyped: 'KILN42',
  locked: 'Template',
  lockedTyped: 'Set by the event',
  readOnly: 'Invite link',
  readOnlyTyped: 'passleft.example/t/KILN42',
  states: 'states',
  sizes: 'sizes',
  hover: 'Hover',
  focus: 'Focus',
  search: 'Search',
  submit: 'Log in',
  choices: 'Checkbox, switch, segment group',
  terms: 'I accept the terms of service',
  termsError: 'Accept the terms to go on',
  some: 'Some of the 1,204 cards',
  all: 'Follow me in every round',
  sounds: 'Sounds',
  soundsHint: 'Only for your own packs.',
  push: 'Desktop notices',
  pushHint: 'While this tab is hidden.',
  spectators: 'Spectators',
  spectatorsHint: 'Set by the event.',
  groupBy: 'Group the pool by',
  groups: { cost: 'Cost', lane: 'Lane', type: 'Type', rarity: 'Rarity' },
  small: 'small',
  large: 'large',
};

const GROUPS = [
  { value: 'cost', label: words.groups.cost },
  { value: 'lane', label: words.groups.lane },
  { value: 'type', label: words.groups.type },
  { value: 'rarity', label: words.groups.rarity, disabled: true },
];

const options = (names: readonly string[]) => names.map((name) => <option key={name}>{name}</option>);

const Fields = () => (
  <Group title={words.fields}>
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <FormField label={words.email} error={words.emailError} isRequired>
        <FormInput size="lg" type="email" autoComplete="off" defaultValue={words.emailTyped} />
      </FormField>
      <FormField
        label={words.password}
        hint={words.passwordHint}
        aside={
          <Link href="#main" textStyle="dense">
            {words.forgot}
          </Link>
        }
      >
        <PasswordInput autoComplete="off" />
      </FormField>
      <FormField label={words.game}>
        <FormSelect>{options(words.games)}</FormSelect>
      </FormField>
      <FormField label={words.until} error={words.untilError}>
        <FormSelect>{options(words.days)}</FormSelect>
      </FormField>
      <FormField label={words.locked} isDisabled>
        <FormInput defaultValue={words.lockedTyped} />
      </FormField>
      <FormField label={words.readOnly}>
        <FormInput defaultValue={words.readOnlyTyped} readOnly />
      </FormField>
      <FormField label={words.code}>
        <FormInput defaultValue={words.codeTyped} textStyle="code" />
      </FormField>
      <FormField label={words.reason}>
        <FormTextarea defaultValue={words.reasonTyped} />
      </FormField>
    </SimpleGrid>
    <Row name={words.states}>
      <Input width="150px" aria-label={words.hover} defaultValue={words.hover} data-hover="" tabIndex={-1} />
      <Input
        width="150px"
        aria-label={words.focus}
        defaultValue={words.focus}
        data-focus-visible=""
        tabIndex={-1}
      />
    </Row>
    <Row name={words.sizes}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Input key={size} size={size} width="150px" aria-label={words.search} placeholder={words.search} />
      ))}
    </Row>
    <Row name={words.submit}>
      <SubmitButton isBusy={false}>{words.submit}</SubmitButton>
      <SubmitButton isBusy>{words.submit}</SubmitButton>
    </Row>
  </Group>
);

const Choices = () => {
  const [isOn, setOn] = useState(true);
  const [group, setGroup] = useState<string | null>('cost');
  return (
    <Group title={words.choices}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <Stack gap="3" align="flex-start">
          <CheckboxField isChecked={isOn} onChange={setOn}>
            {words.all}
          </CheckboxField>
          <CheckboxField isChecked="indeterminate" onChange={setOn}>
            {words.some}
          </CheckboxField>
          <CheckboxField isChecked={false} error={words.termsError} onChange={setOn}>
            {words.terms}
          </CheckboxField>
          <CheckboxField isChecked isDisabled onChange={setOn}>
            {words.all}
          </CheckboxField>
        </Stack>
        <div>
          <SwitchField label={words.sounds} hint={words.soundsHint} isOn={isOn} onChange={setOn} />
          <SwitchField label={words.push} hint={words.pushHint} isOn={!isOn} onChange={(on) => setOn(!on)} />
          <SwitchField
            label={words.spectators}
            hint={words.spectatorsHint}
            isOn={false}
            isDisabled
            onChange={setOn}
          />
        </div>
      </SimpleGrid>
      {(['sm', 'md'] as const).map((size) => (
        <Row key={size} name={size === 'sm' ? words.small : words.large}>
          <SegmentGroup.Root
            size={size}
            aria-label={words.groupBy}
            value={group}
            onValueChange={({ value }) => setGroup(value)}
          >
            <SegmentGroup.Items items={GROUPS} />
          </SegmentGroup.Root>
        </Row>
      ))}
    </Group>
  );
};

export const FormGroups = () => (
  <>
    <Fields />
    <Choices />
  </>
);
