import { Link } from '@tanstack/react-router';

/** Opens beside the form, so that what was typed stays. */
export const TermsLink = () => (
  <Link to="/terms-of-service" target="_blank" className="link">
    terms of service
  </Link>
);
