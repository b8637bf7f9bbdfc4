import { Button, Flex, Text } from '@chakra-ui/react';
import type { ImportRepair } from '#contract/admin/imports.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';

interface RepairedProps {
  readonly repairs: readonly ImportRepair[];
  readonly isBusy: boolean;
  readonly onUndo: (repair: ImportRepair) => void;
}

/** What was repaired before the files were read this way, each with the way back. */
export function Repaired({ repairs, isBusy, onUndo }: RepairedProps) {
  const t = useMessages('adminImport');
  if (repairs.length === 0) return null;
  return (
    <InlineAlert status="success" title={t('fixedTitle')}>
      {repairs.map((repair) => {
        const { column, expected, value } = repair;
        const how = value === null ? 'out' : value === '' ? 'empty' : 'read';
        return (
          <Flex key={`${column}\n${expected}`} align="center" gap="3" wrap="wrap">
            <Text flex="1" minWidth="200px" overflowWrap="anywhere">
              {t('fixed', { how, column, expected, value: value ?? '' })}
            </Text>
            <Button
              size="sm"
              variant="ghost"
              disabled={isBusy}
              aria-label={t('undoFix', { column })}
              onClick={() => onUndo(repair)}
            >
              {t('undo')}
            </Button>
          </Flex>
        );
      })}
    </InlineAlert>
  );
}
