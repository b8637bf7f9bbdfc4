import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/common.ts';

export default translation<typeof english>()({
  cancel: 'Abbrechen',
  show: 'Anzeigen',
  hide: 'Verbergen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',

  passwordAdvice: 'Mindestens acht Zeichen. Drei oder vier zufällige Wörter sind stark.',
  passwordWeak: 'Leicht zu erraten. Drei oder vier zufällige Wörter sind stärker und leichter zu merken.',
  passwordFair: 'Ganz gut. Noch ein Wort, und es ist stark.',
  passwordStrong: 'Stark.',
  passwordVeryStrong: 'Sehr stark.',

  pages: 'Seiten',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  page: 'Seite {page, number}',

  // A switch.
  switchOn: 'An',
  switchOff: 'Aus',

  formatName:
    '{format, select, booster {Booster-Draft} rochester {Rochester} sealed {Sealed} teamSealed {Team-Sealed} jumpstart {Jumpstart} housman {Housman} silentAuction {Stille Auktion} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid-Draft} rotisserie {Rotisserie} minesweeper {Minesweeper} other {Anderes Format}}',

  // A card.
  cardCost: 'Kosten {cost}',

  notPictures:
    'Es gehen nur Bilder als JPEG, PNG, WebP, AVIF oder GIF. {count, plural, one {Diese Datei haben wir ausgelassen:} other {Diese # Dateien haben wir ausgelassen:}} {names}.',
  tooManyPictures: 'Nur die ersten {most, number} Bilder wurden übernommen.',
  oneAtATime: 'Wähle immer nur eine Datei.',
  notText: '„{name}“ ist keine Textdatei.',

  ladderLabel:
    '{first, number} Sekunden für den ersten Pick, immer weniger bis {last, number} für den letzten',
  ladderFirst: '<b>{first, number}</b> s erster Pick',
  ladderLast: 'letzter Pick <b>{last, number}</b> s',
});
