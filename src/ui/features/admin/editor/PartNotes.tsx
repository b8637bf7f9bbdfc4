import { Button } from '@chakra-ui/react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { useRecordField } from './recordContext.ts';

/** Above a part of a form that draws its own fields: what is wrong with it, and that somebody else changed it too. */
export function PartNotes({ name }: { readonly name: string }) {
  const t = useMessages('admin');
  const { error, theirs, takeTheirs } = useRecordField(name);
  return (
    <>
      {error !== undefined && <InlineAlert status="error">{error}</InlineAlert>}
      {theirs !== undefined && (
        <InlineAlert
          status="warning"
          action={
            <Button size="sm" onClick={takeTheirs}>
              {t('useTheirs')}
            </Button>
          }
        >
          {t('partChanged')}
        </InlineAlert>
      )}
    </>
  );
}
