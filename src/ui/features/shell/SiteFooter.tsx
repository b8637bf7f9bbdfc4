import { Link } from '@tanstack/react-router';
import { PRODUCT_NAME } from '#contract/product.ts';
import styles from './shell.module.css';

export function SiteFooter() {
  return (
    <footer className={`site-footer ${styles.footer}`}>
      <Link to="/about">About {PRODUCT_NAME}</Link>
      <Link to="/terms-of-service">Terms of service</Link>
    </footer>
  );
}
