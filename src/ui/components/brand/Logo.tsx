import { PRODUCT_NAME } from '#contract/product.ts';

/** The mark: one card passed to the left, another behind it. */
export const LogoMark = () => (
  <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <rect
      className="logo-behind"
      x="13.2"
      y="4.2"
      width="15"
      height="21"
      rx="2.6"
      transform="rotate(9 20.7 14.7)"
    />
    <rect
      className="logo-front"
      x="5"
      y="6"
      width="15.6"
      height="21.8"
      rx="2.8"
      transform="rotate(-6 12.8 16.9)"
    />
    <path
      d="M15.4 11.6 9.8 17.2l6.1 5.2"
      stroke="#1B1404"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

export const Logo = () => (
  <span className="logo">
    <LogoMark />
    <span>{PRODUCT_NAME}</span>
  </span>
);
