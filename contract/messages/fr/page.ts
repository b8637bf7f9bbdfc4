import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/page.ts';

export default translation<typeof english>()({
  description: 'Passleft : draftez n’importe quel jeu de cartes, entre amis ou contre des bots.',
  aboutTitle: 'À propos',
  aboutDescription:
    'Comment fonctionne Passleft : ouvrez un booster, gardez une carte, passez le reste. N’importe quel jeu de cartes, sans compte.',
  noScript: 'Passleft a besoin de JavaScript pour distribuer les cartes.',
});
