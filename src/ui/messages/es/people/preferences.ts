import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/preferences.ts';

export default translation<typeof english>()({
  cardSize: 'Tamaño de carta',
  size: '{size, select, small {Pequeñas} fitted {Ajustadas} large {Grandes} other {}}',
  sizeHint:
    '{size, select, small {Más cartas a la vez. El texto es pequeño; amplía para leerlo.} fitted {Tan grandes como permita ver todo el sobre sin desplazarse.} large {Imágenes y nombres grandes. Para ver un sobre completo hay que desplazarse.} other {}}',
});
