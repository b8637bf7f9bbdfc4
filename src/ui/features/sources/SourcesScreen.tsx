import { Skeleton, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SourceList } from '#contract/sources/sources.ts';
import { selectAddFailure, selectAddState, selectSource } from '#src/machines/lists/addGame.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { FetchPlan } from './FetchPlan.tsx';
import { SourceChoices } from './SourceChoices.tsx';
import { SourcesFrame } from './SourcesFrame.tsx';
import { type AddGame, type SourcePorts, useAddGame } from './useAddGame.ts';

interface SourcesScreenProps {
  readonly list: SourceList;
  readonly ports: SourcePorts;
  /** The source that the address names; the browser's Back leads from it to all of them. */
  readonly sourceId: string | null;
  readonly onSource: (sourceId: string | null) => void;
}

/** From the public sources to an import: a source, one of its sets, what will be fetched, and the press. */
export function SourcesScreen({ list, ports, sourceId, onSource }: SourcesScreenProps) {
  const t = useMessages('sources');
  const adding = useAddGame(list, ports);
  const state = useSelector(adding, selectAddState);
  useEffect(() => {
    if (adding.getSnapshot().context.sourceId === sourceId) return;
    adding.send({ type: 'back.pressed' });
    if (sourceId !== null) adding.send({ type: 'source.chosen', sourceId });
  }, [adding, sourceId]);
  const isChoosing = state === 'choosing' || state === 'asking' || state === 'changing';
  return (
    <SourcesFrame title={t('title')} lead={t('lead')}>
      <Stack gap="4" maxWidth="760px">
        {isChoosing ? (
          <SourceChoices adding={adding} onSource={onSource} />
        ) : (
          <ChosenSource adding={adding} onBack={() => onSource(null)} />
        )}
      </Stack>
    </SourcesFrame>
  );
}

interface ChosenSourceProps {
  readonly adding: AddGame;
  readonly onBack: () => void;
}

function ChosenSource({ adding, onBack }: ChosenSourceProps) {
  const t = useMessages('sources');
  const state = useSelector(adding, selectAddState);
  const source = useSelector(adding, selectSource);
  const failure = useSelector(adding, selectAddFailure);
  if (source === null) return null;
  return (
    <>
      <ActionButton
        alignSelf="start"
        variant="ghost"
        isBusy={state === 'beginning' || state === 'bringing' || state === 'begun'}
        hasSpinner={false}
        onClick={() => {
          adding.send({ type: 'back.pressed' });
          onBack();
        }}
      >
        {t('back')}
      </ActionButton>
      {state === 'listing' && (
        <Skeleton
          height="240px"
          borderRadius="panel"
          role="status"
          aria-busy="true"
          aria-label={t('setsLoading', { name: source.name })}
        />
      )}
      {state === 'unlisted' && (
        <InlineAlert
          status="error"
          title={t('setsFailed')}
          isAnnounced
          action={
            <ActionButton size="sm" onClick={() => adding.send({ type: 'retry.pressed' })}>
              {t('retry')}
            </ActionButton>
          }
        >
          {failure}
        </InlineAlert>
      )}
      {(state === 'deciding' || state === 'beginning' || state === 'bringing' || state === 'begun') && (
        <FetchPlan adding={adding} source={source} />
      )}
    </>
  );
}
