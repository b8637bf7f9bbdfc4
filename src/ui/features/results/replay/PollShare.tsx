import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { QrCode } from '#src/ui/components/files/QrCode.tsx';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import IconShare from '~icons/ph/share-network';
import { useMessages } from '../../../messages/useMessages.ts';
import { CopyButton, copyText } from '../CopyButton.tsx';
import { keyedAddress, keyedSearch } from '../keyedAddress.ts';

interface PollShareProps {
  readonly pollKey: string;
  /** Whose pick is asked about. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The link to a question, as text, as a code for cameras and through the phone's own way to share. */
export function PollShare({ pollKey, name, onClose }: PollShareProps) {
  const t = useMessages('results');
  const polls = useMessages('polls');
  const link = keyedAddress(pollKey);
  const share = () => {
    // Closing the phone's sheet rejects, too; there's nothing to say then.
    navigator.share({ title: polls('title'), url: link }).catch(() => {});
  };
  return (
    <ModalDialog title={t('askTitle')} isOpen onClose={onClose} width="form">
      <Flex wrap="wrap" align="flex-start" gap="5">
        <Box flex="none" mx={{ base: 'auto', sm: '0' }} p="2" borderRadius="control" background="#f7f2e6">
          <QrCode text={link} size={152} label={t('askQr')} />
        </Box>
        <Stack flex="1 1 260px" gap="3" minWidth="0">
          <Text>{t('askHint', { name })}</Text>
          <Text
            px="2.5"
            py="2"
            border="line"
            borderRadius="small"
            textStyle="dense"
            overflowWrap="anywhere"
            userSelect="all"
          >
            {link}
          </Text>
          <Flex wrap="wrap" gap="2">
            <CopyButton
              variant="solid"
              data-autofocus
              copy={() => copyText(link)}
              words={t('copyLink')}
              copied={t('copied')}
              announced={t('linkCopied')}
              refused={t('copyRefused')}
            />
            {'share' in navigator && (
              <Button onClick={share}>
                <IconShare aria-hidden="true" />
                {t('share')}
              </Button>
            )}
            <Button asChild variant="ghost">
              <Link to="/" search={keyedSearch(pollKey)}>
                {t('openQuestion')}
              </Link>
            </Button>
          </Flex>
        </Stack>
      </Flex>
    </ModalDialog>
  );
}
