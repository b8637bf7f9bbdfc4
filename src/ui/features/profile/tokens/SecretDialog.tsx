import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import IconCopy from '~icons/ph/copy';
import { useCopied } from '../../../components/useCopied.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormInput } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';

interface SecretDialogProps {
  readonly secret: string;
  readonly onKept: () => void;
}

/** A new token, shown this once. */
export function SecretDialog({ secret, onKept }: SecretDialogProps) {
  const t = useMessages('tokens');
  const { copied, copy } = useCopied<'secret'>();
  return (
    <ModalDialog title={t('secretTitle')} isOpen onClose={onKept}>
      <Stack gap="4">
        <Text>{t('secretHint')}</Text>
        <FormField label={t('secretLabel')}>
          <FormInput
            readOnly
            fontFamily="mono"
            value={secret}
            onFocus={(event) => event.currentTarget.select()}
          />
        </FormField>
        <Flex wrap="wrap" justify="space-between" gap="2">
          <Button data-autofocus="field" onClick={() => copy('secret', secret)}>
            <IconCopy aria-hidden="true" />
            {copied !== null ? t('copied') : t('copy')}
          </Button>
          <Button variant="solid" onClick={onKept}>
            {t('done')}
          </Button>
        </Flex>
      </Stack>
    </ModalDialog>
  );
}
