import IconPrevious from '~icons/ph/caret-left-bold';
import IconNext from '~icons/ph/caret-right-bold';
import IconPause from '~icons/ph/pause-fill';
import IconPlay from '~icons/ph/play-fill';
import { IconButton } from '../../kit/Button.tsx';
import type { ReplayEvent, ReplayState, RoundSpan } from './replay.ts';
import { ScrubBar } from './ScrubBar.tsx';

interface ReplayControlsProps {
  readonly format: string;
  readonly state: ReplayState;
  readonly rounds: readonly RoundSpan[];
  readonly count: number;
  readonly send: (event: ReplayEvent) => void;
}

/** Back, play, on, and the bar of all picks. */
export const ReplayControls = ({ format, state, rounds, count, send }: ReplayControlsProps) => {
  const { index } = state.place;
  return (
    <div className="replay-controls">
      <div className="replay-buttons">
        <IconButton
          label="Previous pick"
          variant="outline"
          aria-keyshortcuts="ArrowLeft"
          reason={index === 0 ? 'This is the first pick' : undefined}
          onClick={() => send({ type: 'stepped', to: 'previous' })}
        >
          <IconPrevious aria-hidden="true" />
        </IconButton>
        <IconButton
          label={state.isPlaying ? 'Stop' : 'Play'}
          variant="soft"
          onClick={() => send({ type: 'playPressed' })}
        >
          {state.isPlaying ? <IconPause aria-hidden="true" /> : <IconPlay aria-hidden="true" />}
        </IconButton>
        <IconButton
          label="Next pick"
          variant="outline"
          aria-keyshortcuts="ArrowRight"
          reason={index >= count - 1 ? 'This is the last pick' : undefined}
          onClick={() => send({ type: 'stepped', to: 'next' })}
        >
          <IconNext aria-hidden="true" />
        </IconButton>
      </div>
      <ScrubBar format={format} state={state} rounds={rounds} send={send} />
      <p className="replay-count">
        {rounds.every(({ picks }) => picks.every(({ kind }) => kind === 'pick')) ? 'Pick' : 'Turn'}{' '}
        <b className="num">{index + 1}</b> of <span className="num">{count}</span>
        <span className="replay-count-more">, taller means longer thought</span>
      </p>
    </div>
  );
};
