import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/page.ts';

export default translation<typeof english>()({
  description: 'Passleft: drafte qualquer jogo de cartas com amigos ou contra bots.',
  aboutTitle: 'Sobre',
  aboutDescription:
    'Como o Passleft funciona: abra um booster, fique com uma carta e passe o resto. Qualquer jogo de cartas, sem conta.',
  noScript: 'O Passleft precisa de JavaScript para distribuir as cartas.',
});
