import { useId } from 'react';
import { classNames } from '#src/ui/system/css/classNames.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import styles from './wrapper.module.css';

export type WrapperState = 'sealed' | 'opening' | 'open';

interface WrapperProps {
  readonly title: string;
  readonly note: string;
  readonly state: WrapperState;
  /** Which colours, by any number; it tells nothing of what is inside. */
  readonly tint?: number;
}

const TINTS = [
  ['#6b2a1c', '#b8593a', '#ffdf9e'],
  ['#1d3a5c', '#3f7fb0', '#d7efff'],
  ['#23482c', '#55905a', '#e6f3c8'],
  ['#3f2857', '#8560ad', '#f0dcff'],
  ['#4a3a14', '#a5822f', '#fff0c2'],
] as const;

const STEPS = Array.from({ length: 24 }, (_, step) => step * 4);
const edge = (y: number, tooth: number) =>
  STEPS.map((x, at) => `${at === 0 ? 'M' : 'L'}${x} ${y + (at % 2) * tooth}`).join('');
const FOOT = STEPS.toReversed()
  .map((x, at) => `L${x} ${139 + (at % 2) * 3}`)
  .join('');
const WHOLE = `${edge(3, -3)}L92 139${FOOT}Z`;
const TORN = `M0 30L10 26L19 33L30 27L42 34L52 28L63 35L74 27L84 33L92 29L92 139${FOOT}Z`;
const STRIP = `${edge(3, -3)}L92 25L84 29L74 23L63 31L52 24L42 30L30 23L19 29L10 22L0 26Z`;

/** A wrapper of sealed cards; a drawing, named by what stands around it. */
export function Wrapper({ title, note, state, tint = 0 }: WrapperProps) {
  const id = useId();
  const [dark, mid, light] = TINTS[tint % TINTS.length] ?? TINTS[0];
  const colours: StyleWithVariables = { '--wrap-dark': dark, '--wrap-mid': mid, '--wrap-light': light };
  return (
    <span
      className={classNames(styles.wrapper, state === 'open' && styles.open)}
      style={colours}
      aria-hidden="true"
    >
      <svg viewBox="0 0 92 142" role="presentation">
        <defs>
          <clipPath id={`${id}c`}>
            <path d={state === 'opening' ? TORN : WHOLE} />
          </clipPath>
          <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={dark} />
            <stop offset="0.55" stopColor={mid} />
            <stop offset="1" stopColor={dark} />
          </linearGradient>
          <linearGradient id={`${id}g`} x1="0" y1="0" x2="1" y2="0.35">
            <stop offset="0.05" stopColor="#fff" stopOpacity="0.04" />
            <stop offset="0.22" stopColor="#fff" stopOpacity="0.3" />
            <stop offset="0.32" stopColor="#fff" stopOpacity="0.03" />
            <stop offset="0.86" stopColor="#fff" stopOpacity="0.16" />
            <stop offset="1" stopColor="#000" stopOpacity="0.42" />
          </linearGradient>
        </defs>
        {state === 'opening' && (
          <g transform="translate(6 -19) rotate(-9 46 20)">
            <path d={STRIP} fill={dark} />
          </g>
        )}
        <g clipPath={`url(#${id}c)`}>
          <rect width="92" height="142" fill={`url(#${id}s)`} />
          <circle cx="46" cy="56" r="21" fill={light} />
          <path d="M-4 84Q18 66 40 82T96 76V142H-4Z" fill={dark} opacity="0.75" />
          <path d="M-4 98Q26 82 52 96T98 92V142H-4Z" fill="#0a1210" opacity="0.7" />
          <path
            d="M0 4h92M0 8h92M0 12h92M0 130h92M0 134h92M0 138h92"
            stroke="#e6b964"
            strokeOpacity="0.36"
            strokeWidth="1.3"
          />
          <rect width="92" height="142" fill={`url(#${id}g)`} />
        </g>
      </svg>
      <span className={styles.words}>
        <b>{title}</b>
        <i>{note}</i>
      </span>
    </span>
  );
}
