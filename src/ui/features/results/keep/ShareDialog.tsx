import { Box, Button, Flex, SegmentGroup, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import type { MakeResultLink, OpenResultLinks, ResultLink } from '#contract/results/resultLinks.ts';
import { errorWords } from '#src/machines/failure.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import IconLink from '~icons/ph/link-simple';
import { type Asked, asked, useAnswer } from '../../../components/answer.ts';
import { PressButton } from '../../../components/PressButton.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { EmbedCode } from '../../streams/embed/EmbedCode.tsx';
import { CopyButton, copyText } from '../CopyButton.tsx';
import { keyedAddress } from '../keyedAddress.ts';
import type { ResultCalls } from '../resultCalls.ts';

type LinkCalls = Pick<ResultCalls, 'links' | 'makeLink' | 'withdrawLink'>;

interface ShareDialogProps {
  /** What the table was called. */
  readonly name: string;
  /** Whether the host's rule shows the other seats to people without one. */
  readonly isTableOpen: boolean;
  readonly calls: LinkCalls;
  readonly onClose: () => void;
}

const DAYS = { week: 7, month: 30, never: null } as const satisfies Record<string, MakeResultLink['days']>;
const ENDINGS = ['week', 'month', 'never'] as const;
type Ending = (typeof ENDINGS)[number];

/** Links with which others open one's own seat: made, copied and taken back. */
export function ShareDialog({ name, isTableOpen, calls, onClose }: ShareDialogProps) {
  const t = useMessages('results');
  const [links, setLinks] = useState(() => asked(calls.links()));
  const [ending, setEnding] = useState<Ending>('month');
  const load = () => setLinks(asked(calls.links()));
  const make = async () => {
    await calls.makeLink({ days: DAYS[ending] });
    load();
  };
  return (
    <ModalDialog title={t('shareTitle')} isOpen onClose={onClose} width="form">
      <Text>{t('shareHint', { table: isTableOpen ? 'open' : 'closed' })}</Text>
      <Flex wrap="wrap" align="end" gap="2.5" my="4">
        <SegmentGroup.Root
          aria-label={t('linkEnds')}
          value={ending}
          onValueChange={({ value }) => setEnding(ENDINGS.find((known) => known === value) ?? ending)}
        >
          <SegmentGroup.Items
            items={ENDINGS.map((value) => ({ value, label: t('linkDays', { days: value }) }))}
          />
        </SegmentGroup.Root>
        <PressButton variant="solid" data-autofocus onPress={make}>
          <IconLink aria-hidden="true" />
          {t('makeLink')}
        </PressButton>
      </Flex>
      <Suspense fallback={<Skeleton height="44px" borderRadius="small" />}>
        <Links name={name} links={links} onReload={load} withdraw={calls.withdrawLink} />
      </Suspense>
    </ModalDialog>
  );
}

interface LinksProps {
  readonly name: string;
  readonly links: Asked<OpenResultLinks>;
  readonly onReload: () => void;
  readonly withdraw: LinkCalls['withdrawLink'];
}

function Links({ name, links, onReload, withdraw }: LinksProps) {
  const t = useMessages('results');
  const { answer, isAsking } = useAnswer(links);
  if (answer.kind === 'failed')
    return (
      <InlineAlert
        status="error"
        title={t('linksFailed')}
        isAnnounced
        action={
          <ActionButton size="sm" isBusy={isAsking} onClick={onReload}>
            {t('retryLinks')}
          </ActionButton>
        }
      >
        {errorWords(answer.error)}
      </InlineAlert>
    );
  const { links: open, mayEmbed } = answer.value;
  if (open.length === 0) return <Text color="fg.muted">{t('noLinks')}</Text>;
  return (
    <Stack as="ul" gap="2" aria-label={t('openLinks')}>
      {open.map((link) => (
        <LinkRow
          key={link.key}
          link={link}
          name={mayEmbed ? name : null}
          onWithdraw={async () => {
            await withdraw(link.key);
            onReload();
          }}
        />
      ))}
    </Stack>
  );
}

interface LinkRowProps {
  readonly link: ResultLink;
  /** What the table was called; null where no other site may show its replay. */
  readonly name: string | null;
  readonly onWithdraw: () => Promise<void>;
}

function LinkRow({ link: { key, createdAtMs, expiresAtMs }, name, onWithdraw }: LinkRowProps) {
  const t = useMessages('results');
  const streams = useMessages('streams');
  const [isEmbedding, setEmbedding] = useState(false);
  const address = keyedAddress(key);
  const made = new Date(createdAtMs);
  return (
    <Flex as="li" wrap="wrap" align="center" columnGap="2.5" rowGap="1.5" py="2" borderTop="line">
      <Box flex={{ base: '1 1 100%', sm: '1 1 260px' }} minWidth="0">
        <Text textStyle="code" fontSize="13px" overflowWrap="anywhere">
          {address}
        </Text>
        <Text color="fg.muted" textStyle="hint">
          {expiresAtMs === null
            ? t('linkMade', { made })
            : t('linkMadeUntil', { made, ends: new Date(expiresAtMs) })}
        </Text>
      </Box>
      <CopyButton
        size="sm"
        copy={() => copyText(address)}
        words={t('copy')}
        copied={t('copied')}
        announced={t('linkCopied')}
        refused={t('copyRefused')}
      />
      {name !== null && (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isEmbedding}
          onClick={() => setEmbedding((is) => !is)}
        >
          {streams('embed')}
        </Button>
      )}
      <PressButton size="sm" variant="ghost" onPress={onWithdraw}>
        {t('revoke')}
      </PressButton>
      {name !== null && isEmbedding && <EmbedCode linkKey={key} name={name} />}
    </Flex>
  );
}
