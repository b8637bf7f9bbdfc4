import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/page.ts';

export default translation<typeof english>()({
  description: 'Passleft: draftea cualquier juego de cartas con amigos o contra bots.',
  aboutTitle: 'Acerca de',
  aboutDescription:
    'Así funciona Passleft: abre un sobre, quédate una carta y pasa el resto. Cualquier juego de cartas, sin cuenta.',
  noScript: 'Passleft necesita JavaScript para repartir las cartas.',
});
