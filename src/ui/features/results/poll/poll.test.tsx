// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PollView } from '#contract/results/forks.ts';
import { loadMessages } from '../../../messages/load.ts';
import { LOOK, playedDraft } from '../results.testkit.ts';
import { PollScreen } from './PollScreen.tsx';
import { outcomeSentences, questionLine, votesOf } from './pollWords.ts';

beforeAll(() => loadMessages('results', 'polls', 'common'));
afterEach(cleanup);

const { faces, seats } = playedDraft().results;
const record = seats[0]!.picks[2]!;
const poll: PollView = {
  key: 'key',
  draftName: 'Friday embers',
  format: 'booster',
  mayOpenResults: false,
  askedBy: 'Mara',
  round: record.round,
  pick: record.pick,
  pack: record.pack,
  pool: [],
  faces,
  look: LOOK,
  mine: null,
  told: null,
};
const [first, second] = record.pack.map(({ id }) => id) as [string, string];
const nameOf = (id: string) => faces[record.pack.find((card) => card.id === id)!.card]!.name;
const voted: PollView = {
  ...poll,
  mine: first,
  told: { visitorVotes: {}, votes: { [first]: 2, [second]: 1 }, taken: [second], botWouldTake: second },
};
const voteButton = () => screen.getByRole('button', { name: /ote$/ });

describe('the words of a question', () => {
  it('say who asks about which pick', () => {
    expect(questionLine(poll)).toBe('Mara asks about “Friday embers”: Pack 1, pick 3.');
  });

  it('tell nothing before the vote, and all of it after', () => {
    expect(outcomeSentences(poll)).toEqual([]);
    expect(outcomeSentences(voted)).toEqual([
      `3 votes, most for ${nameOf(first)}.`,
      `At the table, ${nameOf(second)} was taken.`,
      'A bot would have taken it too.',
    ]);
    expect(votesOf(voted).get(first)).toEqual({ votes: 2, share: 2 / 3 });
  });

  it('tell the votes of visitors apart from those of members', () => {
    const told = { visitorVotes: { [second]: 1 }, votes: { [first]: 2 }, taken: [], botWouldTake: null };
    expect(outcomeSentences({ ...poll, told })).toEqual([
      `Members: 2 votes, for ${nameOf(first)}.`,
      `Visitors: 1 vote, for ${nameOf(second)}.`,
    ]);
    expect(outcomeSentences({ ...poll, told: { ...told, votes: {} } })).toEqual([
      `Visitors: 1 vote, for ${nameOf(second)}.`,
    ]);
  });

  it('name no majority where all agree', () => {
    const told = { visitorVotes: {}, votes: { [first]: 1 }, taken: [], botWouldTake: null };
    expect(outcomeSentences({ ...poll, told })).toEqual([`1 vote, for ${nameOf(first)}.`]);
  });

  it('tell who asked that nobody has voted yet', () => {
    const told = { visitorVotes: {}, votes: {}, taken: [second], botWouldTake: first };
    expect(outcomeSentences({ ...poll, told })).toEqual([
      'Nobody has voted yet.',
      `At the table, ${nameOf(second)} was taken.`,
      `A bot would have taken ${nameOf(first)}.`,
    ]);
  });
});

describe('a question', () => {
  const openResults = async () => undefined;

  it('takes a vote, then tells what others chose', async () => {
    const votes: string[] = [];
    const vote = async (id: string) => {
      votes.push(id);
      return voted;
    };
    render(<PollScreen poll={poll} vote={vote} openResults={openResults} />);
    fireEvent.click(voteButton());
    expect(votes).toEqual([]);
    fireEvent.click(screen.getAllByRole('radio')[0]!);
    fireEvent.click(voteButton());
    expect(await screen.findByText(/^3 votes, most for/)).toBeDefined();
    expect(votes).toEqual([first]);
    expect(screen.getAllByRole('radio')[0]!.getAttribute('aria-label')).toContain('Your vote, 2 votes, 67%');
    expect(screen.getAllByRole('radio')[1]!.getAttribute('aria-label')).toContain('taken at the table');
    expect(voteButton().getAttribute('aria-disabled')).toBe('true');
  });

  it('says why a vote failed and keeps the choice', async () => {
    const vote = async (): Promise<PollView> => {
      throw new Error('The server did not answer.');
    };
    render(<PollScreen poll={poll} vote={vote} openResults={openResults} />);
    fireEvent.click(screen.getAllByRole('radio')[1]!);
    fireEvent.click(voteButton());
    expect((await screen.findByRole('alert')).textContent).toContain('The server did not answer.');
    expect(screen.getAllByRole<HTMLInputElement>('radio')[1]!.checked).toBe(true);
  });
});
