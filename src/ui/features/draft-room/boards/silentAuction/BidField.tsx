import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '#src/ui/system/css/classNames.ts';
import IconMinus from '~icons/ph/minus-bold';
import IconPlus from '~icons/ph/plus-bold';
import { useMessages } from '../../../../messages/useMessages.ts';
import { steppedBid } from './auctionWords.ts';
import styles from './lot.module.css';

interface BidFieldProps {
  readonly name: string;
  readonly coins: number;
  readonly step: number;
  readonly lowest: number;
  /** The most that can be bid here beside the other bids. */
  readonly most: number;
  readonly onBid: (coins: number) => void;
}

/** Coins on one card: minus, the figure, plus. Arrow keys step, Enter goes on to the next card. */
export function BidField({ name, coins, step, lowest, most, onBid }: BidFieldProps) {
  const t = useMessages('boards');
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const move = (way: 1 | -1) => {
    setTyped(null);
    onBid(Math.min(most, steppedBid(coins, way, step, lowest)));
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      move(event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      focusNext(field.current);
    }
  };
  return (
    <div
      className={classNames(styles.bid, coins > 0 && styles.on)}
      role="group"
      aria-label={t('bidOn', { card: name })}
    >
      <button type="button" tabIndex={-1} aria-label={t('bidLess', { card: name })} onClick={() => move(-1)}>
        <IconMinus aria-hidden="true" />
      </button>
      <input
        ref={field}
        inputMode="numeric"
        autoComplete="off"
        data-bid=""
        aria-label={t('yourBid', { card: name, most })}
        placeholder={t('noBid')}
        value={typed ?? (coins === 0 ? '' : String(coins))}
        onChange={({ target }) => {
          const figures = target.value.replaceAll(/\D/g, '').slice(0, 6);
          const wanted = Math.min(most, Number(figures));
          setTyped(figures === '' ? '' : String(wanted));
          onBid(wanted);
        }}
        onBlur={() => setTyped(null)}
        onFocus={({ target }) => target.select()}
        onKeyDown={onKey}
      />
      <button type="button" tabIndex={-1} aria-label={t('bidMore', { card: name })} onClick={() => move(1)}>
        <IconPlus aria-hidden="true" />
      </button>
    </div>
  );
}

/** The field of the next card; after the last one the button that seals. */
function focusNext(field: HTMLElement | null) {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-bid]')];
  const next = field ? fields[fields.indexOf(field) + 1] : undefined;
  const button = document.querySelector<HTMLElement>('[data-decides]');
  (next ?? button)?.focus();
}
