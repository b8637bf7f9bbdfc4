import { catalogue } from '#contract/messages/catalogue.ts';

/** What the live draft room says. */
export default catalogue({
  cardSize: 'Card size',
  endDraft: 'Stop the draft',
  helpSeat: 'Help a seat',
  keysAndHelp: 'Keys and help',
  leave: 'Leave',
  menu: 'Draft menu',
  menuList: 'Draft',
  pauseDraft: 'Pause the draft',
  resume: 'Resume',
  takeBack: 'Take back the last pick',
  whoHoldsPacks: 'Who holds packs',
  dropToTake: 'Drop to take it',
  dropToSide: 'To your side',
});
