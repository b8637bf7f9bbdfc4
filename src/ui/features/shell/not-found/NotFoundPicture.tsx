import { CardBack } from '../../../components/cards/CardBack.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import styles from './notFound.module.css';

/** A card that nobody was dealt, before the backs of a pack that went on without it. */
export function NotFoundPicture() {
  const t = useMessages('shell');
  return (
    <div className={styles.picture} aria-hidden="true">
      <CardBack width={220} />
      <CardBack width={220} />
      <svg viewBox="0 0 240 336" className={styles.card} aria-hidden="true">
        <defs>
          <linearGradient id="nowhere-frame" x1="0" y1="0" x2="0.2" y2="1">
            <stop offset="0" stopColor="#7c4f8f" />
            <stop offset="1" stopColor="#2b1d36" />
          </linearGradient>
          <radialGradient id="nowhere-sky" cx="0.66" cy="0.4" r="0.8">
            <stop offset="0" stopColor="#8c4a7d" />
            <stop offset="0.55" stopColor="#3c2357" />
            <stop offset="1" stopColor="#150e22" />
          </radialGradient>
        </defs>
        <rect width="240" height="336" rx="9" fill="url(#nowhere-frame)" />
        <rect x="10" y="10" width="220" height="26" rx="13" className={styles.bar} />
        <circle cx="23" cy="23" r="13" className={styles.cost} />
        <text x="23" y="28" textAnchor="middle" className={styles.what}>
          {t('notFoundCardMark')}
        </text>
        <text x="44" y="28.5" className={styles.name}>
          {t('notFoundCard')}
        </text>
        <rect x="10" y="41" width="220" height="160" rx="4" fill="url(#nowhere-sky)" />
        <circle cx="162" cy="94" r="25" fill="#ffe9d6" />
        <path d="M10 130 62 112l46 16 52-20 70 24v69H10Z" fill="#6d3f84" />
        <path d="M10 152l66-14 58 18 50-16 46 14v47H10Z" fill="#4a2c62" />
        <path d="M10 178l58-12 72 16 90-14v33H10Z" fill="#1c1229" />
        <text x="13" y="218" className={styles.type}>
          {t('notFoundCardType')}
        </text>
        <rect x="10" y="226" width="220" height="100" rx="4" className={styles.bar} />
        <text className={styles.rules}>
          <tspan x="20" y="248">
            {t('notFoundCardRule')}
          </tspan>
          <tspan x="20" y="265">
            {t('notFoundCardOtherRule')}
          </tspan>
          <tspan x="20" y="289" className={styles.flavour}>
            {t('notFoundCardFlavour')}
          </tspan>
        </text>
      </svg>
    </div>
  );
}
