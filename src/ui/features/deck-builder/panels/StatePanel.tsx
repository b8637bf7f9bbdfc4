import { useSelector } from '@xstate/react';
import { cardsInWords } from '#contract/decks/deckRules.ts';
import {
  selectFailure,
  selectOther,
  selectSaveState,
  selectSubmittedAtMs,
} from '#src/machines/deckEditor.ts';
import IconReady from '~icons/ph/check-circle-fill';
import IconWarning from '~icons/ph/warning-fill';
import { Button } from '../../../kit/Button.tsx';
import { InlineNotice } from '../../../kit/InlineNotice.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { clockWords } from '../desk/saveWords.ts';
import { adviceWords, landAdvice } from './landAdvice.ts';

/** What is missing and the two ways to mend it, or that the deck is ready. */
export function StatePanel({ onFromSide }: { readonly onFromSide: () => void }) {
  const desk = useDeckDesk();
  const { troubles, main, side, look, view, addFree, actor, openExtra } = desk;
  const t = useMessages('deck');
  const submittedAtMs = useSelector(actor, selectSubmittedAtMs);
  const failure = useSelector(actor, selectFailure);
  const [first, ...others] = troubles;
  if (!view.isMine) {
    return (
      <Panel pad="none" className="deck-panel" aria-label="State of the deck">
        <h3>
          {cardsInWords(main.count)} in {main.name}
        </h3>
        <p className="t14 muted">
          {submittedAtMs === null
            ? 'Not submitted yet.'
            : `Submitted ${clockWords(submittedAtMs, Date.now())}.`}
        </p>
      </Panel>
    );
  }
  if (first === undefined) {
    const advice = landAdvice(desk);
    const cards = cardsInWords(main.count);
    return (
      <Panel pad="none" className="deck-panel deck-ready" aria-label={advice ? t('landsTitle') : 'Ready'}>
        {advice ? <IconWarning aria-hidden="true" /> : <IconReady aria-hidden="true" />}
        <div>
          <h3>{advice ? t('checkLands', { cards }) : `${cards}, ready`}</h3>
          <p className="t14 muted">
            {failure ??
              (submittedAtMs !== null
                ? `Submitted ${clockWords(submittedAtMs, Date.now())}.`
                : advice
                  ? adviceWords(t, advice)
                  : 'Submit it when you are done. You can go on editing.')}
          </p>
        </div>
        <Button size="sm" onClick={() => openExtra('hand')}>
          Try a hand
        </Button>
      </Panel>
    );
  }
  const missing = first.key === 'size' ? first.isShortBy : 0;
  return (
    <Panel pad="none" look="lit" className="deck-panel" aria-label="What is missing">
      <h3 className="deck-trouble">
        <IconWarning aria-hidden="true" />
        {first.title}
      </h3>
      <p className="t14 muted">
        You can keep editing. Submit opens {missing > 0 ? `at ${look.deckSize}` : 'when this is mended'}.
      </p>
      {others.length > 0 && (
        <ul className="deck-troubles t14">
          {others.map(({ key, title }) => (
            <li key={key}>{title}</li>
          ))}
        </ul>
      )}
      {missing > 0 && (
        <div className="deck-mend">
          {view.freeFaces.length > 0 && (
            <Button variant="solid" className="grow" onClick={() => addFree(missing)}>
              Add {missing} free {missing === 1 ? 'card' : 'cards'}
            </Button>
          )}
          {side.key !== main.key && (
            <Button reason={side.count > 0 ? undefined : `${side.name} has no cards`} onClick={onFromSide}>
              From {side.name}
            </Button>
          )}
        </div>
      )}
      {main.count > 0 && (
        <button type="button" className="deck-brass deck-try" onClick={() => openExtra('hand')}>
          Try a hand of it
        </button>
      )}
    </Panel>
  );
}

/** A save that did not go through, and two windows that parted: told where the deck is, with the ways out. */
export function SaveTrouble() {
  const { actor, main, document } = useDeckDesk();
  const state = useSelector(actor, selectSaveState);
  const failure = useSelector(actor, selectFailure);
  const other = useSelector(actor, selectOther);
  const retry = () => actor.send({ type: 'save.retried' });
  if (state === 'conflict' && other !== null) {
    const theirs = countMain(other.document.contents, main.key);
    const mine = countMain(document.contents, main.key);
    return (
      <InlineNotice
        kind="warning"
        isSpoken
        title="This deck was changed in another window"
        action={
          <span className="deck-choices">
            <Button size="sm" onClick={() => actor.send({ type: 'other.taken' })}>
              Take the other
            </Button>
            <Button size="sm" onClick={() => actor.send({ type: 'mine.kept' })}>
              Use mine
            </Button>
          </span>
        }
      >
        Yours has {cardsInWords(mine)} in {main.name}, the other {theirs}
        {other.savedAtMs !== null && `, saved ${clockWords(other.savedAtMs, Date.now())}`}. The one you leave
        can be brought back with Undo.
      </InlineNotice>
    );
  }
  if (state !== 'offline' && state !== 'refused' && state !== 'unread') return null;
  return (
    <InlineNotice
      kind={state === 'offline' ? 'warning' : 'error'}
      isSpoken
      title={
        state === 'unread' ? 'This deck was changed in another window' : 'The last changes are not saved'
      }
      action={
        <Button size="sm" onClick={retry}>
          Retry
        </Button>
      }
    >
      {failure ?? 'The server did not answer.'}
      {state === 'offline' && ' They are kept here and we try again. You can go on.'}
      {state === 'unread' && ' Your deck is kept here.'}
    </InlineNotice>
  );
}

const countMain = (
  contents: { buckets: Record<string, string[]>; free: Record<string, number> },
  key: string,
) =>
  (contents.buckets[key]?.length ?? 0) + Object.values(contents.free).reduce((sum, count) => sum + count, 0);
