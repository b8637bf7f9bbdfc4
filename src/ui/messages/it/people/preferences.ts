import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/preferences.ts';

export default translation<typeof english>()({
  cardSize: 'Misura carte',
  size: '{size, select, small {Piccole} fitted {Su misura} large {Grandi} other {}}',
  sizeHint:
    '{size, select, small {Più carte affiancate. Il testo è piccolo; ingrandiscile per leggerlo.} fitted {Grandi il più possibile, con tutta la busta in vista senza scorrere.} large {Immagini e nomi grandi. Una busta intera si scorre.} other {}}',
});
