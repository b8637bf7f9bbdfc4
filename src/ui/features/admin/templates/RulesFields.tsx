import {
  Box,
  Button,
  Flex,
  Heading,
  SimpleGrid,
  Stack,
  type SystemStyleObject,
  Text,
} from '@chakra-ui/react';
import { useMemo } from 'react';
import type { PackRow } from '#contract/admin/packs.ts';
import { formats } from '#engine/formats/registry.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton, IconActionButton } from '#src/ui/system/ActionButton.tsx';
import { SwitchField } from '#src/ui/system/forms/SwitchField.tsx';
import IconPlus from '~icons/ph/plus';
import IconRemove from '~icons/ph/x';
import { useRecordField } from '../editor/recordContext.ts';
import { replaced, without } from '../packs/form/packForm.ts';
import { nextItem, partsIn, type RuleField, ruleFields, startOf } from './ruleFields.ts';
import { CountField, PackPicker, Picker } from './smallFields.tsx';
import type { TemplateForm } from './templateForm.ts';

interface RulesFieldsProps {
  readonly format: TemplateForm['format'];
  readonly packs: readonly PackRow[];
}

/** The rules of a format, made from its schema. */
export function RulesFields({ format, packs }: RulesFieldsProps) {
  const t = useMessages('adminTemplates');
  const fields = useMemo(() => ruleFields(formats[format].template), [format]);
  return (
    <>
      <Text color="fg.muted" textStyle="dense">
        {t('formatHint', { format })}
      </Text>
      <SimpleGrid key={format} minChildWidth="150px" gap="3.5" columnGap="4" alignItems="start">
        {fields.map((field) => (
          <WholeRule key={field.key} field={field} packs={packs} />
        ))}
      </SimpleGrid>
    </>
  );
}

/** A rule as a field of the form. */
function WholeRule({ field, packs }: { readonly field: RuleField; readonly packs: readonly PackRow[] }) {
  const { value, error, type } = useRecordField(field.key);
  const isWide = !['pack', 'number', 'choice'].includes(field.kind);
  return (
    <Box minWidth="0" {...(isWide && { gridColumn: '1 / -1' })}>
      <Rule field={field} value={value} error={error} packs={packs} onChange={type} />
    </Box>
  );
}

interface RuleProps {
  readonly field: RuleField;
  readonly value: unknown;
  readonly packs: readonly PackRow[];
  readonly error?: string | undefined;
  /** In a row of small controls: what they are of, which their hidden labels say too. */
  readonly item?: string;
  readonly onChange: (value: unknown) => void;
}

function Rule(props: RuleProps) {
  const { field, value, packs, error, item, onChange } = props;
  const t = useMessages('adminTemplates');
  const { key: rule, kind } = field;
  const label = item === undefined ? t('rule', { rule }) : t('ruleOf', { rule: t('rule', { rule }), item });
  const common = { label, error, onChange, size: item === undefined ? 'md' : 'sm' } as const;
  switch (kind) {
    case 'pack':
      return <PackPicker {...common} value={String(value)} packs={packs} />;
    case 'number':
      return <CountField {...common} value={Number(value)} min={field.min} max={field.max} />;
    case 'choice':
      return (
        <Picker
          {...common}
          value={typeof value === 'number' ? value : String(value)}
          options={field.options}
          wordsOf={(choice) => t('choice', { choice: String(choice) })}
        />
      );
    case 'onOff':
      return (
        <SwitchField
          label={label}
          hint={t('ruleHint', { rule })}
          isOn={value === true}
          // Off is the same as not there.
          onChange={(isOn) => onChange(isOn || undefined)}
        />
      );
    case 'seats':
      return Array.isArray(value) ? (
        <Text color="fg.muted" textStyle="dense">
          {t('packsBySeat', { packs: formatFor().list(value.map(String)) })}{' '}
          <Button size="sm" variant="plain" px="1" onClick={() => onChange(undefined)}>
            {t('samePack')}
          </Button>
        </Text>
      ) : null;
    case 'object':
      return (
        <SimpleGrid minChildWidth="150px" gap="3.5" columnGap="4" alignItems="start">
          <Parts {...props} parts={field.parts} />
        </SimpleGrid>
      );
    case 'list':
      return <RuleList {...props} />;
  }
}

