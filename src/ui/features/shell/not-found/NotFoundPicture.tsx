import { Box, chakra } from '@chakra-ui/react';
import { CardBack } from '../../../components/cards/CardBack.tsx';
import { useMessages } from '../../../messages/useMessages.ts';

const BAR = '#0a100fcc';

const BACKS = {
  '& > :not(svg)': {
    position: 'absolute',
    top: '12px',
    left: '0',
    width: '220px',
    transformOrigin: '50% 100%',
    transform: 'rotate(-13deg)',
  },
  '& > :not(svg) + :not(svg)': { transform: 'rotate(-6deg)' },
};

const PRINTED = {
  '& [data-part=cost]': { fill: '#0d0b06', font: '600 15px var(--mono)' },
  '& [data-part=name]': { fill: '#f7f0e0', font: '600 16px var(--display)' },
  '& [data-part=type]': { fill: '#f1eadb', font: '600 11px var(--text)', letterSpacing: '0.05em' },
  '& [data-part=rules]': { fill: '#f1eadb', font: '450 12.5px var(--text)' },
  '& [data-part=flavour]': { fill: '#c9cfc6', font: 'italic 420 12.5px var(--display)' },
};

/** A card that nobody was dealt, before the backs of a pack that went on without it. */
export function NotFoundPicture() {
  const t = useMessages('shell');
  return (
    <Box
      position="relative"
      width="240px"
      height="336px"
      m={{ base: '8px auto 20px', sm: '12px 0 12px 48px' }}
      css={BACKS}
      aria-hidden="true"
    >
      <CardBack width={220} />
      <CardBack width={220} />
      <chakra.svg
        viewBox="0 0 240 336"
        position="relative"
        width="240px"
        height="336px"
        borderRadius="9px"
        boxShadow="sheet"
        transform="rotate(3deg)"
        css={PRINTED}
        aria-hidden="true"
      >
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
        <rect x="10" y="10" width="220" height="26" rx="13" fill={BAR} />
        <circle cx="23" cy="23" r="13" fill="#d9a2e8" stroke="#0a100f" strokeWidth="1.5" />
        <text x="23" y="28" textAnchor="middle" data-part="cost">
          {t('notFoundCardMark')}
        </text>
        <text x="44" y="28.5" data-part="name">
          {t('notFoundCard')}
        </text>
        <rect x="10" y="41" width="220" height="160" rx="4" fill="url(#nowhere-sky)" />
        <circle cx="162" cy="94" r="25" fill="#ffe9d6" />
        <path d="M10 130 62 112l46 16 52-20 70 24v69H10Z" fill="#6d3f84" />
        <path d="M10 152l66-14 58 18 50-16 46 14v47H10Z" fill="#4a2c62" />
        <path d="M10 178l58-12 72 16 90-14v33H10Z" fill="#1c1229" />
        <text x="13" y="218" data-part="type">
          {t('notFoundCardType')}
        </text>
        <rect x="10" y="226" width="220" height="100" rx="4" fill={BAR} />
        <text data-part="rules">
          <tspan x="20" y="248">
            {t('notFoundCardRule')}
          </tspan>
          <tspan x="20" y="265">
            {t('notFoundCardOtherRule')}
          </tspan>
          <tspan x="20" y="289" data-part="flavour">
            {t('notFoundCardFlavour')}
          </tspan>
        </text>
      </chakra.svg>
    </Box>
  );
}
