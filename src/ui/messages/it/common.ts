import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/common.ts';

export default translation<typeof english>()({
  cancel: 'Annulla',
  show: 'Mostra',
  hide: 'Nascondi',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',

  passwordAdvice: 'Almeno otto caratteri. Tre o quattro parole a caso fanno una password forte.',
  passwordWeak:
    'Facile da indovinare. Tre o quattro parole a caso sono più sicure e più facili da ricordare.',
  passwordFair: 'Discreta. Con un’altra parola diventa forte.',
  passwordStrong: 'Forte.',
  passwordVeryStrong: 'Molto forte.',

  pages: 'Pagine',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  page: 'Pagina {page, number}',

  // A switch.
  switchOn: 'Sì',
  switchOff: 'No',

  formatName:
    '{format, select, booster {Booster draft} rochester {Rochester} sealed {Sealed} teamSealed {Sealed a squadre} jumpstart {Jumpstart} housman {Housman} silentAuction {Asta silenziosa} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid draft} rotisserie {Rotisserie} minesweeper {Minesweeper} other {Altro formato}}',

  // A card.
  cardCost: 'costo {cost}',

  notPictures:
    'Si possono usare solo immagini JPEG, PNG, WebP, AVIF e GIF. {count, plural, one {Questo file è stato escluso:} other {Questi # file sono stati esclusi:}} {names}.',
  tooManyPictures: 'Sono state prese solo le prime {most, number} immagini.',
  oneAtATime: 'Scegli un file alla volta.',
  notText: '“{name}” non è un file di testo.',

  ladderLabel:
    '{first, number} secondi per la prima pick, poi sempre meno, fino a {last, number} per l’ultima',
  ladderFirst: 'prima pick <b>{first, number}</b> s',
  ladderLast: 'ultima pick <b>{last, number}</b> s',
});
