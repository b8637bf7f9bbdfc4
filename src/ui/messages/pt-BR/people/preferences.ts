import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/preferences.ts';

export default translation<typeof english>()({
  cardSize: 'Tamanho das cartas',
  size: '{size, select, small {Pequeno} fitted {Como couber} large {Grande} other {}}',
  sizeHint:
    '{size, select, small {Mais cartas lado a lado. O texto é pequeno; amplie para ler.} fitted {O maior tamanho em que dá para ver o booster inteiro sem rolar a tela.} large {Imagens e nomes grandes. Você rola a tela para ver um booster cheio.} other {}}',
});
