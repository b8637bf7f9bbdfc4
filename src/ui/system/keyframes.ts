import { defineKeyframes } from '@chakra-ui/react';

/** Prefixed, because keyframes share one list of names with the static sheets. Reduced motion is cared for by css/reset.css. */
export const keyframes = defineKeyframes({
  'nt-spin': { to: { transform: 'rotate(1turn)' } },
  'nt-fade-in': { from: { opacity: 0 } },
  'nt-fade-out': { to: { opacity: 0 } },
  'nt-drop-in': { from: { opacity: 0, transform: 'translateY(-4px)' } },
  'nt-slide-in': { from: { opacity: 0, transform: 'translateX(24px)' } },
  'nt-rise-in': { from: { opacity: 0, transform: 'translateY(8px) scale(0.985)' } },
  /** Of a row that scrolls, until its end is seen. */
  'nt-more': {
    '0%, 98%': { maskImage: 'linear-gradient(to right, #000 calc(100% - 48px), transparent)' },
    '100%': { maskImage: 'none' },
  },
  'nt-shimmer': { from: { backgroundPosition: '170% 0' }, to: { backgroundPosition: '-70% 0' } },
});
