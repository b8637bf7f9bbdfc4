import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useActionState, useState } from 'react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton, IconActionButton } from '#src/ui/system/ActionButton.tsx';
import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import IconViews from '~icons/ph/bookmark-simple';
import IconRename from '~icons/ph/pencil-simple';
import IconDelete from '~icons/ph/trash';
import { Dropdown } from '../Dropdown.tsx';
import { type GridView, isSameView, type SavedView, useSavedViews } from './savedViews.ts';

interface SavedViewsProps {
  readonly grid: string;
  /** What is seen now, which a new view keeps. */
  readonly now: GridView;
  readonly onOpen: (view: GridView) => void;
}

/** Views of a grid that a person keeps under names. */
export const SavedViews = (props: SavedViewsProps) => (
  <Dropdown label={useMessages('admin')('views')} align="end" icon={<IconViews aria-hidden="true" />}>
    <Views {...props} />
  </Dropdown>
);

const focusAtOnce = (field: HTMLElement | null) => field?.focus();

function Views({ grid, now, onOpen }: SavedViewsProps) {
  const t = useMessages('admin');
  const { views, faultOf, save, rename, remove } = useSavedViews(grid);
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  const [{ typed, fault }, submit] = useActionState(
    (_: unknown, data: FormData) => {
      const name = String(data.get('name'));
      const wrong = faultOf(name, renamed?.name ?? null);
      if (wrong !== undefined) return { typed: name, fault: wrong === 'taken' ? t('viewNameTaken') : wrong };
      if (renamed === null) save(name, now);
      else rename(renamed, name);
      setRenamed(null);
      return { typed: '', fault: '' };
    },
    { typed: '', fault: '' },
  );
  return (
    <Stack gap="3" width="260px">
      {views.length === 0 && <Text color="fg.muted">{t('viewsNone')}</Text>}
      {views.map((view) => (
        <HStack key={view.name} gap="0">
          <Button
            variant="ghost"
            size="sm"
            flex="1"
            minWidth="0"
            justifyContent="start"
            {...(isSameView(now, view) && { 'aria-current': true, color: 'brass.fg' })}
            onClick={() => onOpen(view)}
          >
            <Text as="span" truncate lineHeight="1.4">
              {view.name}
            </Text>
          </Button>
          <IconActionButton
            size="sm"
            label={t('viewRename', { name: view.name })}
            onClick={() => setRenamed(view)}
          >
            <IconRename aria-hidden="true" />
          </IconActionButton>
          <IconActionButton
            size="sm"
            label={t('viewDelete', { name: view.name })}
            onClick={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
              setRenamed(null);
              remove(view);
            }}
          >
            <IconDelete aria-hidden="true" />
          </IconActionButton>
        </HStack>
      ))}
      <chakra.form action={submit} noValidate>
        <Stack gap="2.5">
          <FormField
            label={renamed === null ? t('viewName') : t('viewNewName', { name: renamed.name })}
            error={fault}
          >
            <FormInput
              key={renamed?.name ?? ''}
              ref={renamed === null ? undefined : focusAtOnce}
              name="name"
              size="md"
              autoComplete="off"
              maxLength={40}
              defaultValue={typed || (renamed?.name ?? '')}
            />
          </FormField>
          <ActionButton type="submit">{renamed === null ? t('viewSave') : t('viewRenameSave')}</ActionButton>
        </Stack>
      </chakra.form>
    </Stack>
  );
}
