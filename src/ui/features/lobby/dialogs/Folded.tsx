import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const LOOK = {
  borderTop: 'line',
  '& > summary': {
    pt: '3.5',
    pb: '2',
    fontSize: '15px',
    fontWeight: 'semibold',
    lineHeight: 1.4,
    cursor: 'pointer',
  },
  '& > summary > span': { ms: '1.5', color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' },
};

interface FoldedProps {
  readonly title: string;
  /** What is inside, in words. */
  readonly words?: string;
  readonly children: ReactNode;
}

/** What most people never need. */
export const Folded = ({ title, words, children }: FoldedProps) => (
  <Box asChild css={LOOK}>
    <details>
      <summary>
        {title} {words !== undefined && <span>{words}</span>}
      </summary>
      {children}
    </details>
  </Box>
);
