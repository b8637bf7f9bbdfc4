import { Button } from '../kit/Button.tsx';
import { countdownWords } from './countdown.ts';
import './nextStep.css';

interface StartingProps {
  readonly seconds: number;
  readonly isHost: boolean;
  readonly onCancel: () => void;
}

/** The last seconds before the packs are dealt, the same for everybody at the table. */
export const Starting = ({ seconds, isHost, onCancel }: StartingProps) => (
  <div className="starting">
    <b key={seconds} className="starting-figure" aria-hidden="true">
      {seconds}
    </b>
    <h2>{countdownWords(seconds)}</h2>
    {isHost && seconds > 0 && <Button onClick={onCancel}>Cancel the start</Button>}
  </div>
);
