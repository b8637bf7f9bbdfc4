import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/page.ts';

export default translation<typeof english>()({
  description: 'Passleft: drafta qualsiasi gioco di carte, con gli amici o contro i bot.',
  aboutTitle: 'Info',
  aboutDescription:
    'Come funziona Passleft: apri una busta, tieni una carta e passa il resto. Qualsiasi gioco di carte, senza account.',
  noScript: 'Passleft ha bisogno di JavaScript per distribuire le carte.',
});
