import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/offline.ts';

export default translation<typeof english>()({
  title: 'Du bist offline',
  safe: 'Passleft erreicht das Netz nicht. Deine Drafts liegen sicher auf dem Server, und diese Seite öffnet sich wieder, sobald du zurück bist.',
  practiceHint: 'Üben geht auch ohne Netz: ein Draft gegen Bots, in diesem Browser.',
  tryAgain: 'Noch einmal',
  practice: 'Üben',
  tableNews: 'An deinem Tisch ist etwas passiert',
});
