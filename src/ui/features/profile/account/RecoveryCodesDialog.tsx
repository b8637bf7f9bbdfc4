import { Button, Flex, Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';
import { saveFile } from '#src/ui/components/files/saveFile.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import IconCopy from '~icons/ph/copy';
import IconDownload from '~icons/ph/download-simple';
import IconPrint from '~icons/ph/printer';
import { useCopied } from '../../../components/useCopied.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { CheckboxField } from '../../../system/forms/CheckboxField.tsx';
import { Failure } from './AccountRow.tsx';
import sheet from './recoveryCodes.module.css';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly handle: string;
  readonly onKept: () => void;
}

/** The recovery codes, shown this once; the dialog closes when they are kept. */
export function RecoveryCodesDialog({ codes, handle, onKept }: RecoveryCodesDialogProps) {
  const t = useMessages('profile');
  const [isKept, setKept] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const { copied, copy } = useCopied<'codes'>();
  const close = () => (isKept ? onKept() : setReminded(true));
  const sheetTitle = t('codesOf', { product: PRODUCT_NAME, handle });
  const file = [sheetTitle, t('codesOnce'), '', ...codes, ''].join('\n');
  return (
    <ModalDialog title={t('codesTitle')} isOpen onClose={close}>
      <Stack gap="4">
        <p>{t('codesHint')}</p>
        <div className={sheet.sheet}>
          <p className={sheet.name}>{sheetTitle}</p>
          <Codes codes={codes} />
        </div>
        <Flex wrap="wrap" gap="2">
          <Button size="sm" data-autofocus="field" onClick={() => copy('codes', codes.join('\n'))}>
            <IconCopy aria-hidden="true" />
            {copied !== null ? t('copied') : t('copy')}
          </Button>
          <Button size="sm" onClick={() => saveFile(`passleft-codes-${handle}.txt`, 'text/plain', file)}>
            <IconDownload aria-hidden="true" />
            {t('downloadCodes')}
          </Button>
          <Button size="sm" onClick={() => window.print()}>
            <IconPrint aria-hidden="true" />
            {t('print')}
          </Button>
        </Flex>
        <Flex wrap="wrap" align="center" justify="space-between" gap="4" pt="3.5" borderTop="line">
          <CheckboxField isChecked={isKept} onChange={setKept}>
            {t('codesKept')}
          </CheckboxField>
          <ActionButton variant="solid" reason={isKept ? undefined : t('codesKeptMissing')} onClick={onKept}>
            {t('done')}
          </ActionButton>
        </Flex>
        {isReminded && !isKept && <Failure>{t('codesReminder')}</Failure>}
      </Stack>
    </ModalDialog>
  );
}

const Codes = ({ codes }: Pick<RecoveryCodesDialogProps, 'codes'>) => (
  <Grid
    as="ol"
    templateColumns="repeat(auto-fill, minmax(min(100%, 17em), 1fr))"
    columnGap="4"
    rowGap="1"
    px="4"
    py="3"
    border="line"
    borderRadius="control"
    background="bg.well"
    color="fg"
    fontFamily="mono"
    fontSize="clamp(12.5px, 3.6vw, 16px)"
    fontWeight="medium"
    lineHeight="26px"
    whiteSpace="nowrap"
    css={{
      '@media print': {
        gridTemplateColumns: 'repeat(2, max-content)',
        columnGap: '40px',
        border: 'none',
        background: 'none',
        color: 'inherit',
      },
    }}
  >
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </Grid>
);
