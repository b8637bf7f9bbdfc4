import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/preferences.ts';

export default translation<typeof english>()({
  cardSize: 'Taille des cartes',
  size: '{size, select, small {Petites} fitted {Ajustées} large {Grandes} other {}}',
  sizeHint:
    '{size, select, small {Plus de cartes côte à côte. Leur texte est petit ; agrandissez-les pour le lire.} fitted {Aussi grandes que possible, avec tout le booster visible sans défiler.} large {Images et noms en grand. Il faut défiler pour voir un booster entier.} other {}}',
});
