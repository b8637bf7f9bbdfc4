import { Link } from '@tanstack/react-router';

/** The quiet way beside a draft against bots: the same in this browser alone, for somebody without a network. */
export const PracticeLink = () => (
  <Link to="/" search={{ practice: 'bots' }} className="link nw">
    Practice offline
  </Link>
);
