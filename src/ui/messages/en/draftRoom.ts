import { catalogue } from '#contract/messages/catalogue.ts';

/** What the live draft room says. */
export default catalogue({
  cardSize: 'Card size',
  endDraft: 'Stop the draft',
  hostLeft:
    '{host}, the host, left. Any player can resume a pause, and most of you together can end the draft.',
  helpSeat: 'Help a seat',
  keysAndHelp: 'Keys and help',
  leave: 'Leave',
  menu: 'Draft menu',
  menuList: 'Draft',
  pauseDraft: 'Pause the draft',
  pauseOnce: 'Pause for 2 minutes (once)',
  resume: 'Resume',
  takeBack: 'Take back the last pick',
  takeVoteBack: 'Take back my vote',
  takeVoteBackTitle: 'Take back your vote?',
  vote: 'Vote to end',
  voteCancel: 'Keep drafting',
  voteCast: '{voter} wants to end the draft. {votes, number} of {needed, number} votes.',
  voteInMenu: 'Vote to end the draft ({votes, number} of {needed, number})',
  voteTitle: 'Vote to end the draft?',
  voteWords:
    'The draft ends for everybody, without results, once {needed, number} of you vote for it. So far: {votes, number}.',
  voting: 'Voting',
  whoHoldsPacks: 'Who holds packs',
  dropToTake: 'Drop to take it',
  dropToSide: 'To your side',
});
