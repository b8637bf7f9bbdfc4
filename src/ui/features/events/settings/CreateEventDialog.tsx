import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { can } from '#contract/can.ts';
import type { CreateEvent } from '#contract/events/events.ts';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { eventName } from '#contract/naming/tableNames.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { type Asked, useAnswer } from '../../../components/answer.ts';
import { RouteLoadError } from '../../../components/RouteLoadError.tsx';
import { refusalWords, useSubmission } from '../../../components/submission/useSubmission.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { SwitchField } from '../../../system/forms/SwitchField.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { firstTemplate } from '../../home/draftAgainstBots.ts';
import { EventFields } from './EventFields.tsx';
import { newWish, problemOf, settingsOf } from './eventWish.ts';
import { ChoiceField } from './fields.tsx';

interface CreateEventDialogProps {
  readonly user: CurrentUser;
  readonly games: Asked<readonly GameSummary[]>;
  readonly onCreate: (event: CreateEvent) => Promise<void>;
  readonly onClose: () => void;
}

/** A new event: game, sizes, rounds; what is folded away has its usual value. */
export function CreateEventDialog(props: CreateEventDialogProps) {
  const t = useMessages('eventPages');
  const { user, onClose } = props;
  if (!can(user, 'hostTable'))
    return (
      <ModalDialog title={t('hostAsGuest')} isOpen onClose={onClose}>
        <Text>{t('hostAsGuestHint')}</Text>
      </ModalDialog>
    );
  const loading = (
    <ModalDialog title={t('host')} isOpen width="form" onClose={onClose}>
      <Skeleton height="220px" borderRadius="control" />
    </ModalDialog>
  );
  return (
    <Suspense fallback={loading}>
      <LoadedForm {...props} />
    </Suspense>
  );
}

function LoadedForm(props: CreateEventDialogProps) {
  const t = useMessages('eventPages');
  const { answer } = useAnswer(props.games);
  const games = answer.kind === 'loaded' ? answer.value.filter(({ templates }) => templates.length > 0) : [];
  const [first] = games;
  if (first) return <EventForm {...props} known={games} first={first} />;
  return (
    <ModalDialog title={t('host')} isOpen width="form" onClose={props.onClose}>
      {answer.kind === 'failed' ? (
        <RouteLoadError title={t('gamesFailed')} error={answer.error} />
      ) : (
        <Text>{t('noGames')}</Text>
      )}
    </ModalDialog>
  );
}

const nameToday = ({ name }: GameSummary): string => eventName(name, Date.now());

interface EventFormProps extends CreateEventDialogProps {
  readonly known: readonly GameSummary[];
  readonly first: GameSummary;
}

function EventForm({ user, known, first, onClose, onCreate }: EventFormProps) {
  const t = useMessages('eventPages');
  const [commandId] = useState(() => crypto.randomUUID());
  const [game, setGame] = useState(first);
  const [template, setTemplate] = useState(firstTemplate(first)?.slug ?? '');
  const [hostPlays, setHostPlays] = useState(true);
  const [wish, setWish] = useState(() => newWish(nameToday(first)));
  const { isBusy, refusal, submit } = useSubmission(onCreate);
  const choose = (slug: string) => {
    const next = known.find((one) => one.slug === slug) ?? first;
    setGame(next);
    setTemplate(firstTemplate(next)?.slug ?? '');
    // A name that nobody typed follows the game.
    if (wish.name === nameToday(game)) setWish((before) => ({ ...before, name: nameToday(next) }));
  };
  return (
    <ModalDialog
      title={t('host')}
      isOpen
      width="form"
      isPersistent
      isLoading={isBusy}
      onClose={onClose}
      confirm={{
        words: t('create'),
        busyWords: t('creating'),
        reason: problemOf(wish),
        onConfirm: () =>
          submit({ commandId, game: game.slug, template, hostPlays, settings: settingsOf(wish) }),
      }}
    >
      <Stack gap="4">
        {refusal !== null && (
          <InlineAlert status="error" title={t('notCreated')} isAnnounced>
            {refusalWords(refusal)}
          </InlineAlert>
        )}
        <EventFields
          wish={wish}
          set={(change) => setWish((before) => ({ ...before, ...change }))}
          isFixed={() => false}
          mayList={can(user, 'hostPublicTable')}
        >
          <ChoiceField
            label={t('game')}
            value={game.slug}
            choices={known.map(({ slug, name }) => [slug, name] as const)}
            onChoose={choose}
          />
          <ChoiceField
            label={t('draft')}
            value={template}
            choices={game.templates.map(({ slug, name }) => [slug, name] as const)}
            onChoose={setTemplate}
          />
        </EventFields>
        {can(user, 'organise') && (
          <SwitchField
            label={t('hostPlays')}
            hint={t('hostPlaysHint')}
            isOn={hostPlays}
            onChange={setHostPlays}
          />
        )}
      </Stack>
    </ModalDialog>
  );
}
