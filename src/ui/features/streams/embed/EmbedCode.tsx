import { Stack, Text } from '@chakra-ui/react';
import { PRODUCT_NAME } from '#contract/product.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormTextarea } from '../../../system/forms/controls.tsx';
import { CopyButton, copyText } from '../../results/CopyButton.tsx';
import { embedCode } from '../overlayAddress.ts';

interface EmbedCodeProps {
  /** The key of a link to results. */
  readonly linkKey: string;
  /** What the table was called. */
  readonly name: string;
}

/** What people put into their own page to show this replay there. */
export function EmbedCode({ linkKey, name }: EmbedCodeProps) {
  const t = useMessages('streams');
  const code = embedCode(linkKey, t('frameTitle', { name, product: PRODUCT_NAME }));
  return (
    <Stack gap="2" width="full" role="group" aria-label={t('embedTitle')}>
      <Text textStyle="hint">{t('embedHint')}</Text>
      <FormTextarea
        readOnly
        rows={4}
        aria-label={t('embedCode')}
        value={code}
        textStyle="code"
        fontSize="13px"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton
        size="sm"
        alignSelf="flex-start"
        copy={() => copyText(code)}
        words={t('copyCode')}
        copied={t('copied')}
        announced={t('codeCopied')}
        refused={t('copyRefused')}
      />
    </Stack>
  );
}
