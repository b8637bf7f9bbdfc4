import { Button, Flex, Link, Text } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { selectPracticeFailure, selectPracticeSaving } from '#src/machines/practice/practice.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import type { PracticeActor } from './usePractice.ts';

interface SavePracticeProps {
  readonly actor: PracticeActor;
  /** Nobody is signed in. */
  readonly isVisitor: boolean;
}

/** Saves the draft to the account, and says how far that is. */
export function SavePractice({ actor, isVisitor }: SavePracticeProps) {
  const t = useMessages('links');
  const saving = useSelector(actor, selectPracticeSaving);
  if (isVisitor && saving !== 'saving')
    return (
      <Button asChild>
        <RouteLink to="/login" search={{ redirect: '/?practice=bots' }}>
          {t('practiceSignIn')}
        </RouteLink>
      </Button>
    );
  return (
    // Empty, it takes no place in the row around it.
    <Flex gap="3" align="center" position={saving === 'refused' ? 'absolute' : undefined}>
      <Text color="fg.muted" role="status" _empty={{ position: 'absolute' }}>
        {saving === 'saving' && t('practiceSaving')}
        {saving === 'saved' &&
          t.rich('practiceSaved', {
            link: (words) => (
              <Link asChild>
                <RouteLink to="/my-drafts">{words}</RouteLink>
              </Link>
            ),
          })}
      </Text>
      {saving === 'unsaved' && (
        <ActionButton onClick={() => actor.send({ type: 'save.pressed' })}>{t('practiceSave')}</ActionButton>
      )}
    </Flex>
  );
}

/** Why the draft could not be saved, and the way to try again. */
export function SaveRefused({ actor, isVisitor }: SavePracticeProps) {
  const t = useMessages('links');
  const saving = useSelector(actor, selectPracticeSaving);
  const failure = useSelector(actor, selectPracticeFailure);
  if (saving !== 'refused' || isVisitor) return null;
  return (
    <InlineAlert
      status="error"
      title={t('practiceNotSaved')}
      isAnnounced
      action={
        <ActionButton size="sm" onClick={() => actor.send({ type: 'retry.pressed' })}>
          {t('retry')}
        </ActionButton>
      }
    >
      {failure}
    </InlineAlert>
  );
}
