import { RadioCard, SimpleGrid } from '@chakra-ui/react';
import { useId } from 'react';
import type { TableSettings } from '#contract/tables/tables.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormInput } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';

type Visibility = TableSettings['visibility'];

interface NameAndAccessProps {
  readonly name: string;
  readonly nameError: string | undefined;
  /** The table was to be opened without a name that works: the field has the focus. */
  readonly isNameMissing: boolean;
  readonly visibility: Visibility;
  /** Whether this host may list a table publicly; without it the choice says why not. */
  readonly mayList: boolean;
  readonly onName: (name: string) => void;
  readonly onVisibility: (visibility: Visibility) => void;
}

const isVisibility = (value: string | null): value is Visibility => value === 'open' || value === 'code';

const focusOnArrival = (field: HTMLInputElement | null) => field?.focus();

/** What the table is called and who can join it, side by side where there is room. */
export function NameAndAccess(props: NameAndAccessProps) {
  const { name, nameError, isNameMissing, visibility, mayList, onName, onVisibility } = props;
  const t = useMessages('hosting');
  const [friendsId, anyoneId] = [useId(), useId()];
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" mb="5">
      <FormField label={t('tableName')} hint={t('tableNameHint')} error={nameError}>
        <FormInput
          {...(isNameMissing && { ref: focusOnArrival })}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => onName(target.value)}
        />
      </FormField>
      <RadioCard.Root
        value={visibility}
        onValueChange={({ value }) => {
          if (isVisibility(value)) onVisibility(value);
        }}
      >
        <RadioCard.Label display="block" mb="1.5" textStyle="label">
          {t('whoCanJoin')}
        </RadioCard.Label>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          <RadioCard.Item value="code">
            <RadioCard.ItemHiddenInput aria-describedby={friendsId} />
            <RadioCard.ItemContent>
              <RadioCard.ItemText>{t('friends')}</RadioCard.ItemText>
              <RadioCard.ItemDescription id={friendsId}>{t('friendsHint')}</RadioCard.ItemDescription>
            </RadioCard.ItemContent>
          </RadioCard.Item>
          <RadioCard.Item value="open" disabled={!mayList}>
            <RadioCard.ItemHiddenInput aria-describedby={anyoneId} />
            <RadioCard.ItemContent>
              <RadioCard.ItemText>{t('anyone')}</RadioCard.ItemText>
              <RadioCard.ItemDescription id={anyoneId}>
                {mayList ? t('anyoneHint') : t('verifyFirst')}
              </RadioCard.ItemDescription>
            </RadioCard.ItemContent>
          </RadioCard.Item>
        </SimpleGrid>
      </RadioCard.Root>
    </SimpleGrid>
  );
}
