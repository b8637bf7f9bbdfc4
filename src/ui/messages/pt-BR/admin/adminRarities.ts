import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminRarities.ts';

export default translation<typeof english>()({
  title: '{part, select, rarities {Raridades} other {Seções do deck}}',
  list: '{part, select, rarities {Raridades} other {Seções}}',
  listOf: '{part, select, rarities {Raridades} other {Seções}} de {game}',
  one: '{part, select, rarities {raridade} other {seção}}',
  all: '{part, select, rarities {as raridades} other {as seções}}',
  lead: '{part, select, rarities {A mais comum primeiro. A forma e a cor distinguem uma da outra; cartas com hexágono, estrela ou anel têm a borda brilhante.} other {As partes de um deck: deck principal, sideboard, líder. Os picks vão para a principal, ou para o side se foram mandados para lá.}}',
  none: '{game} ainda não tem raridades. Os boosters sorteiam por raridade: “1 rara, 3 incomuns, 10 comuns”.',
  full: 'Já há {most, number}',
  inUse:
    '{part, select, rarities {{count, plural, one {# impressão tem esta raridade} other {# impressões têm esta raridade}}} other {{count, plural, one {# deck tem cartas nela} other {# decks têm cartas nela}}}}',
  last: 'Um jogo tem pelo menos uma seção',
  name: 'Nome',
  key: '{part, select, rarities {Código nas cartas} other {Chave nos decks}}',
  colour: 'Cor',
  shape: 'Forma',
  shapes:
    '{shape, select, circle {Círculo} diamond {Losango} hexagon {Hexágono} star {Estrela} other {Anel}}',
  printings: '{count, plural, one {# impressão} other {# impressões}}',
  decks: '{count, plural, one {Em # deck} other {Em # decks}}',
  faint: 'Difícil de ver numa carta: o contraste é de {contrast} para 1 e deveria ser 3 ou mais.',
  alike:
    'Parece com {name}{vision, select, noRed { para quem não vê vermelho} noGreen { para quem não vê verde} other {}}. Escolha outra forma ou cor.',
  preview: 'Prévia',
  previewTitle: '{part, select, rarities {Nas cartas} other {Um deck de {game}}}',
  min: 'Mínimo de cartas',
  max: 'Máximo de cartas',
  noLimit: 'Sem limite',
  range:
    '{kind, select, any {qualquer número} atLeast {{min, number} ou mais} exactly {exatamente {min, number}} upTo {até {max, number}} other {{min, number} a {max, number}}}{role, select, side {, o resto do pool} other {}}',
  roles: '{role, select, main {O deck; os picks vêm para cá} other {O resto do pool}}',
});
