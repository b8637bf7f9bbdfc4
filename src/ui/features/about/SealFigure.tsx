import IconCheck from '~icons/ph/check-bold';
import { CardBack } from '../../components/cards/CardBack.tsx';
import { Envelope } from './Envelope.tsx';
import './figures.css';

/** The seal in three pictures: sealed, kept shut, opened and compared. */
export const SealFigure = () => (
  <ol className="seal-steps">
    <li>
      <div className="seal-picture" data-scheme="dark" aria-hidden="true">
        <span className="seal-envelope">
          <Envelope />
        </span>
        <code>8f3a…07c2</code>
      </div>
      <h3>Before</h3>
      <p>
        The server draws a long secret number, the <b>seed</b>, and locks it away as in a sealed envelope. On
        the envelope stands its <b>fingerprint</b>, and everybody in the lobby sees it.
      </p>
    </li>
    <li>
      <div className="seal-picture" data-scheme="dark" aria-hidden="true">
        <span className="seal-fan">
          <CardBack width={58} />
          <CardBack width={58} />
          <CardBack width={58} />
        </span>
      </div>
      <h3>While you draft</h3>
      <p>
        Every pack follows from the seed, as the order of a deck follows from one shuffle. Another seed has
        another fingerprint, so no pack can be exchanged without everybody noticing.
      </p>
    </li>
    <li>
      <div className="seal-picture" data-scheme="dark" aria-hidden="true">
        <span className="seal-envelope is-open">
          <Envelope shape="open" />
        </span>
        <span className="seal-tick">
          <IconCheck />
        </span>
      </div>
      <h3>After the last pick</h3>
      <p>
        The envelope is opened. On Results <b>your own browser</b> deals all packs again from the seed and
        compares them with what was played, card by card.
      </p>
    </li>
  </ol>
);
