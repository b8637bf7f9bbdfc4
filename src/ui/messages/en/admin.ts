import { catalogue } from '#contract/messages/catalogue.ts';

/** What all screens of Administration say: editors, grids and their tools. */
export default catalogue({
  discard: 'Discard',
  nothingChanged: 'No changes to save.',
  conflict:
    'Somebody else saved this first. Their changes are shown below, with yours on top. Check them, then save again.',
  checkFields: 'Check the fields marked below.',
  theirValue: 'They saved: {value}',
  useTheirs: 'Use theirs',
  empty: 'nothing',
  previous: 'Previous',
  next: 'Next',
  isFirst: 'This is the first row of the page.',
  isLast: 'This is the last row of the page.',
  loadFailed: 'This couldn’t be loaded',
  loading: 'Loading',
  retry: 'Retry',
  game: 'Game',
  delete: 'Delete',
  save: 'Save',
  saved: 'Saved',
  saving: 'Saving',
  notSaved: 'Not saved',

  undoChanges: 'Undo changes',
  redoChanges: 'Redo changes',
  leaveTitle: 'Leave without saving?',
  leaveWords: 'Your changes here aren’t saved. If you leave, they’re lost.',
  leave: 'Leave',
  stay: 'Stay here',
});
