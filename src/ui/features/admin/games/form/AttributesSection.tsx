import { Flex, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useCallback } from 'react';
import { attributeFormSchema, MOST_ATTRIBUTES } from '#contract/admin/gameForm.ts';
import { type Attribute, attributeSchema } from '#contract/games/game.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import IconPlus from '~icons/ph/plus';
import { recordFields } from '../../editor/recordFields.tsx';
import { GameSection } from '../GameParts.tsx';
import { freshKey } from '../gameDraft.ts';
import { NumberInput } from '../NumberInput.tsx';
import { OrderedRows } from '../OrderedRows.tsx';
import type { GameEditor } from '../useGameEditor.ts';
import { NameAndKey } from './NameAndKey.tsx';

const { Choice } = recordFields<Attribute>(attributeFormSchema);

const FOUND_SHOWN = 12;
const TYPES = attributeSchema.shape.type.options;

const labelOf = (key: string) => {
  const words = key.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.trim().replace(/^./, (first) => first.toUpperCase());
};

/** What cards of the game have besides cost, type and text, and how they're sorted and grouped by it. */
export function AttributesSection({ editor: { change, game, definition } }: { readonly editor: GameEditor }) {
  const t = useMessages('adminGames');
  const { attributes } = definition;
  const keys = attributes.map(({ key }) => key);
  const joined = keys.join('\n');
  const add = (attribute: Attribute) => change({ attributes: [...attributes, attribute] });
  const found = game.found.filter(({ key }) => !keys.includes(key)).slice(0, FOUND_SHOWN);
  const cells = useCallback(
    (attribute: Attribute, _: number, changeOne: (changes: Partial<Attribute>) => void) => (
      <>
        <NameAndKey
          label={t('name')}
          keyLabel={t('keyOnCards')}
          taken={joined.split('\n').filter((key) => key !== attribute.key)}
          isStored={[...game.definition.attributes, ...game.found].some(({ key }) => key === attribute.key)}
        />
        <Rules attribute={attribute} onChange={changeOne} />
      </>
    ),
    [t, joined, game],
  );
  return (
    <GameSection title={t('attributes')} hint={t('attributesHint', { example: 'strength>3' })}>
      <OrderedRows<Attribute>
        name="attributes"
        label={t('attributes')}
        one={t('attribute')}
        entries={attributes}
        nameOf={({ label }) => label}
        onChange={(next) => change({ attributes: [...next] })}
        columns="minmax(0, 1.2fr) minmax(0, 1.1fr) minmax(0, 0.9fr) minmax(0, 1.2fr) minmax(0, 1.2fr)"
        heads={[t('name'), t('keyOnCards'), t('type'), t('sorted'), t('grouped')]}
        onAdd={() =>
          add({ key: freshKey('', keys, `attribute-${keys.length + 1}`), label: '', type: 'text' })
        }
        fullBecause={keys.length >= MOST_ATTRIBUTES ? t('full', { count: MOST_ATTRIBUTES }) : undefined}
      >
        {cells}
      </OrderedRows>
      {found.length > 0 && (
        <Stack gap="2">
          <Heading as="h3" textStyle="label">
            {t('found')}
          </Heading>
          {found.map(({ key, type, cards, samples }) => (
            <Flex key={key} align="center" wrap="wrap" columnGap="3" rowGap="1.5">
              <ActionButton size="sm" onClick={() => add({ key, label: labelOf(key), type })}>
                <IconPlus aria-hidden="true" />
                {labelOf(key)}
              </ActionButton>
              <Text color="fg.muted" textStyle="dense" overflowWrap="anywhere">
                {t('foundOn', { count: cards, samples: samples.slice(0, 2).join('; ') })}
              </Text>
            </Flex>
          ))}
        </Stack>
      )}
    </GameSection>
  );
}

interface RulesProps {
  readonly attribute: Attribute;
  readonly onChange: (changes: Partial<Attribute>) => void;
}

const sortOf = (by: string): Attribute['sort'] =>
  by === 'listed' ? { by, values: [] } : by === 'descending' ? { by } : undefined;
const groupOf = (by: string): Attribute['group'] =>
  by === 'ranges' ? { by, width: 5 } : by === 'firstLetter' || by === 'none' ? { by } : undefined;

/** Of what type an attribute is, and what that allows. */
function Rules({ attribute: { type, sort, group, label }, onChange }: RulesProps) {
  const t = useMessages('adminGames');
  const isNumber = type === 'number';
  const sorts = ['ascending', 'descending', ...(isNumber ? [] : ['listed'])];
  const groups = ['value', isNumber ? 'ranges' : 'firstLetter', 'none'];
  return (
    <>
      <Choice
        name="type"
        label={t('type')}
        choices={TYPES.map((each) => ({ value: each, label: t('types', { type: each }) }))}
        changes={(chosen) => ({
          ...{ sort: undefined, group: undefined },
          type: TYPES.find((each) => each === chosen) ?? type,
        })}
      />
      <Stack gap="1.5">
        <Choice
          name="sort"
          label={t('sorted')}
          value={sort?.by ?? 'ascending'}
          choices={sorts.map((by) => ({ value: by, label: t('sorts', { by, type }) }))}
          changes={(by) => ({ sort: sortOf(by) })}
        />
        {sort?.by === 'listed' && (
          <Input
            aria-label={t('listedValues', { name: label })}
            placeholder={t('listedExample')}
            value={sort.values.join(', ')}
            onChange={({ target }) => onChange({ sort: { by: 'listed', values: target.value.split(', ') } })}
          />
        )}
      </Stack>
      <Stack gap="1.5">
        <Choice
          name="group"
          label={t('grouped')}
          value={group?.by ?? 'value'}
          choices={groups.map((by) => ({ value: by, label: t('groups', { by, type }) }))}
          changes={(by) => ({ group: groupOf(by) })}
        />
        {group?.by === 'ranges' && (
          <NumberInput
            name={t('rangeWidth', { name: label })}
            value={group.width}
            onChange={(width) => onChange({ group: { by: 'ranges', width: Math.max(1, width ?? 1) } })}
          />
        )}
      </Stack>
    </>
  );
}