/** The parts of an object; another choice brings parts of its own. */
function Parts({
  parts,
  value,
  packs,
  item,
  onChange,
}: RuleProps & { readonly parts: readonly RuleField[] }) {
  const held = typeof value === 'object' && value !== null ? value : {};
  return partsIn(parts, held).map((part) => (
    <Rule
      key={part.key}
      field={part}
      value={Reflect.get(held, part.key)}
      packs={packs}
      {...(item !== undefined && { item })}
      onChange={(changed) => {
        const next = { ...held, [part.key]: changed };
        const isChoice = part === parts[0] && parts.some(({ only }) => only !== null);
        onChange(isChoice ? startOf(parts, packs[0]?.pack.slug ?? '', next) : next);
      }}
    />
  ));
}

function RuleList({ field, value, packs, onChange }: RuleProps) {
  const t = useMessages('adminTemplates');
  const { key: list, parts, min, max } = field;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const label = t('list', { list });
  const lists = parts.filter(({ kind }) => kind === 'list' || kind === 'seats');
  const isBox = lists.length > 0;
  const row = parts.filter((part) => !lists.includes(part));
  return (
    <Stack gap="2">
      {!isBox && items.length > 0 && (
        <Text color="fg.muted" textStyle="dense">
          {label}
        </Text>
      )}
      <Flex
        as="ol"
        aria-label={label}
        listStyleType="none"
        wrap="wrap"
        align="center"
        gap={isBox ? '3' : '2'}
        columnGap={{ sm: '22px' }}
      >
        {items.map((held, at) => {
          const item = t('item', { list, number: at + 1 });
          const set = (changed: unknown) => onChange(replaced(items, at, changed));
          return (
            <Stack
              // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
              key={at}
              as="li"
              aria-label={item}
              {...(isBox ? BOX : CHIP)}
              {...(row[0]?.key === 'do' && { css: JOINED })}
            >
              <Flex
                wrap={isBox ? 'wrap' : 'nowrap'}
                align="center"
                gap={isBox ? '3' : '1'}
                css={HIDDEN_LABELS}
              >
                {isBox && (
                  <Heading as="h3" size="md">
                    {item}
                  </Heading>
                )}
                <Parts field={field} parts={row} value={held} packs={packs} item={item} onChange={set} />
                <IconActionButton
                  size="sm"
                  {...(isBox && { ml: 'auto' })}
                  label={t('removeItem', { item })}
                  reason={items.length <= min ? t('fewest', { list }) : undefined}
                  onClick={() => onChange(without(items, at))}
                >
                  <IconRemove aria-hidden="true" />
                </IconActionButton>
              </Flex>
              {isBox && <Parts field={field} parts={lists} value={held} packs={packs} onChange={set} />}
            </Stack>
          );
        })}
        <Flex as="li">
          <ActionButton
            size="sm"
            variant={isBox ? 'outline' : 'ghost'}
            reason={items.length >= max ? t('most', { max }) : undefined}
            onClick={() => onChange([...items, nextItem(field, items, packs[0]?.pack.slug ?? '')])}
          >
            <IconPlus aria-hidden="true" />
            {t('addItem', { list })}
          </ActionButton>
        </Flex>
      </Flex>
    </Stack>
  );
}

const BOX = {
  width: 'full',
  gap: '2.5',
  px: '3.5',
  py: '3',
  border: 'line',
  borderRadius: 'control',
  bg: 'bg.muted',
};
const CHIP = { p: '1', pl: '1.5', border: 'line', borderRadius: 'control', bg: 'bg.panel' };
/** Steps are joined by a line while they're beside each other. */
const JOINED: SystemStyleObject = {
  position: 'relative',
  '&:not(:nth-last-of-type(2))::after': {
    content: { sm: '""' },
    position: 'absolute',
    top: '50%',
    left: 'calc(100% + 4px)',
    width: '14px',
    borderTop: '2px solid {colors.border.control}',
  },
};
const HIDDEN_LABELS = { '& label': { srOnly: true } };
