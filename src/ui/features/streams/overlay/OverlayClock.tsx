import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { OverlayView } from '#contract/overlays.ts';
import { useNow } from '#src/ui/components/useNow.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';

const SECOND_MS = 1000;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** "4:07", "1:04:07" */
export function durationWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${end}` : `${minutes}:${end}`;
}

/** How long the draft has gone on, at the moment that is shown. */
export function OverlayClock({ view }: { readonly view: OverlayView }) {
  const t = useMessages('streams');
  const nowMs = useNow(SECOND_MS / 4);
  const [at, setAt] = useState({ view, heardAtMs: nowMs });
  if (at.view !== view) setAt({ view, heardAtMs: nowMs });
  const { startedAtMs, finishedAtMs, shownAtMs, stage } = view;
  if (startedAtMs === null) return null;
  const shownMs =
    stage === 'over' && finishedAtMs !== null ? finishedAtMs : shownAtMs + Math.max(0, nowMs - at.heardAtMs);
  return (
    <Text role="timer" aria-label={t('elapsed')} fontVariantNumeric="tabular-nums">
      {durationWords(shownMs - startedAtMs)}
    </Text>
  );
}
