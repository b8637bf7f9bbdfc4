import { Box, Button, Flex, Heading, SimpleGrid, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import IconDone from '~icons/ph/check';
import IconCopy from '~icons/ph/copy';
import IconLink from '~icons/ph/link-simple';
import IconQr from '~icons/ph/qr-code';
import IconShare from '~icons/ph/share-network';
import { type Copying, useCopied } from '../../../components/useCopied.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconActionButton } from '../../../system/ActionButton.tsx';
import { useNotify } from '../../shell/actors.tsx';
import type { LobbyParts } from '../lobbyParts.ts';
import { linkOf, TableQr } from './TableQr.tsx';

interface InviteProps extends LobbyParts {
  readonly code: string;
  readonly copying: Copying<'link' | 'code'>;
}

/** The table's code, for people who belong to it. */
export function InvitePanel(parts: LobbyParts) {
  const t = useMessages('lobby');
  const notify = useNotify();
  const copying = useCopied<'link' | 'code'>(() => notify({ kind: 'error', text: t('notCopied') }));
  const { code } = parts.table;
  if (code === null) return null;
  const Panel = parts.isWide ? WideInvite : SlimInvite;
  return (
    <Box as="section" aria-label={t('invite')} layerStyle="glass" px={{ base: '4', md: '5' }} py="4">
      <Panel {...parts} code={code} copying={copying} />
      <VisuallyHidden role="status">
        {copying.copied === null ? '' : t('copiedAloud', { what: copying.copied })}
      </VisuallyHidden>
    </Box>
  );
}

function WideInvite({ code, copying }: InviteProps) {
  const t = useMessages('lobby');
  const texts = { link: linkOf(code), code };
  return (
    <>
      <Flex align="flex-start" justify="space-between" gap="4">
        <Stack gap="2" minWidth="0">
          <Heading as="h2" fontSize="lg">
            {t('invite')}
          </Heading>
          <Code code={code} />
          <Text color="fg.muted" textStyle="caption" overflowWrap="anywhere">
            {t('enterAt', { host: window.location.host })}
          </Text>
        </Stack>
        <TableQr code={code} size={104} />
      </Flex>
      <SimpleGrid columns={2} gap="2" mt="3.5">
        {(['link', 'code'] as const).map((what) => {
          const isCopied = copying.copied === what;
          const Icon = isCopied ? IconDone : what === 'link' ? IconLink : IconCopy;
          return (
            <Button key={what} px="2" fontSize="sm" onClick={() => copying.copy(what, texts[what])}>
              <Icon aria-hidden="true" />
              {isCopied ? t('copied') : t('copy', { what })}
            </Button>
          );
        })}
      </SimpleGrid>
    </>
  );
}

/** The code is read letter by letter. */
function Code({ code }: { readonly code: string }) {
  const t = useMessages('lobby');
  return (
    <Text
      color="brass.fg"
      textStyle="code"
      fontSize={{ base: '26px', md: '34px' }}
      fontWeight="semibold"
      lineHeight="1.1"
      letterSpacing="0.07em"
    >
      <Box as="span" aria-hidden="true">
        {code}
      </Box>
      <VisuallyHidden>{t('codeAloud', { letters: code.split('').join(' ') })}</VisuallyHidden>
    </Text>
  );
}

/** The same for a phone: the code, its QR behind a button, and the phone's own way to share. */
function SlimInvite({ table, code, copying, open }: InviteProps) {
  const t = useMessages('lobby');
  const isCopied = copying.copied === 'code';
  const Copy = isCopied ? IconDone : IconCopy;
  const canShare = 'share' in navigator;
  const url = linkOf(code);
  const share = () => {
    // Closing the phone's sheet rejects too; there is nothing to say then.
    navigator
      .share({ title: table.settings.name, text: t('shareWords', { game: table.game.name }), url })
      .catch(() => {});
  };
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3">
      <Stack gap="1" minWidth="0">
        <Text color="fg.muted" textStyle="caption">
          {t('tableCode')}
        </Text>
        <Code code={code} />
      </Stack>
      <Flex gap="2">
        <IconActionButton
          label={t('showQr')}
          variant="outline"
          minHeight="44px"
          onClick={() => open({ kind: 'code' })}
        >
          <IconQr aria-hidden="true" />
        </IconActionButton>
        <IconActionButton
          label={isCopied ? t('copied') : t('copy', { what: 'code' })}
          variant="outline"
          minHeight="44px"
          onClick={() => copying.copy('code', code)}
        >
          <Copy aria-hidden="true" />
        </IconActionButton>
        <Button minHeight="44px" px="3.5" onClick={canShare ? share : () => copying.copy('link', url)}>
          {canShare ? <IconShare aria-hidden="true" /> : <IconLink aria-hidden="true" />}
          {canShare ? t('share') : copying.copied === 'link' ? t('copied') : t('link')}
        </Button>
      </Flex>
    </Flex>
  );
}
