import { Link } from '@tanstack/react-router';
import IconPlus from '~icons/ph/plus';
import IconBot from '~icons/ph/robot';
import { CardBack } from '../../components/cards/CardBack.tsx';
import { Button } from '../../kit/Button.tsx';
import './nobodyHosts.css';

interface NobodyHostsProps {
  readonly isStarting: boolean;
  readonly failure: string;
  readonly onDraftNow: () => void;
}

/** No open table at all: the bots and hosting are both one click away. */
export const NobodyHosts = ({ isStarting, failure, onDraftNow }: NobodyHostsProps) => (
  <section className="browse-nobody">
    <div className="browse-nobody-table" aria-hidden="true">
      <div className="felt" />
      {[0, 1, 2].map((place) => (
        <CardBack key={place} width={100} />
      ))}
      {[0, 1, 2, 3, 4, 5, 6, 7].map((seat) => (
        <span className="browse-nobody-seat" key={seat} data-seat={seat}>
          <IconPlus aria-hidden="true" />
        </span>
      ))}
    </div>
    <h2>The table is set, nobody has sat down</h2>
    <p>No one is hosting right now. Bots are ready, and people join when a table is open.</p>
    {failure !== '' && (
      <p className="browse-nobody-failed" role="alert">
        {failure}
      </p>
    )}
    <div className="browse-nobody-ways">
      <Button variant="solid" size="lg" isBusy={isStarting} onClick={onDraftNow}>
        {!isStarting && <IconBot aria-hidden="true" />}
        Draft with 7 bots
      </Button>
      <Button asChild size="lg">
        <Link to="/drafts" search={{ host: 1 }} replace>
          Host a table
        </Link>
      </Button>
    </div>
  </section>
);
