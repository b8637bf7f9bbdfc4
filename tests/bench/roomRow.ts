import { INSTALL_CHROMIUM } from '../chromium.ts';
import { type MeasuredSite, onBuiltSite } from './measuredSite.ts';
import {
  type DraftFeel,
  feelDraft,
  feelIdle,
  type Idle,
  ownTimeOfDraft,
  type ScreenKind,
} from './roomDraft.ts';
import { median, quantile } from './roomWatch.ts';
import type { Measured, Row } from './rows.ts';

const DRAFTS = 3;
const LONG_TASK_MS = 50;

interface Feel {
  readonly drafts: readonly DraftFeel[];
  readonly idle: readonly Idle[];
  /** Of one more draft: the longest task of each pick by its own processor time. */
  readonly own: readonly number[];
}

async function draftsIn(site: MeasuredSite, kind: ScreenKind): Promise<Feel> {
  const { browser } = site;
  const drafts: DraftFeel[] = [];
  const idle: Idle[] = [];
  for (let draft = 0; draft < DRAFTS; draft++) {
    console.error(
      `Draft ${draft + 1} of ${DRAFTS} (${kind}); each takes minutes, since bots take their real time.`,
    );
    idle.push(await feelIdle(browser));
    drafts.push(await feelDraft(site, kind));
  }
  return { drafts, idle, own: await ownTimeOfDraft(site, kind) };
}

// Bots think for a moment, as they do at a real table.
const measureFeel = (kind: ScreenKind): Promise<Feel | null> =>
  onBuiltSite({ BOTS_AT_ONCE: '0' }, (site) => draftsIn(site, kind));

const measured = new Map<ScreenKind, Promise<Feel | null>>();

/** Three drafts a screen, whichever rows ask. */
function feelOn(kind: ScreenKind): Promise<Feel | null> {
  const known = measured.get(kind) ?? measureFeel(kind);
  measured.set(kind, known);
  return known;
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const ofDrafts = ({ drafts }: Feel, read: (draft: DraftFeel) => number) => tenth(median(drafts.map(read)));
const interaction = (share: number) => (draft: DraftFeel) => quantile(draft.interactions, share);
const longest = ({ longestOfPicks }: DraftFeel) => Math.max(...longestOfPicks);
const slowShareOf = (longest: readonly number[]) =>
  (100 * longest.filter((ms) => ms > LONG_TASK_MS).length) / longest.length;
const slowShare = ({ longestOfPicks }: DraftFeel) => slowShareOf(longestOfPicks);

function figuresOf(feel: Feel) {
  return {
    p50Ms: ofDrafts(feel, interaction(0.5)),
    p75Ms: ofDrafts(feel, interaction(0.75)),
    p95Ms: ofDrafts(feel, interaction(0.95)),
    slowestMs: ofDrafts(feel, interaction(1)),
    picks: ofDrafts(feel, ({ longestOfPicks }) => longestOfPicks.length),
    interactions: ofDrafts(feel, ({ interactions }) => interactions.length),
    slowPicksPercent: ofDrafts(feel, slowShare),
    longestTaskMs: ofDrafts(feel, longest),
    ownSlowPicksPercent: tenth(slowShareOf(feel.own)),
    ownLongestTaskMs: tenth(Math.max(...feel.own)),
    longestTaskOfAllDraftsMs: tenth(Math.max(...feel.drafts.map(longest))),
    idleClickMs: tenth(median(feel.idle.map(({ clickMs }) => clickMs))),
    loopMs: tenth(median(feel.idle.map(({ loopMs }) => loopMs))),
    loopStall: tenth(Math.max(...feel.idle.map(({ loopStall }) => loopStall))),
  };
}

type Figures = ReturnType<typeof figuresOf>;

const noiseWords = ({ idleClickMs, loopMs, loopStall }: Figures) =>
  `an empty page's click ${idleClickMs} ms; a loop of ${loopMs} ms once took ${loopStall} times as long`;

function rowsOf(kind: ScreenKind, group: string): readonly Row[] {
  const how = `${kind === 'phone' ? '390 × 844, by touch' : '1440 × 900, four picks by pointer, one by key'}, CPU × 4, ${DRAFTS} solo drafts of the demo game, the median of them; Event Timing and Long Tasks of the built site, whose own thread goes before all else that the machine does for the measurement`;
  const row = (
    name: string,
    unit: string,
    goal: string,
    read: (figures: Figures) => { value: number; met: boolean; remark: string },
  ): Row => ({
    row: `${group}: ${name}`,
    unit,
    goal,
    how,
    async measure(): Promise<Measured> {
      const feel = await feelOn(kind);
      if (feel === null) return { skipped: `no Chromium: ${INSTALL_CHROMIUM}` };
      const figures = figuresOf(feel);
      return { ...read(figures), figures };
    },
  });
  return [
    row('interaction to next paint', 'ms, p75', 'at most 100', (figures) => ({
      value: figures.p75Ms,
      met: figures.p75Ms <= 100,
      remark: `p50 ${figures.p50Ms}, p95 ${figures.p95Ms}, slowest ${figures.slowestMs} of ${figures.interactions}; ${noiseWords(figures)}`,
    })),
    row('picks with a task over 50 ms', '% of picks', 'at most 5', (figures) => ({
      value: figures.slowPicksPercent,
      met: figures.slowPicksPercent <= 5,
      remark: `${figures.picks} picks a draft; ${figures.ownSlowPicksPercent} by own processor time`,
    })),
    row('longest task', 'ms', 'at most 100', (figures) => ({
      value: figures.longestTaskMs,
      met: figures.longestTaskMs <= 100,
      remark: `${figures.longestTaskOfAllDraftsMs} in the worst draft; ${figures.ownLongestTaskMs} of own processor time`,
    })),
  ];
}

/** How the draft room feels under the hand, on a desk and on a phone. */
export const roomRows: readonly Row[] = [...rowsOf('desktop', 'room'), ...rowsOf('phone', 'roomPhone')];
