import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/common.ts';

export default translation<typeof english>()({
  cancel: 'Cancelar',
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',

  passwordAdvice:
    'Oito caracteres ou mais. Três ou quatro palavras sem relação entre si dão uma senha forte.',
  passwordWeak:
    'Fácil de adivinhar. Três ou quatro palavras sem relação são mais fortes e mais fáceis de lembrar.',
  passwordFair: 'Razoável. Com mais uma palavra fica forte.',
  passwordStrong: 'Forte.',
  passwordVeryStrong: 'Muito forte.',

  pages: 'Páginas',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  page: 'Página {page, number}',

  // A switch.
  switchOn: 'Sim',
  switchOff: 'Não',

  formatName:
    '{format, select, booster {Draft de booster} rochester {Rochester} sealed {Selado} teamSealed {Selado em times} jumpstart {Jumpstart} housman {Housman} silentAuction {Leilão silencioso} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid draft} rotisserie {Rotisserie} minesweeper {Minesweeper} other {Outro formato}}',

  // A card.
  cardCost: 'custo {cost}',

  notPictures:
    'Só dá para usar imagens JPEG, PNG, WebP, AVIF e GIF. {count, plural, one {Este arquivo ficou de fora:} other {# arquivos ficaram de fora:}} {names}.',
  tooManyPictures:
    '{most, plural, one {Só a primeira imagem entrou.} other {Só as # primeiras imagens entraram.}}',
  oneAtATime: 'Escolha um arquivo por vez.',
  notText: '“{name}” não é um arquivo de texto.',

  ladderLabel: '{first, number} segundos no primeiro pick, caindo até {last, number} no último',
  ladderFirst: '<b>{first, number}</b> s no primeiro pick',
  ladderLast: '<b>{last, number}</b> s no último',
});
