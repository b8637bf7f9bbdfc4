import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/common.ts';

export default translation<typeof english>()({
  cancel: 'Annuler',
  show: 'Afficher',
  hide: 'Masquer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',

  passwordAdvice: 'Huit caractères ou plus. Trois ou quatre mots sans rapport font un bon mot de passe.',
  passwordWeak:
    'Facile à deviner. Trois ou quatre mots sans rapport sont plus sûrs et plus faciles à retenir.',
  passwordFair: 'Correct. Un mot de plus, et il est solide.',
  passwordStrong: 'Solide.',
  passwordVeryStrong: 'Très solide.',

  pages: 'Pages',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: 'Page {page, number}',

  // A switch.
  switchOn: 'Activé',
  switchOff: 'Désactivé',

  formatName:
    '{format, select, booster {Draft booster} rochester {Rochester} sealed {Scellé} teamSealed {Scellé par équipes} jumpstart {Jumpstart} housman {Housman} silentAuction {Enchères secrètes} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Draft en grille} rotisserie {Rotisserie} minesweeper {Démineur} other {Autre format}}',

  // A card.
  cardCost: 'coût {cost}',

  notPictures:
    'Seules les images JPEG, PNG, WebP, AVIF et GIF sont acceptées. {count, plural, one {Ce fichier a été écarté :} other {Ces # fichiers ont été écartés :}} {names}.',
  tooManyPictures: 'Seules les {most, number} premières images ont été prises.',
  oneAtATime: 'Choisissez un seul fichier à la fois.',
  notText: '« {name} » n’est pas un fichier texte.',

  ladderLabel:
    '{first, number} secondes pour le premier pick, puis de moins en moins, jusqu’à {last, number} pour le dernier',
  ladderFirst: 'premier pick <b>{first, number}</b> s',
  ladderLast: 'dernier pick <b>{last, number}</b> s',
});
