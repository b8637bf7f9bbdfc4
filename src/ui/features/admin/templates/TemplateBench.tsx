import { useMemo } from 'react';
import type { PackRow } from '#contract/admin/packs.ts';
import { readWrittenTemplate } from '#contract/admin/templates.ts';
import { clockPresets } from '#engine/clock.ts';
import { TimeBankPicture } from '#src/ui/correspondence/TimeBankPicture.tsx';
import IconPlay from '~icons/ph/play-fill';
import '#src/ui/correspondence/correspondence.css';
import { Button } from '#src/ui/kit/Button.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { ClockLadder } from '#src/ui/lobby/ClockLadder.tsx';
import type { BenchCatalogue } from '../packs/bench/packFigures.ts';
import type { TemplateDraft } from './templateDraft.ts';
import { templateFigures } from './templateFigures.ts';

interface TemplateBenchProps {
  readonly draft: TemplateDraft;
  readonly packs: readonly PackRow[];
  readonly catalogue: BenchCatalogue;
  readonly isBusy: boolean;
  readonly needsSaving: boolean;
  /** Why it cannot be played now, whatever it says. */
  readonly playReason: string | undefined;
  readonly onPlay: () => void;
}

/** Beside the form: what the template comes to, and the way to play it. */
export function TemplateBench(props: TemplateBenchProps) {
  const { draft, packs, catalogue } = props;
  const reading = useMemo(
    () => readWrittenTemplate(draft, (slug) => packs.some(({ pack }) => pack.slug === slug)),
    [draft, packs],
  );
  const template = reading.ok ? reading.template : null;
  const figures = useMemo(
    () => (template === null ? null : templateFigures(template, packs, catalogue)),
    [template, packs, catalogue],
  );
  if (!reading.ok || figures === null)
    return (
      <div className="pack-bench" role="status">
        <InlineNotice kind="info" title="This cannot be played yet">
          <ul>
            {(reading.ok ? [] : reading.sentences).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </InlineNotice>
      </div>
    );
  const { outline, fullPack, problems } = figures;
  const { seats, clock } = reading.template;
  const fatal = problems.find(({ isFatal }) => isFatal)?.sentence;
  return (
    <div className="pack-bench">
      <section className="bench-part" aria-labelledby="play-head">
        <h2 id="play-head">Play it</h2>
        <p className="muted t14">
          {outline.rounds} {outline.rounds === 1 ? 'round' : 'rounds'}, {outline.decisions} decisions and{' '}
          {outline.cards} cards for each of {seats} {seats === 1 ? 'player' : 'players'}.
        </p>
        <Button
          variant="soft"
          width="full"
          isBusy={props.isBusy}
          reason={props.playReason ?? fatal}
          onClick={props.onPlay}
        >
          <IconPlay aria-hidden="true" />
          {props.needsSaving ? 'Save and play' : 'Play'}{' '}
          {seats === 1 ? 'it now' : `with ${botsInWords(seats - 1)} now`}
        </Button>
      </section>
      <section className="bench-part" aria-labelledby="clock-head">
        <h2 id="clock-head">Clock</h2>
        <ClockPicture clock={clock} cards={fullPack} />
      </section>
      <section className="bench-part" aria-labelledby="enough-head">
        <h2 id="enough-head">Cards for {seats === 1 ? 'one seat' : `${seats} seats`}</h2>
        <div role="status" className="col g8">
          {problems.length === 0 && (
            <InlineNotice kind="success">Every pack can be filled as it is written.</InlineNotice>
          )}
          {problems.map(({ isFatal, sentence }) => (
            <InlineNotice
              key={sentence}
              kind={isFatal ? 'error' : 'warning'}
              title={isFatal ? 'This table cannot start' : 'Cards will repeat in a pack'}
            >
              {sentence}
            </InlineNotice>
          ))}
        </div>
      </section>
    </div>
  );
}

const botsInWords = (bots: number) => (bots === 1 ? '1 bot' : `${bots} bots`);

const LADDER_HEIGHT = 72;

const ClockPicture = ({ clock, cards }: { clock: keyof typeof clockPresets; cards: number }) => {
  const preset = clockPresets[clock];
  if (preset.kind === 'none') return <p className="muted t14">Picks have no clock.</p>;
  if (preset.kind === 'correspondence')
    return (
      <>
        <TimeBankPicture />
        <p className="muted t14">
          {preset.bankHours} hours for each player; every pick gives {preset.perPickHours} back.
        </p>
      </>
    );
  return <ClockLadder clock={clock} cards={cards} height={LADDER_HEIGHT} />;
};
