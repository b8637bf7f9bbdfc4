import { Box, Card, Field, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { ImportView } from '#contract/admin/imports.ts';
import { currentLocale } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { FormSelect } from '#src/ui/system/forms/controls.tsx';
import IconArrow from '~icons/ph/arrow-right';
import { COLUMN_CHOICES, type ColumnChoice, choiceOf, withChoice } from './columnChoices.ts';
import type { ImportWords } from './importParts.ts';

type ImportMap = ImportView['map'];

interface ColumnMapProps {
  readonly view: ImportView;
  /** The map as it is chosen here, which differs from the one the files were read with until they are read again. */
  readonly map: ImportMap;
  readonly isBusy: boolean;
  /** Null takes back what was changed. */
  readonly onChange: (map: ImportMap | null) => void;
  /** Null where the files are not at hand any more, as after the page was loaded again. */
  readonly onRead: ((map: ImportMap) => void) | null;
}

export const isOtherMap = (map: ImportMap, view: ImportView) =>
  JSON.stringify(map) !== JSON.stringify(view.map);

const languageOf = (tag: string): string =>
  new Intl.DisplayNames(currentLocale(), { type: 'language' }).of(tag) ?? tag;

function choiceWords(
  t: ImportWords,
  choice: ColumnChoice,
  { isExternalId, nameTag }: ImportView['columns'][number],
): string {
  if (choice === '' && nameTag !== null) return t('asNameIn', { language: languageOf(nameTag) });
  if (choice === '') return isExternalId ? t('asExternalId') : t('asAttribute');
  return choice === 'leaveOut' ? t('leaveOut') : t('field', { field: choice });
}

/** Which column of the files is what; reading them again is what a change takes. */
export function ColumnMap({ view, map, isBusy, onChange, onRead }: ColumnMapProps) {
  const t = useMessages('adminImport');
  const { lastMap, columns } = view;
  const isChanged = isOtherMap(map, view);
  const put = (column: string, chosen: string) => {
    const choice = COLUMN_CHOICES.find((known) => known === chosen);
    if (choice !== undefined) onChange(withChoice(map, column, choice));
  };
  return (
    <Card.Root variant="outline" as="section" aria-label={t('columns')}>
      <Card.Body>
        <Heading as="h2" size="md">
          {t('columns')}
        </Heading>
        <Box as="ul" mt="2" listStyleType="none">
          {columns.map(({ name, sample, ...kind }) => (
            <Grid
              as="li"
              key={name}
              gridTemplateColumns="minmax(0, 1fr) 18px minmax(0, 176px)"
              gap="2"
              alignItems="center"
              py="1.5"
              borderBottom="line"
            >
              <Box minWidth="0">
                <Text as="b" textStyle="code" fontWeight="semibold" overflowWrap="anywhere">
                  {name}
                </Text>
                <Text color="fg.muted" fontSize="13px" truncate>
                  {sample === '' ? t('emptyColumn') : sample}
                </Text>
              </Box>
              <Box as="span" color="fg.subtle" lineHeight="1">
                <IconArrow aria-hidden="true" />
              </Box>
              <Field.Root>
                <FormSelect
                  size="sm"
                  aria-label={t('columnIs', { column: name })}
                  value={choiceOf(map, name)}
                  onChange={(event) => put(name, event.target.value)}
                >
                  {COLUMN_CHOICES.map((choice) => (
                    <option key={choice} value={choice}>
                      {choiceWords(t, choice, { name, sample, ...kind })}
                    </option>
                  ))}
                </FormSelect>
              </Field.Root>
            </Grid>
          ))}
        </Box>
        <Flex gap="2" wrap="wrap" mt="14px" _empty={{ display: 'none' }}>
          {lastMap !== null && !isChanged && (
            <ActionButton size="sm" onClick={() => onChange(lastMap)}>
              {t('lastColumns')}
            </ActionButton>
          )}
          {isChanged && (
            <>
              <ActionButton
                variant="solid"
                isBusy={isBusy}
                reason={onRead === null ? t('noFiles') : undefined}
                onClick={() => onRead?.(map)}
              >
                {t('readAgain')}
              </ActionButton>
              <ActionButton variant="ghost" onClick={() => onChange(null)}>
                {t('resetColumns')}
              </ActionButton>
            </>
          )}
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
