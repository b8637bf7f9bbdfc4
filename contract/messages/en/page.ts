import { catalogue } from '#contract/messages/catalogue.ts';

/** What pages say before their scripts run, and to programs that show a card for a link. */
export default catalogue({
  description: 'Passleft: draft any card game together, with friends or against bots.',
  aboutTitle: 'About',
  aboutDescription:
    'How Passleft works: open a pack, keep one card, pass the rest. Any card game, no account needed.',
  noScript: 'Passleft needs JavaScript to deal the cards.',
});
