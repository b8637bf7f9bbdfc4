import type { Analytics, AnalyticsPart } from '#contract/admin/analytics.ts';
import { csvLine } from '../tableCsv.ts';

type Cells = readonly (string | number)[];

const PARTS: Readonly<Record<AnalyticsPart, (analytics: Analytics) => readonly Cells[]>> = {
  drafts: ({ days }) => [
    ['Day', 'Started', 'Finished', 'Abandoned', 'Under way'],
    ...days.map(({ day, started, finished, ended }) => [
      day,
      started,
      finished,
      ended,
      started - finished - ended,
    ]),
  ],
  steps: ({ steps, picks }) => [
    ['Where', 'Abandoned tables', 'Seats taken over by a bot'],
    ...steps.map(({ step, tables, seats }) => [step, tables, seats]),
    ...picks.map(({ pick, tables, seats }) => [`Pick ${pick} of its round`, tables, seats]),
  ],
  pace: ({ pace }) => [
    ['Pick', 'Decisions', '25th percentile', 'Median seconds', '75th percentile', '90th percentile'],
    ...pace.map(({ pick, decisions, quick, median, slow, slowest }) => [
      ...[pick, decisions, quick, median, slow, slowest],
    ]),
  ],
  bots: ({ bots, weeks }) => [
    ['What', 'Count'],
    ['Drafts alone against bots', bots.solo],
    ['Drafts at shared tables', bots.shared],
    ['Seats of people', bots.seatsOfPeople],
    ['Seats of bots', bots.seatsOfBots],
    ['Decisions of people', bots.byPeople],
    ['Decisions of the clock', bots.byClock],
    ['Decisions of bots', bots.byBots],
    ...weeks.flatMap(({ week, people, bots: seats }) => [
      [`Seats of people in the week of ${week}`, people],
      [`Seats of bots in the week of ${week}`, seats],
    ]),
  ],
};

/** One chart's figures as a file. */
export const analyticsCsv = (part: AnalyticsPart, analytics: Analytics): string =>
  PARTS[part](analytics).map(csvLine).join('');
