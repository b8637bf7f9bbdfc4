import { useId, useState } from 'react';
import type { EventCommand } from '#contract/events/events.ts';
import { isRoundOver, nextKind } from '#engine/events/rounds.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Select } from '../../kit/Select.tsx';
import { ChangeEventDialog } from './ChangeEventDialog.tsx';
import type { EventParts } from './eventParts.ts';
import { areDraftsOver, playersOf } from './eventWords.ts';

interface Question {
  readonly title: string;
  readonly sentence: string;
  readonly words: string;
  readonly command: EventCommand;
}

const CLOSE: Question = {
  title: 'Close the event?',
  sentence:
    'Nothing can be entered any more. Picks, logs and seeds of its tables open by the rule you chose.',
  words: 'Close the event',
  command: { type: 'close' },
};
const CANCEL: Question = {
  title: 'Cancel the event?',
  sentence: 'Nobody can join any more and no rounds are played. Tables that are drafting carry on.',
  words: 'Cancel event',
  command: { type: 'cancel' },
};

/** What only the host may do, with the next thing first. */
export function HostPanel(props: EventParts) {
  const { view, asked, ask } = props;
  const headingId = useId();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isChanging, setChanging] = useState(false);
  if (view.phase === 'closed' || view.phase === 'cancelled') return null;
  return (
    <Panel aria-labelledby={headingId}>
      <h2 id={headingId}>Host</h2>
      <div className="event-row">
        <NextStep {...props} />
        <Button onClick={() => setChanging(true)}>Change settings</Button>
        {view.rounds.length > 0 ? (
          <Button onClick={() => setQuestion(CLOSE)}>Close the event</Button>
        ) : (
          <Button variant="danger" onClick={() => setQuestion(CANCEL)}>
            Cancel event
          </Button>
        )}
      </div>
      {view.phase !== 'gathering' && <DropField {...props} />}
      <ReturnButtons {...props} />
      {isChanging && <ChangeEventDialog {...props} onClose={() => setChanging(false)} />}
      {question !== null && (
        <ModalDialog
          title={question.title}
          isOpen
          onClose={() => setQuestion(null)}
          isLoading={asked !== null}
          confirm={{
            words: question.words,
            isDestructive: true,
            onConfirm: () => {
              ask(question.command);
              setQuestion(null);
            },
          }}
        >
          <p>{question.sentence}</p>
        </ModalDialog>
      )}
    </Panel>
  );
}

function NextStep({ view, mine, asked, ask }: EventParts) {
  if (view.phase === 'gathering') {
    const reason = view.people.length < 2 ? 'An event needs at least two players.' : undefined;
    return (
      <Button
        variant={reason === undefined ? 'solid' : 'outline'}
        isBusy={asked?.type === 'seatPods'}
        reason={reason}
        onClick={() => ask({ type: 'seatPods' })}
      >
        Seat everybody and draft
      </Button>
    );
  }
  const next = nextKind({
    rules: view.rules,
    phase: view.phase,
    players: playersOf(view),
    rounds: view.rounds,
  });
  if (next === null) return null;
  const last = view.rounds.at(-1);
  const isOpen = last !== undefined && !isRoundOver(last);
  const reason = areDraftsOver(view)
    ? isOpen && next === 'cut'
      ? 'The cut begins when every match is over.'
      : undefined
    : 'Every table has to be done with its draft first.';
  const words = next === 'cut' ? 'Open the next match of the cut' : 'Open the next round';
  return (
    <Button
      variant={
        isOpen || reason !== undefined || (mine !== null && view.rounds.length === 0) ? 'outline' : 'solid'
      }
      isBusy={asked?.type === 'openRound'}
      reason={reason}
      onClick={() => ask({ type: 'openRound' })}
    >
      {view.rounds.length === 0
        ? 'Open the first round'
        : isOpen
          ? `${words} without the missing results`
          : words}
    </Button>
  );
}

/** For each player who dropped since the last round opened, a way back in. */
function ReturnButtons({ view, asked, ask }: EventParts) {
  const away = view.people.filter(({ droppedAfter }) => droppedAfter === view.rounds.length);
  return away.map(({ playerId, name }) => (
    <Button
      key={playerId}
      variant="ghost"
      isDisabled={asked !== null}
      onClick={() => ask({ type: 'takeDropBack', playerId })}
    >
      Let {name} rejoin
    </Button>
  ));
}

function DropField({ view, asked, ask }: EventParts) {
  const [playerId, setPlayerId] = useState('');
  const playing = view.people.filter(({ droppedAfter }) => droppedAfter === null);
  return (
    <div className="event-drop">
      <Field label="Drop a player" hint="Their opponent wins the open match.">
        {(control) => (
          <Select {...control} value={playerId} onChange={(event) => setPlayerId(event.target.value)}>
            <option value="">Choose a player</option>
            {playing.map((person) => (
              <option key={person.playerId} value={person.playerId}>
                {person.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        variant="danger"
        reason={playerId === '' ? 'Choose a player first.' : undefined}
        isDisabled={asked !== null}
        onClick={() => {
          ask({ type: 'drop', playerId });
          setPlayerId('');
        }}
      >
        Drop
      </Button>
    </div>
  );
}
