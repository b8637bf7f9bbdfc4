import { type MouseEvent, memo } from 'react';
import { partWords } from '#src/ui/messages/partWords.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import IconCheck from '~icons/ph/check-bold';
import IconBroken from '~icons/ph/image-broken-duotone';
import IconZoom from '~icons/ph/magnifying-glass-plus';
import { CARD_WIDTHS, type CardSize } from './cardFit.ts';
import styles from './cardImage.module.css';
import { proxiedImageAddress } from './proxiedImageAddress.ts';
import { usePictureState } from './usePictureState.ts';

/** What stands beside “Image not available”, so that a table can be drafted without pictures. */
export interface CardWords {
  readonly name: string;
  readonly cost: string;
  readonly rules: string;
}

export interface CardImageProps {
  readonly address: string | null;
  /** Names the picture for readers; empty where the name stands beside it. */
  readonly alt: string;
  readonly size?: CardSize;
  /** Width in px instead of the size's own, or `fill` for the width of the parent. */
  readonly width?: number | 'fill';
  readonly aspect?: number;
  readonly isSelected?: boolean;
  readonly words?: CardWords;
  /** Shows a zoom button on hover and focus. */
  readonly onZoom?: () => void;
}

/** A picture of a whole card: placeholder while it loads, words where it cannot be had. */
export const CardImage = memo(function CardImage(props: CardImageProps) {
  const { address, alt, size = 'md', width, aspect = 0.714, isSelected = false, words, onZoom } = props;
  const picture = usePictureState(address);
  const style: StyleWithVariables = {
    '--w': width === 'fill' ? '100%' : `${width ?? CARD_WIDTHS[size]}px`,
    aspectRatio: aspect,
  };
  return (
    <div
      className={classNames(styles.image, isSelected && styles.selected)}
      style={style}
      data-card-image={size}
    >
      {address === null || picture.state === 'failed' ? (
        <NoPicture alt={alt} words={words} />
      ) : (
        <>
          {picture.state === 'loading' && (
            <span className={styles.waiting} data-testid="card-image-placeholder" />
          )}
          <img
            alt={alt}
            src={proxiedImageAddress(address)}
            loading="lazy"
            decoding="async"
            draggable={false}
            onLoad={picture.onLoad}
            onError={picture.onError}
          />
        </>
      )}
      {isSelected && (
        <span className={styles.tick} role="img" aria-label={partWords('selected')}>
          <IconCheck aria-hidden="true" />
        </span>
      )}
      {onZoom !== undefined && <ZoomButton name={words?.name ?? alt} onZoom={onZoom} />}
    </div>
  );
});

const NoPicture = ({ alt, words }: Readonly<{ alt: string; words: CardWords | undefined }>) => (
  <div className={styles.failed}>
    <span className={styles.none}>
      <IconBroken aria-hidden="true" />
      {partWords('noImage')}
    </span>
    {words === undefined ? (
      alt !== '' && <b>{alt}</b>
    ) : (
      <>
        <b>
          {words.name}
          {words.cost !== '' && <i>{words.cost}</i>}
        </b>
        <span className={styles.rules}>{words.rules}</span>
      </>
    )}
  </div>
);

const ZoomButton = ({ name, onZoom }: Readonly<{ name: string; onZoom: () => void }>) => (
  <button
    type="button"
    className={styles.zoom}
    aria-label={partWords('zoom', { name }).trim()}
    onClick={(event: MouseEvent) => {
      event.stopPropagation();
      onZoom();
    }}
  >
    <IconZoom aria-hidden="true" />
  </button>
);
