import { catalogue } from '#contract/messages/catalogue.ts';

/** The draft room's menu, dialogs and hints. */
export default catalogue({
  menu: 'Draft menu',
  cardSize: 'Card size',
  keysAndHelp: 'Keys and help',
  leave: 'Leave',
  takeBack: 'Take back the last pick',
  pauseDraft: 'Pause the draft',
  pauseOnce: 'Pause for 2 minutes (once)',
  resume: 'Resume',
  whoHoldsPacks: 'Who holds packs',
  helpSeat: 'Help a seat',
  streamOverlay: 'Stream overlay',
  mayBeStreamed:
    'This table can be streamed. A stream {unit, select, none {isn’t delayed.} seconds {runs {count, plural, one {# second} other {# seconds}} behind.} other {runs {count, plural, one {# minute} other {# minutes}} behind.}}',
  endDraft: 'Stop the draft',
  voteInMenu: 'Vote to end the draft ({votes, number} of {needed, number})',
  takeVoteBack: 'Take back my vote',

  // Leave.
  leaveTitle: 'Leave the draft?',
  leaveKept: 'The table will wait for you. Find it in My drafts.',
  leaveHanded: 'A bot will finish your seat. You can come back until the draft ends.',
  stay: 'Stay',
  leaving: 'Leaving',

  // Stop and vote.
  endTitle: 'Stop the draft for everybody?',
  endWords: '{table} ends here, without results. It can’t be resumed.',
  keepDrafting: 'Keep drafting',
  ending: 'Stopping',
  voteTitle: 'Vote to end the draft?',
  takeVoteBackTitle: 'Take back your vote?',
  voteWords:
    'The draft ends for everybody, without results, once {needed, number} of you vote for it. So far: {votes, number}.',
  vote: 'Vote to end',
  voting: 'Voting',

  // Help a seat.
  helpSeatWords: 'A bot keeps the packs moving. The player can take their seat back until the draft ends.',
  seatBot: 'a bot plays',
  seatAway: 'lost connection',
  seatWaiting: 'waiting',
  moreSeconds: '30 s more',
  moreDays: '1 day more',
  handToBot: 'Hand to a bot',
  you: 'You',

  // Zoom.
  otherSide: 'Other side',

  // Keys and help.
  helpClick: 'A click selects a card. It’s yours once you press the button or Enter.',
  helpClickTwice: 'A click selects a card. It’s yours once you press the button, Enter, or click twice.',
  helpNoClock: 'This table has no clock: take your time.',
  helpClock:
    'At 0:00 you get the selected card, or a starred one, or the bot’s choice. If your clock runs out twice in a row, you’re marked as away: cards are then picked after three seconds until you click or press a key.',
  helpFocus:
    'The keys work wherever the focus is, except in a text field. Right-click or long-press to zoom.',
  helpSingleOff: 'Single-key shortcuts are off. You can turn them on in your profile.',
  keys: 'Keys',
  keyHome: 'Home',
  keyEnd: 'End',
  keyDigits: '1 to 9',
  keySpace: 'Space',
  keyEnter: 'Enter',
  doesMove: 'Move over the pack',
  doesRow: 'First and last card of the row',
  doesJump: 'Jump to a card',
  doesSelect: 'Select or deselect the card',
  doesTake: 'Take the card',
  doesSide: 'Take the card to your side',
  doesStar: 'Star the card',
  doesZoom: 'Zoom the card',
  doesSpeak: 'Read out the clock, the pick and your selection',
  doesHint: 'Read out the hint, where hints are on',
  doesHelp: 'This help',

  // What a bot would take.
  hint: 'Hint',
  hintTakes: 'A bot takes {cards}.',
  hintDoes: 'A bot here: {words}',
  hintNothing: 'Nothing.',
  hintRating: 'Its rating: {source}.',
  hintNone: 'No hint right now.',
  someCard: 'a card',
});
