import { Button, type ButtonProps } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { late } from '#src/ui/components/loading/late.ts';
import IconPicture from '~icons/ph/image-square';
import { useMessages } from '../../../messages/useMessages.ts';
import type { DeckPictureProps } from './DeckPicture.tsx';

const DeckPicture = late(() => import('./DeckPicture.tsx'), 'DeckPicture');

type PictureButtonProps = Pick<ButtonProps, 'size'> & Omit<DeckPictureProps, 'onClose'>;

/** Opens the picture of a deck. */
export function PictureButton({ size, results, load }: PictureButtonProps) {
  const t = useMessages('results');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        <IconPicture aria-hidden="true" />
        {t('deckPicture')}
      </Button>
      {isOpen && (
        <Suspense>
          <DeckPicture results={results} load={load} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
