import type { WarmUpView } from '#contract/admin/images.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Meter } from '#src/ui/kit/Meter.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import type { ImagePartProps } from './imageParts.ts';

const stateWords = ({ isOver, isStopped, failed }: WarmUpView): string => {
  const lost = failed === 0 ? '' : failed === 1 ? ', 1 failed' : `, ${failed} failed`;
  if (isStopped) return `stopped${lost}`;
  return isOver ? `done${lost}` : `four at a time${lost}`;
};

/** Pictures that are fetched ahead, with how far that is. */
export function WarmUp({ warmUp, ports, onChanged }: ImagePartProps & { readonly warmUp: WarmUpView }) {
  const { isBusy, failure, run } = useBusyAction();
  const stop = () =>
    run(async () => {
      await ports.stopWarming();
      onChanged('Stopped fetching pictures.');
    });
  const words = `${warmUp.done} of ${warmUp.total} pictures`;
  return (
    <Panel look="flat" className="images-part" aria-labelledby="warm-up">
      <div className="images-head">
        <h2 id="warm-up">Fetching: {warmUp.what}</h2>
        {!warmUp.isOver && (
          <Button size="sm" isBusy={isBusy} onClick={() => void stop()}>
            Stop
          </Button>
        )}
      </div>
      <p className="t14" role="status">
        <b>{words}</b>, <span className="muted">{stateWords(warmUp)}</span>
      </p>
      <Meter
        label="Pictures fetched"
        value={warmUp.done}
        max={Math.max(1, warmUp.total)}
        words={words}
        tone={warmUp.isOver ? 'teal' : 'brass'}
      />
      {failure !== '' && <p role="alert">{failure}</p>}
    </Panel>
  );
}
