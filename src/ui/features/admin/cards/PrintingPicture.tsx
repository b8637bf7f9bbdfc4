import { Button, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { PrintingForm } from '#contract/admin/cards.ts';
import { CardImage } from '#src/ui/components/cards/CardImage.tsx';
import { PICTURE_TYPES, picturesOf } from '#src/ui/components/files/chosenFiles.ts';
import { useBusyAction } from '#src/ui/components/useBusyAction.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import type { OpenCard } from './cardForm.ts';
import type { CardPorts } from './cardPorts.ts';

export const nameOfPrinting = ({ set, number }: Pick<PrintingForm, 'set' | 'number'>) => `${set} ${number}`;

interface PrintingPictureProps {
  readonly printing: OpenCard['detail']['printings'][number];
  readonly aspect: number;
  readonly ports: Pick<CardPorts, 'sendPicture' | 'removePrintings'>;
  readonly onKept: (printing: PrintingForm) => void;
  readonly onDeleted: (text: string, activityId: string | null) => void;
}

/** The picture of a printing, and the end of both. */
export function PrintingPicture({ printing, aspect, ports, onKept, onDeleted }: PrintingPictureProps) {
  const t = useMessages('adminCards');
  const { isBusy, failure, run } = useBusyAction();
  const upload = (file: File) =>
    run(async () => {
      const { pictures, leftOut } = await picturesOf([file], ({ name }) => name, 1);
      if (pictures.length === 0) throw new Error(leftOut);
      await ports.sendPicture(printing.id, file, new AbortController().signal);
      onKept(printing);
    });
  const remove = () =>
    run(async () => {
      const { activityId } = await ports.removePrintings({ ids: [printing.id] });
      onDeleted(t('deleted', { what: nameOfPrinting(printing) }), activityId);
    });
  return (
    <Stack as="section" aria-label={t('image')} gap="3" paddingTop="3.5" borderTop="line">
      {printing.image !== null && <CardImage address={printing.image} alt="" size="sm" aspect={aspect} />}
      {failure !== '' && (
        <Text role="alert" color="danger.fg" textStyle="hint">
          {failure}
        </Text>
      )}
      <HStack wrap="wrap" gap="2">
        <Button
          asChild
          size="sm"
          _focusWithin={{ outline: '2px solid {colors.focus}', outlineOffset: '2px' }}
        >
          <label>
            {t('upload')}
            <VisuallyHidden asChild>
              <input
                type="file"
                accept={PICTURE_TYPES}
                onChange={({ target }) => {
                  const file = target.files?.[0];
                  if (file) void upload(file);
                  target.value = '';
                }}
              />
            </VisuallyHidden>
          </label>
        </Button>
        <ActionButton size="sm" variant="ghost" isBusy={isBusy} onClick={() => void remove()}>
          {t('delete')}
        </ActionButton>
      </HStack>
    </Stack>
  );
}
