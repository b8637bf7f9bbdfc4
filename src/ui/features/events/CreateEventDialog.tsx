import { useState } from 'react';
import { can } from '#contract/can.ts';
import type { CreateEvent } from '#contract/events/events.ts';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { eventName } from '#contract/naming/tableNames.ts';
import { Field } from '../../kit/Field.tsx';
import { InlineNotice } from '../../kit/InlineNotice.tsx';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import { Select } from '../../kit/Select.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { firstChoice } from '../home/draftAgainstBots.ts';
import { LoadFailed } from '../home/LoadFailed.tsx';
import { useBusyAction } from '../home/useBusyAction.ts';
import { useLoaded } from '../home/useLoaded.ts';
import { EventFields } from './EventFields.tsx';
import { newWish, problemOf, settingsOf } from './eventWish.ts';
import './eventForm.css';

interface CreateEventDialogProps {
  readonly user: CurrentUser;
  readonly loadGames: (signal: AbortSignal) => Promise<readonly GameSummary[]>;
  readonly onCreate: (event: CreateEvent) => Promise<void>;
  readonly onClose: () => void;
}

/** A new event: game, sizes, rounds; what is folded away has its usual value. */
export function CreateEventDialog({ user, loadGames, onCreate, onClose }: CreateEventDialogProps) {
  const games = useLoaded(loadGames);
  const { answer } = games;
  const known = answer.kind === 'loaded' ? answer.value.filter(({ templates }) => templates.length > 0) : [];
  const [first] = known;
  if (!can(user, 'hostTable'))
    return (
      <ModalDialog title="Hosting needs an account" isOpen onClose={onClose}>
        <p>As a guest you may join events. Create an account to host one; what you drafted stays yours.</p>
      </ModalDialog>
    );
  if (first)
    return <EventForm user={user} games={known} first={first} onClose={onClose} onCreate={onCreate} />;
  return (
    <ModalDialog title="Host an event" isOpen width="form" onClose={onClose}>
      {answer.kind === 'loading' && <Skeleton height={220} radius={12} />}
      {answer.kind === 'failed' && (
        <LoadFailed
          title="The games could not be loaded"
          words={answer.words}
          isRetrying={games.isAsking}
          onRetry={games.reload}
        />
      )}
      {answer.kind === 'loaded' && <p>There is no game to draft yet. An admin has to publish one.</p>}
    </ModalDialog>
  );
}

const nameToday = ({ name }: GameSummary): string => eventName(name, Date.now());

/** What most people mean by a draft of this game, as Home offers it. */
const usualTemplate = (game: GameSummary): string => firstChoice([game])?.template.slug ?? '';

interface EventFormProps {
  readonly user: CurrentUser;
  readonly games: readonly GameSummary[];
  readonly first: GameSummary;
  readonly onClose: () => void;
  readonly onCreate: (event: CreateEvent) => Promise<void>;
}

function EventForm({ user, games, first, onClose, onCreate }: EventFormProps) {
  const [game, setGame] = useState(first);
  const [template, setTemplate] = useState(() => usualTemplate(first));
  const [hostPlays, setHostPlays] = useState(true);
  const [wish, setWish] = useState(() => newWish(nameToday(first)));
  const [commandId] = useState(() => crypto.randomUUID());
  const { isBusy, failure, run } = useBusyAction();
  const create = () =>
    void run(() => onCreate({ commandId, game: game.slug, template, hostPlays, settings: settingsOf(wish) }));
  const choose = (slug: string) => {
    const next = games.find((known) => known.slug === slug) ?? first;
    setGame(next);
    setTemplate(usualTemplate(next));
    // A name that nobody typed follows the game.
    if (wish.name === nameToday(game)) setWish((before) => ({ ...before, name: nameToday(next) }));
  };
  return (
    <ModalDialog
      title="Host an event"
      isOpen
      width="form"
      isPersistent
      isLoading={isBusy}
      onClose={onClose}
      confirm={{
        words: 'Create the event',
        busyWords: 'Creating the event',
        reason: problemOf(wish),
        onConfirm: create,
      }}
    >
      <div className="event-form">
        {failure !== '' && (
          <InlineNotice kind="error" title="The event was not created" isSpoken>
            {failure}
          </InlineNotice>
        )}
        <EventFields
          wish={wish}
          set={(change) => setWish((before) => ({ ...before, ...change }))}
          isFixed={() => false}
          mayList={can(user, 'hostPublicTable')}
        >
          <Choice
            label="Game"
            value={game.slug}
            options={games.map(({ slug, name }) => [slug, name])}
            onChoose={choose}
          />
          <Choice
            label="Draft"
            value={template}
            options={game.templates.map(({ slug, name }) => [slug, name])}
            onChoose={setTemplate}
          />
        </EventFields>
        {can(user, 'organise') && (
          <Switch
            label="You play"
            sentence="When off, you run the event without playing."
            isOn={hostPlays}
            onChange={setHostPlays}
          />
        )}
      </div>
    </ModalDialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** Key and name of each. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (key: string) => void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
