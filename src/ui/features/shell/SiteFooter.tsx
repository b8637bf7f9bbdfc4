import { Link } from '@tanstack/react-router';
import { PRODUCT_NAME } from '#contract/product.ts';

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <Link to="/about">About {PRODUCT_NAME}</Link>
      <Link to="/terms-of-service">Terms of service</Link>
    </footer>
  );
}
