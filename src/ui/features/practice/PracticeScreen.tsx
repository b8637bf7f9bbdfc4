import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import {
  selectPracticeChoices,
  selectPracticeDraft,
  selectPracticeFailure,
  selectPracticeState,
} from '#src/machines/practice/practice.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { PracticeDeck } from './PracticeDeck.tsx';
import { PracticePack } from './PracticePack.tsx';
import { type PracticeActor, type PracticePorts, usePractice } from './usePractice.ts';

interface PracticeScreenProps {
  readonly ports: PracticePorts;
  /** Nobody is signed in. */
  readonly isVisitor: boolean;
  /** The address of the draft of the account that is opened; null for the one of this browser. */
  readonly opened: string | null;
}

/** A draft against bots, played in this browser from the first pack to its deck. */
export function PracticeScreen({ ports, isVisitor, opened }: PracticeScreenProps) {
  const t = useMessages('links');
  const actor = usePractice(ports);
  const state = useSelector(actor, selectPracticeState);
  const draft = useSelector(actor, selectPracticeDraft);
  return (
    <SystemProvider>
      <Stack gap="5" width="full" maxWidth="1280px" mx="auto" px="page" py="clamp(16px, 3dvh, 32px)">
        <Flex gap="3" align="baseline" justify="space-between" wrap="wrap">
          <Box>
            <Heading as="h1" size="xl">
              {t('practiceTitle')}
            </Heading>
            <Text color="fg.muted">{draft === null ? t('practiceLead') : draft.set.look.name}</Text>
          </Box>
          {opened !== null && (
            <Button asChild variant="ghost">
              <Link to="/" search={{ practice: 'bots' }}>
                {t('practiceOthers')}
              </Link>
            </Button>
          )}
          {opened === null && draft !== null && state !== 'opening' && (
            <Flex gap="2" wrap="wrap">
              {state === 'building' && (
                <ActionButton onClick={() => actor.send({ type: 'again.pressed' })}>
                  {t('practiceAgain')}
                </ActionButton>
              )}
              <ActionButton variant="ghost" onClick={() => actor.send({ type: 'others.pressed' })}>
                {t('practiceOthers')}
              </ActionButton>
            </Flex>
          )}
        </Flex>
        <Shown actor={actor} isVisitor={isVisitor} opened={opened} />
      </Stack>
    </SystemProvider>
  );
}

interface ShownProps extends Omit<PracticeScreenProps, 'ports'> {
  readonly actor: PracticeActor;
}

function Shown({ actor, isVisitor, opened }: ShownProps) {
  const t = useMessages('links');
  const state = useSelector(actor, selectPracticeState);
  switch (state) {
    case 'looking':
    case 'opening':
      return (
        <Skeleton
          height="420px"
          borderRadius="panel"
          role="status"
          aria-busy="true"
          aria-label={t('practiceLoading')}
        />
      );
    case 'choosing':
      return <Choices actor={actor} />;
    case 'failed':
    case 'unopened':
      return <Failed actor={actor} loginFor={isVisitor ? opened : null} />;
    case 'drafting':
      return <PracticePack actor={actor} />;
    case 'building':
      return <PracticeDeck actor={actor} isVisitor={isVisitor} />;
  }
}

function Choices({ actor }: { readonly actor: PracticeActor }) {
  const t = useMessages('links');
  const choices = useSelector(actor, selectPracticeChoices);
  return (
    <Stack as="section" gap="4" p={{ base: '5', sm: '8' }} layerStyle="flat">
      <Heading as="h2" size="lg">
        {t('practiceChoose')}
      </Heading>
      <Stack as="ul" gap="2" listStyleType="none">
        {choices.map((choice) => (
          <Flex
            as="li"
            key={`${choice.game}/${choice.template}`}
            gap="3"
            align="center"
            justify="space-between"
            wrap="wrap"
          >
            <Box minWidth="0" overflowWrap="anywhere">
              <Text fontWeight="semibold">{choice.gameName}</Text>
              <Text color="fg.muted">{choice.name}</Text>
            </Box>
            <ActionButton
              aria-label={t('practiceStart', { name: `${choice.gameName}, ${choice.name}` })}
              onClick={() => actor.send({ type: 'set.chosen', choice })}
            >
              {t('practiceStartShort')}
            </ActionButton>
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}

interface FailedProps {
  readonly actor: PracticeActor;
  /** The address to come back to after logging in; null where that would not help. */
  readonly loginFor: string | null;
}

function Failed({ actor, loginFor }: FailedProps) {
  const t = useMessages('links');
  const failure = useSelector(actor, selectPracticeFailure);
  return (
    <Stack gap="4" align="start">
      <InlineAlert status="error" title={t('practiceFailedTitle')} isAnnounced>
        {failure}
      </InlineAlert>
      <Flex gap="3" wrap="wrap">
        {loginFor === null ? (
          <ActionButton variant="solid" onClick={() => actor.send({ type: 'retry.pressed' })}>
            {t('retry')}
          </ActionButton>
        ) : (
          <Button asChild variant="solid">
            <Link to="/login" search={{ redirect: loginFor }}>
              {t('practiceLogIn')}
            </Link>
          </Button>
        )}
        <Button asChild variant="ghost">
          <Link to="/" search={{}}>
            {t('home')}
          </Link>
        </Button>
      </Flex>
    </Stack>
  );
}
