import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/common.ts';

export default translation<typeof english>()({
  cancel: 'Cancelar',
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',

  passwordAdvice: 'Ocho caracteres o más. Tres o cuatro palabras sin relación son una contraseña segura.',
  passwordWeak:
    'Fácil de adivinar. Tres o cuatro palabras sin relación son más seguras y más fáciles de recordar.',
  passwordFair: 'Aceptable. Con una palabra más será segura.',
  passwordStrong: 'Segura.',
  passwordVeryStrong: 'Muy segura.',

  pages: 'Páginas',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  page: 'Página {page, number}',

  // A switch.
  switchOn: 'Sí',
  switchOff: 'No',

  formatName:
    '{format, select, booster {Booster draft} rochester {Rochester} sealed {Sellado} teamSealed {Sellado por equipos} jumpstart {Jumpstart} housman {Housman} silentAuction {Subasta silenciosa} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid draft} rotisserie {Rotisserie} minesweeper {Minesweeper} other {Otro formato}}',

  // A card.
  cardCost: 'coste {cost}',

  notPictures:
    'Solo se admiten imágenes JPEG, PNG, WebP, AVIF y GIF. {count, plural, one {Este archivo quedó fuera:} other {Estos # archivos quedaron fuera:}} {names}.',
  tooManyPictures: 'Solo se tomaron las primeras {most, number} imágenes.',
  oneAtATime: 'Elige los archivos de uno en uno.',
  notText: '«{name}» no es un archivo de texto.',

  ladderLabel:
    '{first, number} segundos para el primer pick, cada vez menos hasta {last, number} para el último',
  ladderFirst: '<b>{first, number}</b> s primer pick',
  ladderLast: 'último pick <b>{last, number}</b> s',
});
