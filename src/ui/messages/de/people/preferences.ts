import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/preferences.ts';

export default translation<typeof english>()({
  cardSize: 'Kartengröße',
  size: '{size, select, small {Klein} fitted {Passend} large {Groß} other {}}',
  sizeHint:
    '{size, select, small {Mehr Karten nebeneinander. Der Text ist klein, zum Lesen vergrößerst du sie.} fitted {So groß, dass der ganze Booster ohne Scrollen zu sehen ist.} large {Große Bilder und Namen. Bei einem vollen Booster scrollst du.} other {}}',
});
