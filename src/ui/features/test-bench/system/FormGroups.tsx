import { Fieldset, Input, Link, RadioCard, SegmentGroup, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { formSamples } from '#src/ui/messages/samples.ts';
import { CheckboxField } from '#src/ui/system/forms/CheckboxField.tsx';
import { FormInput, FormSelect, FormTextarea } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import { PasswordInput } from '#src/ui/system/forms/PasswordInput.tsx';
import { SubmitButton } from '#src/ui/system/forms/SubmitButton.tsx';
import { SwitchField } from '#src/ui/system/forms/SwitchField.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { Group, Row } from './specimens.tsx';

const GROUPS = [
  { value: 'cost', label: formSamples.groups.cost },
  { value: 'lane', label: formSamples.groups.lane },
  { value: 'type', label: formSamples.groups.type },
  { value: 'rarity', label: formSamples.groups.rarity, disabled: true },
];

const options = (names: readonly string[]) => names.map((name) => <option key={name}>{name}</option>);

const Fields = () => (
  <Group title={formSamples.fields}>
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <FormField label={formSamples.email} error={formSamples.emailError} isRequired>
        <FormInput size="lg" type="email" autoComplete="off" defaultValue={formSamples.emailTyped} />
      </FormField>
      <FormField
        label={formSamples.password}
        hint={formSamples.passwordHint}
        aside={
          <Link href="#main" textStyle="dense">
            {formSamples.forgot}
          </Link>
        }
      >
        <PasswordInput autoComplete="off" />
      </FormField>
      <FormField label={formSamples.game}>
        <FormSelect>{options(formSamples.games)}</FormSelect>
      </FormField>
      <FormField label={formSamples.until} error={formSamples.untilError}>
        <FormSelect>{options(formSamples.days)}</FormSelect>
      </FormField>
      <FormField label={formSamples.locked} isDisabled>
        <FormInput defaultValue={formSamples.lockedTyped} />
      </FormField>
      <FormField label={formSamples.readOnly}>
        <FormInput defaultValue={formSamples.readOnlyTyped} readOnly />
      </FormField>
      <FormField label={formSamples.code}>
        <FormInput defaultValue={formSamples.codeTyped} textStyle="code" />
      </FormField>
      <FormField label={formSamples.reason}>
        <FormTextarea defaultValue={formSamples.reasonTyped} />
      </FormField>
    </SimpleGrid>
    <Row name={formSamples.states}>
      <Input
        width="150px"
        aria-label={formSamples.hover}
        defaultValue={formSamples.hover}
        data-hover=""
        tabIndex={-1}
      />
      <Input
        width="150px"
        aria-label={formSamples.focus}
        defaultValue={formSamples.focus}
        data-focus-visible=""
        tabIndex={-1}
      />
    </Row>
    <Row name={formSamples.sizes}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Input
          key={size}
          size={size}
          width="150px"
          aria-label={formSamples.search}
          placeholder={formSamples.search}
        />
      ))}
    </Row>
    <Row name={formSamples.submit}>
      <SubmitButton isBusy={false}>{formSamples.submit}</SubmitButton>
      <SubmitButton isBusy>{formSamples.submit}</SubmitButton>
    </Row>
  </Group>
);

const Choices = () => {
  const [isOn, setOn] = useState(true);
  const [group, setGroup] = useState<string | null>('cost');
  return (
    <Group title={formSamples.choices}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <Fieldset.Root>
          <Fieldset.Legend>{formSamples.choices}</Fieldset.Legend>
          <Stack gap="3" mt="1.5" align="flex-start">
            <CheckboxField isChecked={isOn} onChange={setOn}>
              {formSamples.all}
            </CheckboxField>
            <CheckboxField isChecked="indeterminate" onChange={setOn}>
              {formSamples.some}
            </CheckboxField>
            <CheckboxField isChecked={false} error={formSamples.termsError} onChange={setOn}>
              {formSamples.terms}
            </CheckboxField>
            <CheckboxField isChecked isDisabled onChange={setOn}>
              {formSamples.all}
            </CheckboxField>
          </Stack>
        </Fieldset.Root>
        <div>
          <SwitchField
            label={formSamples.sounds}
            hint={formSamples.soundsHint}
            isOn={isOn}
            onChange={setOn}
          />
          <SwitchField
            label={formSamples.push}
            hint={formSamples.pushHint}
            isOn={!isOn}
            onChange={(on) => setOn(!on)}
          />
          <SwitchField
            label={formSamples.spectators}
            hint={formSamples.spectatorsHint}
            isOn={false}
            isDisabled
            onChange={setOn}
          />
        </div>
      </SimpleGrid>
      {(['sm', 'md'] as const).map((size) => (
        <Row key={size} name={size === 'sm' ? formSamples.small : formSamples.large}>
          <SegmentGroup.Root
            size={size}
            aria-label={formSamples.groupBy}
            value={group}
            onValueChange={({ value }) => setGroup(value)}
          >
            <SegmentGroup.Items items={GROUPS} />
          </SegmentGroup.Root>
        </Row>
      ))}
      <RadioCard.Root aria-label={formSamples.cards} defaultValue="sealed">
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
          {Object.entries(formSamples.cardChoices).map(([value, { name, words }]) => (
            <RadioCard.Item key={value} value={value} disabled={value === 'jumpstart'}>
              <RadioCard.ItemHiddenInput />
              <RadioCard.ItemContent>
                <RadioCard.ItemText>{name}</RadioCard.ItemText>
                <RadioCard.ItemDescription>{words}</RadioCard.ItemDescription>
              </RadioCard.ItemContent>
            </RadioCard.Item>
          ))}
        </SimpleGrid>
      </RadioCard.Root>
    </Group>
  );
};

export const FormGroups = () => (
  <>
    <Fields />
    <Choices />
    <SettingGroup />
  </>
);
