import { Badge, HStack, Stack, Text } from '@chakra-ui/react';
import type { ImportView, PreviewRow } from '#contract/admin/imports.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { InlineAlert } from '../../system/InlineAlert.tsx';

const SHOWN_FIELDS = 40;

/** What an import changes field by field, and how much stays as people set it. */
export function ImportChanges({ view }: { readonly view: ImportView }) {
  const t = useMessages('importChanges');
  return (
    <Stack gap="3">
      {view.changed.length > 0 && (
        <Stack gap="2">
          <Text fontWeight="bold">{t('changedFields')}</Text>
          <HStack wrap="wrap" gap="2">
            {view.changed.slice(0, SHOWN_FIELDS).map(({ kind, field, rows }) => (
              <Badge key={`${kind} ${field}`}>{t('changedField', { kind, field, rows })}</Badge>
            ))}
          </HStack>
        </Stack>
      )}
      {view.kept > 0 && (
        <InlineAlert status="info" title={t('keptTitle', { count: view.kept })}>
          {view.state === 'ready' && t('keptHint')}
        </InlineAlert>
      )}
      {!view.game.isNew && view.state === 'ready' && (
        <Text textStyle="dense" color="fg.muted">
          {t('howItWorks')}
        </Text>
      )}
    </Stack>
  );
}

/** The fields of a row that stay because a person set them, with what the file says there. */
export function KeptFields({ row }: { readonly row: PreviewRow }) {
  const t = useMessages('importChanges');
  return row.kept.map(({ field, value, said, by, atMs }) => {
    const words = {
      field,
      value: value === '' ? t('nothing') : value,
      said: said === '' ? t('nothing') : said,
    };
    const who = by === null || atMs === null ? t('setBySomebody') : t('setBy', { by, day: new Date(atMs) });
    return (
      <Text key={field} textStyle="dense">
        {t('keptField', words)} {who}
      </Text>
    );
  });
}
