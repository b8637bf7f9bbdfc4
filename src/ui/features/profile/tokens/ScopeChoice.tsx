import { Fieldset, Flex, Grid, Text } from '@chakra-ui/react';
import type { TokenScope } from '#contract/members/tokenScopes.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { CheckboxField } from '../../../system/forms/CheckboxField.tsx';
import { Failure } from '../account/AccountRow.tsx';
import { type ScopeGroup, scopeGroups, sectionKey } from './scopeGroups.ts';

interface ScopeChoiceProps {
  readonly offered: readonly TokenScope[];
  readonly chosen: readonly TokenScope[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly TokenScope[]) => void;
}

/** What a token may do, section by section. */
export function ScopeChoice({ offered, chosen, error, onChange }: ScopeChoiceProps) {
  const t = useMessages('tokens');
  const toggled = (scope: TokenScope, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, scope] : chosen.filter((one) => one !== scope));
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontSize="sm" fontWeight="semibold" color="fg">
        {t('scopes')}
      </Fieldset.Legend>
      <Text color="fg.muted" textStyle="dense">
        {t('scopesHint')}
      </Text>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="5"
        rowGap="3.5"
        maxHeight="320px"
        overflowY="auto"
        padding="3"
        border="line"
        borderRadius="control"
        tabIndex={0}
        role="group"
        aria-label={t('scopes')}
      >
        {scopeGroups(offered).map((group) => (
          <Section key={group.section} group={group} chosen={chosen} onToggled={toggled} />
        ))}
      </Grid>
      {error !== undefined && <Failure>{error}</Failure>}
    </Fieldset.Root>
  );
}

interface SectionProps {
  readonly group: ScopeGroup;
  readonly chosen: readonly TokenScope[];
  readonly onToggled: (scope: TokenScope, isChosen: boolean) => void;
}

function Section({ group: { section, scopes }, chosen, onToggled }: SectionProps) {
  const t = useMessages('tokens');
  return (
    <Fieldset.Root gap="1.5">
      <Fieldset.Legend fontWeight="semibold">
        {t('section', { section: sectionKey(section) as 'games' })}
      </Fieldset.Legend>
      {scopes.map(({ scope, verb }) => (
        <CheckboxField
          key={scope}
          isChecked={chosen.includes(scope)}
          onChange={(isChosen) => onToggled(scope, isChosen)}
        >
          <Flex as="span" wrap="wrap" columnGap="2">
            {t('verb', { verb: verb as 'read' })}
            <Text as="span" color="fg.muted" fontFamily="mono" fontSize="xs">
              {scope}
            </Text>
          </Flex>
        </CheckboxField>
      ))}
    </Fieldset.Root>
  );
}
