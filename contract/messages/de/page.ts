import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/page.ts';

export default translation<typeof english>()({
  description: 'Passleft: Drafte jedes Kartenspiel gemeinsam, mit Freunden oder gegen Bots.',
  aboutTitle: 'Über uns',
  aboutDescription:
    'So funktioniert Passleft: Booster öffnen, eine Karte behalten, den Rest weitergeben. Jedes Kartenspiel, kein Konto nötig.',
  noScript: 'Passleft braucht JavaScript, um die Karten zu verteilen.',
});
