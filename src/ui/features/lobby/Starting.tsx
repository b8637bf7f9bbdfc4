import type { TableView } from '#contract/tables/tables.ts';
import { Button } from '../../kit/Button.tsx';
import { countdownWords } from './countdown.ts';
import { sealWords } from './lobbyWords.ts';
import { awaitedWords } from './sealSentences.ts';
import './nextStep.css';

interface StartingProps {
  readonly table: TableView;
  readonly seconds: number;
  readonly myId: string;
  readonly onCancel: () => void;
}

/** The last seconds before the packs are dealt, the same for everybody at the table. */
export const Starting = ({ table, seconds, myId, onCancel }: StartingProps) => {
  const { seal, hostId } = table;
  return (
    <div className="starting">
      <b key={seconds} className="starting-figure" aria-hidden="true">
        {seconds}
      </b>
      <h2>{awaitedWords(table) ?? countdownWords(seconds)}</h2>
      {seal.lock !== null && (
        <p className="starting-lock">
          Packs locked <span className="num">{sealWords(seal.lock)}</span>
        </p>
      )}
      {hostId === myId && seconds > 0 && <Button onClick={onCancel}>Cancel the start</Button>}
    </div>
  );
};
