import { Link } from '@tanstack/react-router';
import { PRODUCT_NAME } from '#contract/product.ts';
import { firstWords } from '../../messages/firstWords.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import styles from './shell.module.css';

export function SiteFooter() {
  return (
    <footer className={`site-footer ${styles.footer}`}>
      <Link to="/about">{firstWords('aboutProduct', { product: PRODUCT_NAME })}</Link>
      <Link to="/terms-of-service">{firstWords('terms')}</Link>
      <LanguageLinks />
    </footer>
  );
}
