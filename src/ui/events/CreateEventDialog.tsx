import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { can } from '#contract/can.ts';
import { type CreateEvent, type EventSettings, eventSettingsSchema } from '#contract/events.ts';
import type { GameSummary } from '#contract/gameSummary.ts';
import type { CurrentUser } from '#contract/members.ts';
import { LoadFailed } from '../home/LoadFailed.tsx';
import { useBusyAction } from '../home/useBusyAction.ts';
import { useLoaded } from '../home/useLoaded.ts';
import { Field } from '../kit/Field.tsx';
import { InlineNotice } from '../kit/InlineNotice.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import { Select } from '../kit/Select.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Switch } from '../kit/Switch.tsx';
import { TextInput } from '../kit/TextInput.tsx';

interface CreateEventDialogProps {
  readonly user: CurrentUser;
  readonly loadGames: (signal: AbortSignal) => Promise<readonly GameSummary[]>;
  readonly onCreate: (event: CreateEvent) => Promise<void>;
}

/** A new event: game, sizes, rounds; what is folded away has its usual value. */
export function CreateEventDialog({ user, loadGames, onCreate }: CreateEventDialogProps) {
  const navigate = useNavigate();
  const close = () => void navigate({ to: '/drafts', search: { tab: 'events' }, replace: true });
  const games = useLoaded(loadGames);
  const { answer } = games;
  const known = answer.kind === 'loaded' ? answer.value.filter(({ templates }) => templates.length > 0) : [];
  const [first] = known;
  if (!can(user, 'hostTable'))
    return (
      <ModalDialog title="Hosting needs an account" isOpen onClose={close}>
        <p>As a guest you may join events. Create an account to host one; what you drafted stays yours.</p>
      </ModalDialog>
    );
  if (first) return <EventForm user={user} games={known} first={first} onClose={close} onCreate={onCreate} />;
  return (
    <ModalDialog title="Host an event" isOpen width="form" onClose={close}>
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

interface EventFormProps {
  readonly user: CurrentUser;
  readonly games: readonly GameSummary[];
  readonly first: GameSummary;
  readonly onClose: () => void;
  readonly onCreate: (event: CreateEvent) => Promise<void>;
}

type Wish = Pick<
  EventSettings,
  | 'name'
  | 'visibility'
  | 'tableSeats'
  | 'mostPlayers'
  | 'gamesToWin'
  | 'swissRounds'
  | 'cut'
  | 'isWithinPods'
  | 'opens'
  | 'picksOpenTo'
>;

const whole = (text: string) => Number.parseInt(text, 10) || 0;

function EventForm({ user, games, first, onClose, onCreate }: EventFormProps) {
  const [game, setGame] = useState(first);
  const [template, setTemplate] = useState(first.templates[0]?.slug ?? '');
  const [hostPlays, setHostPlays] = useState(true);
  const [wish, setWish] = useState<Wish>({
    name: `${first.name} Swiss`,
    visibility: 'code',
    tableSeats: 8,
    mostPlayers: 16,
    gamesToWin: 2,
    swissRounds: null,
    cut: 0,
    isWithinPods: false,
    opens: 'itself',
    picksOpenTo: 'closed',
  });
  const [commandId] = useState(() => crypto.randomUUID());
  const { isBusy, failure, run } = useBusyAction();
  const set = (change: Partial<Wish>) => setWish((before) => ({ ...before, ...change }));
  const { shape } = eventSettingsSchema;
  const wordsOf = (reply: { error?: { issues: { message: string }[] } | undefined }) =>
    reply.error?.issues[0]?.message;
  const nameError = wordsOf(shape.name.safeParse(wish.name));
  const seatsError = wordsOf(shape.tableSeats.safeParse(wish.tableSeats));
  const mostError = wordsOf(shape.mostPlayers.safeParse(wish.mostPlayers));
  const reason = nameError ?? seatsError ?? mostError;
  const create = () =>
    void run(() => onCreate({ commandId, game: game.slug, template, hostPlays, settings: wish }));
  return (
    <ModalDialog
      title="Host an event"
      isOpen
      width="form"
      isPersistent
      isLoading={isBusy}
      onClose={onClose}
      confirm={{ words: 'Create the event', busyWords: 'Creating the event', reason, onConfirm: create }}
    >
      <div className="event-form">
        {failure !== '' && (
          <InlineNotice kind="error" title="The event was not created" isSpoken>
            {failure}
          </InlineNotice>
        )}
        <Field label="Name" error={nameError}>
          {(control) => (
            <TextInput
              {...control}
              data-autofocus=""
              value={wish.name}
              maxLength={60}
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Field>
        <div className="event-form-pair">
          <Field label="Game">
            {(control) => (
              <Select
                {...control}
                value={game.slug}
                onChange={(event) => {
                  const next = games.find(({ slug }) => slug === event.target.value) ?? first;
                  setGame(next);
                  setTemplate(next.templates[0]?.slug ?? '');
                }}
              >
                {games.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Draft">
            {(control) => (
              <Select {...control} value={template} onChange={(event) => setTemplate(event.target.value)}>
                {game.templates.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Seats of a table" error={seatsError}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={wish.tableSeats}
                onChange={(event) => set({ tableSeats: whole(event.target.value) })}
              />
            )}
          </Field>
          <Field label="Players at most" error={mostError}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={wish.mostPlayers}
                onChange={(event) => set({ mostPlayers: whole(event.target.value) })}
              />
            )}
          </Field>
          <Field label="Swiss rounds">
            {(control) => (
              <Select
                {...control}
                value={wish.swissRounds ?? 0}
                onChange={(event) => set({ swissRounds: whole(event.target.value) || null })}
              >
                <option value={0}>As the players ask for</option>
                {[1, 2, 3, 4, 5, 6, 7].map((rounds) => (
                  <option key={rounds} value={rounds}>
                    {rounds}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Then single elimination">
            {(control) => (
              <Select
                {...control}
                value={wish.cut}
                onChange={(event) => {
                  const cut = ([0, 2, 4, 8] as const).find((size) => size === whole(event.target.value)) ?? 0;
                  set({ cut });
                }}
              >
                <option value={0}>None</option>
                <option value={2}>The best two</option>
                <option value={4}>The best four</option>
                <option value={8}>The best eight</option>
              </Select>
            )}
          </Field>
        </div>
        <Switch
          label="Best of three"
          sentence="Else a match is one game."
          isOn={wish.gamesToWin === 2}
          onChange={(isOn) => set({ gamesToWin: isOn ? 2 : 1 })}
        />
        <Switch
          label="Rounds open by themselves"
          sentence="The last result of a round opens the next one. The first round is always opened by you."
          isOn={wish.opens === 'itself'}
          onChange={(isOn) => set({ opens: isOn ? 'itself' : 'host' })}
        />
        <Switch
          label="Matches within pods"
          sentence="Players meet those of their own table alone, until the cut."
          isOn={wish.isWithinPods}
          onChange={(isWithinPods) => set({ isWithinPods })}
        />
        <Switch
          label="Listed for everybody"
          sentence={
            can(user, 'hostPublicTable')
              ? 'Else people join with the code or the link.'
              : 'Verify your e-mail address first. Until then people join with the code or the link.'
          }
          isOn={wish.visibility === 'open'}
          isDisabled={!can(user, 'hostPublicTable')}
          onChange={(isOn) => set({ visibility: isOn ? 'open' : 'code' })}
        />
        {can(user, 'organise') && (
          <Switch
            label="You play"
            sentence="Else you run the event from outside."
            isOn={hostPlays}
            onChange={setHostPlays}
          />
        )}
      </div>
    </ModalDialog>
  );
}
