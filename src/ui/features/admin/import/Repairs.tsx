import { Badge, Box, Card, Flex, Heading, Text } from '@chakra-ui/react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { ImportRepair, ImportView, RejectGroup } from '#contract/admin/imports.ts';
import { saveFile } from '#src/ui/components/files/saveFile.ts';
import { useBusyAction } from '#src/ui/components/useBusyAction.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import IconDownload from '~icons/ph/download-simple';
import { chosenRepairs, settableField } from './groupRepair.ts';
import { RejectedRows } from './ImportRows.tsx';
import type { ImportPorts } from './importParts.ts';

interface RepairsProps {
  readonly view: ImportView;
  readonly ports: ImportPorts;
  readonly isBusy: boolean;
  /** Reads the files again with these; null where they are not at hand any more. */
  readonly onRepair: ((repairs: readonly ImportRepair[]) => void) | null;
}

/** Rows that can't be read, put together by the one repair that settles them: each by a press, and all by one. */
export function Repairs({ view, ports, isBusy, onRepair }: RepairsProps) {
  const t = useMessages('adminImport');
  const [wrong, setWrong] = useState<ReadonlyMap<RejectGroup, string>>(new Map());
  const { groups, state } = view;
  if (groups.length === 0) return null;
  const isOpen = state === 'ready' || state === 'refused';
  const title = t('repairs', { rows: groups.reduce((sum, { rows }) => sum + rows, 0), fixes: groups.length });
  const errorOf = (group: RejectGroup) => {
    const expected = wrong.get(group);
    return expected === undefined ? undefined : t('notReadable', { expected });
  };
  const press = { isBusy, reason: onRepair === null ? t('noFiles') : undefined };
  const repair = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { repairs, unreadable } = chosenRepairs(view, new FormData(event.currentTarget, pressedIn(event)));
    setWrong(unreadable);
    if (unreadable.size === 0) onRepair?.(repairs);
  };
  return (
    <Card.Root variant="outline" as="section" aria-label={title}>
      <form onSubmit={repair}>
        <Flex wrap="wrap" align="center" gap="2" px="5" py="14px">
          <Heading as="h2" size="md" flex="1" minWidth="200px">
            {title}
          </Heading>
          {state !== 'refused' && <RejectedCsv view={view} ports={ports} />}
          {isOpen && (
            <ActionButton type="submit" variant="solid" name="pressed" value="all" {...press}>
              {t('fixAll', { count: groups.length })}
            </ActionButton>
          )}
        </Flex>
        {groups.map((group, at) => (
          <Box key={`${group.column}\n${group.expected}`} px="5" py="14px" borderTop="line">
            <GroupHead group={group} />
            {isOpen && (
              <Flex wrap="wrap" align="end" gap="2" mt="2">
                {settableField(view, group) !== undefined && (
                  <>
                    <Box flex="0 1 260px">
                      <FormField label={t('readAs', { column: group.column })} error={errorOf(group)}>
                        <FormInput
                          name={`value ${at}`}
                          maxLength={400}
                          placeholder={t('readAsEmpty')}
                          onKeyDown={pressOwn}
                          data-button={`fix ${at}`}
                        />
                      </FormField>
                    </Box>
                    <ActionButton
                      type="submit"
                      name="pressed"
                      value={`fix ${at}`}
                      aria-label={t('fixRows', { count: group.rows, column: group.column })}
                      {...press}
                    >
                      {t('fix', { count: group.rows })}
                    </ActionButton>
                  </>
                )}
                <ActionButton
                  type="submit"
                  variant="ghost"
                  name="pressed"
                  value={`out ${at}`}
                  aria-label={t('leaveOutLabel', { count: group.rows, column: group.column })}
                  {...press}
                >
                  {t('leaveOutRows', { count: group.rows })}
                </ActionButton>
              </Flex>
            )}
            <Box as="details" mt="2" textStyle="dense">
              <Text as="summary" color="brass.fg" fontWeight="semibold" cursor="pointer">
                {t('showRows', { count: group.examples.length })}
              </Text>
              <RejectedRows group={group} />
            </Box>
          </Box>
        ))}
      </form>
    </Card.Root>
  );
}

const pressedIn = ({ nativeEvent }: FormEvent) =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter instanceof HTMLElement
    ? nativeEvent.submitter
    : undefined;

/** Enter in a field presses its own button; otherwise it would press the first of the form, which fixes all. */
function pressOwn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const { form, dataset } = event.currentTarget;
  form?.querySelector<HTMLButtonElement>(`button[value="${dataset.button}"]`)?.click();
}

const SHOWN_FOUND = 3;

function GroupHead({ group: { column, expected, rows, found } }: { readonly group: RejectGroup }) {
  const t = useMessages('adminImport');
  const shown = found
    .slice(0, SHOWN_FOUND)
    .map(({ text, rows: count }) =>
      t('foundTimes', { text: text === '' ? t('nothing') : `“${text}”`, count }),
    );
  return (
    <Flex align="baseline" gap="3">
      <Badge size="xs" colorPalette="danger" textStyle="code">
        {formatFor().number(rows)}
      </Badge>
      <Text minWidth="0" overflowWrap="anywhere">
        {t.rich('shouldBe', {
          b: (words) => <b>{words}</b>,
          ...{ column, expected, found: formatFor().list(shown) },
        })}
      </Text>
    </Flex>
  );
}

function RejectedCsv({ view, ports }: Pick<RepairsProps, 'view' | 'ports'>) {
  const t = useMessages('adminImport');
  const { isBusy, failure, run } = useBusyAction();
  const download = () =>
    run(async () => saveFile('rejected-rows.csv', 'text/csv', await ports.rejectedCsv(view.id)));
  return (
    <>
      <ActionButton variant="plain" isBusy={isBusy} onClick={() => void download()}>
        <IconDownload aria-hidden="true" />
        {t('rejectedRows')}
      </ActionButton>
      <Text role="alert" color="danger.fg" _empty={{ display: 'none' }}>
        {failure}
      </Text>
    </>
  );
}
