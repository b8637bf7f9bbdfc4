import { Box, Button, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { LONGEST_LIST } from '#contract/lists/longestList.ts';
import { isLink } from '#src/machines/lists/bringList.ts';
import {
  type Shared,
  type SharedText,
  selectShared,
  selectSharedFailure,
  selectSharedState,
} from '#src/machines/lists/sharedList.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { LinkFrame } from './LinkFrame.tsx';
import { type SharedListActor, type SharedListPorts, useSharedList } from './useSharedList.ts';

const SHOWN_LINES = 6;

interface SharedListScreenProps {
  readonly ports: SharedListPorts;
  /** Whether links are read for the one who is here. */
  readonly mayFetch: boolean;
}

/** What was shared with the installed application, and the press before which nothing of it is sent. */
export function SharedListScreen({ ports, mayFetch }: SharedListScreenProps) {
  const t = useMessages('links');
  const actor = useSharedList(ports);
  const state = useSelector(actor, selectSharedState);
  const shared = useSelector(actor, selectShared);
  return (
    <LinkFrame>
      {shared?.kind === 'text' && <Found actor={actor} shared={shared} mayFetch={mayFetch} />}
      {shared?.kind === 'refused' && <Refused actor={actor} shared={shared} />}
      {shared === null && state !== 'nothing' && (
        <Skeleton height="220px" role="status" aria-busy="true" aria-label={t('sharedLoading')} />
      )}
      {state === 'nothing' && (
        <>
          <Heading as="h1" size="lg">
            {t('sharedNothing')}
          </Heading>
          <Text color="fg.muted" role="status">
            {t('sharedNothingHint')}
          </Text>
          <Flex gap="3" wrap="wrap">
            <PasteInstead />
            <Button asChild variant="ghost">
              <Link to="/" search={{}}>
                {t('home')}
              </Link>
            </Button>
          </Flex>
        </>
      )}
    </LinkFrame>
  );
}

interface FoundProps {
  readonly actor: SharedListActor;
  readonly shared: SharedText;
  readonly mayFetch: boolean;
}

function Found({ actor, shared: { text, fileName }, mayFetch }: FoundProps) {
  const t = useMessages('links');
  const state = useSelector(actor, selectSharedState);
  const link = isLink(text);
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const more = lines.length - SHOWN_LINES;
  const isBusy = state !== 'shown';
  const counted =
    fileName === null
      ? t('sharedLines', { lines: lines.length })
      : t('sharedFile', { name: fileName, lines: lines.length });
  return (
    <>
      <Heading as="h1" size="lg">
        {link ? t('sharedLink') : t('sharedList')}
      </Heading>
      {!link && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {counted}
        </Text>
      )}
      <Box
        role="group"
        aria-label={t('sharedPreview')}
        padding="3.5"
        border="line"
        borderRadius="12px"
        background="bg.panel"
      >
        <Text
          whiteSpace={link ? 'pre-wrap' : 'pre'}
          overflow="hidden"
          textOverflow="ellipsis"
          overflowWrap="anywhere"
        >
          {lines.slice(0, SHOWN_LINES).join('\n')}
        </Text>
        {more > 0 && <Text color="fg.muted">{t('sharedMore', { more })}</Text>}
      </Box>
      <Text color="fg.muted">
        {t('sharedHere')} {link && !mayFetch && t('sharedLinkAccount')}
      </Text>
      <NotDone actor={actor} />
      <Flex gap="3" wrap="wrap">
        <ActionButton
          variant="solid"
          isBusy={isBusy}
          hasSpinner={state === 'using'}
          onClick={() => actor.send({ type: 'use.pressed' })}
        >
          {t('sharedUse')}
        </ActionButton>
        <Discard actor={actor} />
      </Flex>
    </>
  );
}

interface RefusedProps {
  readonly actor: SharedListActor;
  readonly shared: Extract<Shared, { readonly kind: 'refused' }>;
}

function Refused({ actor, shared: { reason, fileName } }: RefusedProps) {
  const t = useMessages('links');
  const words = {
    tooLarge: () => t('sharedTooLarge', { most: LONGEST_LIST }),
    notText: () => t('sharedNotText', { name: fileName ?? '' }),
    several: () => t('sharedSeveral'),
  };
  return (
    <>
      <Heading as="h1" size="lg">
        {t('sharedRefused')}
      </Heading>
      <Text color="fg.muted" overflowWrap="anywhere">
        {words[reason]()}
      </Text>
      <NotDone actor={actor} />
      <Flex gap="3" wrap="wrap">
        <PasteInstead />
        <Discard actor={actor} />
      </Flex>
    </>
  );
}

function Discard({ actor }: { readonly actor: SharedListActor }) {
  const t = useMessages('links');
  const state = useSelector(actor, selectSharedState);
  return (
    <ActionButton
      isBusy={state !== 'shown' && state !== 'refused'}
      hasSpinner={state === 'discarding'}
      onClick={() => actor.send({ type: 'discard.pressed' })}
    >
      {t('sharedDiscard')}
    </ActionButton>
  );
}

function NotDone({ actor }: { readonly actor: SharedListActor }) {
  const t = useMessages('links');
  const failure = useSelector(actor, selectSharedFailure);
  return (
    failure !== null && (
      <InlineAlert status="error" title={t('notDone')} isAnnounced>
        {failure}
      </InlineAlert>
    )
  );
}

function PasteInstead() {
  const t = useMessages('links');
  return (
    <Button asChild variant="outline">
      <Link to="/drafts" search={{ host: 1, list: 'new' }}>
        {t('sharedPaste')}
      </Link>
    </Button>
  );
}
