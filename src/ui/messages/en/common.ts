import { catalogue } from '#contract/messages/catalogue.ts';

/** Words that belong to no single screen. */
export default catalogue({
  retry: 'Retry',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  confirm: 'Confirm',
  close: 'Close',
  loading: 'Loading…',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',

  // Pages of a list.
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {page, number}',

  required: 'Required',
  noAnswer: "The server didn't answer. Check your connection and try again.",
  unexpectedError: 'An unexpected error occurred. Please try again.',
});
