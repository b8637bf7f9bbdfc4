import { Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import * as z from 'zod/mini';
import type { BulkDone, CardGame } from '#contract/admin/cards.ts';
import { useBusyAction } from '#src/ui/components/useBusyAction.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import IconPencil from '~icons/ph/pencil-simple';
import IconTrash from '~icons/ph/trash';
import { RecordContext, useRecordOf } from '../editor/recordContext.ts';
import { recordFields } from '../editor/recordFields.tsx';
import { faultsOf, useRecordEditor } from '../editor/useRecordEditor.ts';
import type { ChosenRows } from '../kit/tableParts.ts';
import { CardFields, cardFields, printingFields } from './cardFields.tsx';
import { attributeValue, type EditedCard, newCard, newCardSchema } from './cardForm.ts';

/** A card of which one field counts. */
type BulkForm = EditedCard & { readonly field: string };

const { Choice } = recordFields<BulkForm>(newCardSchema);

interface BulkEditProps<Change> {
  readonly chosen: ChosenRows;
  readonly what: 'cards' | 'printings';
  /** Null while several games are looked at, whose fields differ. */
  readonly game: CardGame | null;
  readonly schema: z.ZodMiniType<Change>;
  readonly set: (change: Change) => Promise<BulkDone>;
  readonly remove: () => Promise<BulkDone>;
  readonly onDone: (text: string, activityId: string | null) => void;
}

/** One field for all chosen rows, and deleting them; both can be undone, so nothing is asked twice. */
export function BulkEdit<Change>({ game, ...props }: BulkEditProps<Change>) {
  const { chosen, what, remove, onDone } = props;
  const t = useMessages('adminCards');
  const { isBusy, failure, run } = useBusyAction();
  const deleteThem = () =>
    run(async () => {
      const { rows, activityId } = await remove();
      chosen.done();
      onDone(t('deleted', { what: t('counted', { what, count: rows }) }), activityId);
    });
  return (
    <>
      <Dialog.Root lazyMount unmountOnExit>
        <Dialog.Trigger asChild>
          <ActionButton variant="ghost" size="sm" reason={game === null ? t('chooseGame') : undefined}>
            <IconPencil aria-hidden="true" />
            {t('setField')}
          </ActionButton>
        </Dialog.Trigger>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>{game !== null && <SetField {...props} game={game} />}</Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <ActionButton variant="ghost" size="sm" isBusy={isBusy} onClick={() => void deleteThem()}>
        <IconTrash aria-hidden="true" />
        {t('delete')}
      </ActionButton>
      {failure !== '' && (
        <Text role="alert" color="danger.fg" textStyle="hint">
          {failure}
        </Text>
      )}
    </>
  );
}

interface SetFieldProps<Change> extends Omit<BulkEditProps<Change>, 'remove'> {
  readonly game: CardGame;
}

function SetField<Change>({ chosen, what, game, schema, set, onDone }: SetFieldProps<Change>) {
  const t = useMessages('adminCards');
  const common = useMessages('admin');
  const formId = useId();
  const ofPrintings = printingFields(game, newCard(game), t);
  const fields = [...(what === 'cards' ? cardFields(game, t) : []), ...ofPrintings]
    .filter(({ isBulk = false }) => isBulk)
    .map((field) => ({ ...field, isHalf: false }));
  const editor = useRecordEditor<BulkForm, BulkForm>(
    {
      formOf: () => ({ ...newCard(game), field: fields[0]?.name ?? '' }),
      check: (form) => {
        const { [form.field]: words } = faultsOf(newCardSchema, form);
        return words === undefined ? {} : { [form.field]: words };
      },
    },
    {
      ...{ schema: newCardSchema, id: null, row: null },
      read: () => Promise.reject(new Error('A bulk change is never stored.')),
      save: async ({ form }) => {
        const { field } = form;
        const attribute = game.look.attributes.find(({ key }) => field === `attributes.${key}`);
        const value: unknown = Reflect.get(form, field);
        const change = attribute
          ? {
              ...{ field: 'attribute', key: attribute.key },
              value: attributeValue(attribute.type, form[`attributes.${attribute.key}`]),
            }
          : { field, value };
        const { rows, activityId } = await set(z.parse(schema, change));
        const changed = ofPrintings.some(({ name }) => name === field) ? 'printings' : what;
        const told = t('changed', { what: t('counted', { what: changed, count: rows }) });
        chosen.done();
        onDone(activityId === null ? common('nothingChanged') : told, activityId);
        return { activityId };
      },
      onSaved: () => {},
    },
  );
  const record = useRecordOf(editor);
  const isSaving = useSelector(editor, ({ value }) => value === 'saving');
  const { form, failure } = useSelector(editor, ({ context }) => context);
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{t('setFieldOf', { what: t('counted', { what, count: chosen.count }) })}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <RecordContext value={record}>
          <Stack asChild gap="4">
            <form
              id={formId}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                editor.send({ type: 'save.pressed' });
              }}
            >
              {failure !== '' && (
                <InlineAlert status="error" title={t('notSet')} isAnnounced>
                  {failure}
                </InlineAlert>
              )}
              <Choice
                name="field"
                label={t('field')}
                hint={t('setHint', { what })}
                choices={fields.map(({ name, label }) => ({ value: name, label }))}
              />
              <CardFields fields={fields.filter(({ name }) => name === form.field)} />
            </form>
          </Stack>
        </RecordContext>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.CloseTrigger asChild>
          <ActionButton variant="ghost">{t('cancel')}</ActionButton>
        </Dialog.CloseTrigger>
        <ActionButton type="submit" form={formId} variant="solid" isBusy={isSaving}>
          {t('apply')}
        </ActionButton>
      </Dialog.Footer>
    </>
  );
}
