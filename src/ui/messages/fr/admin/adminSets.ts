import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminSets.ts';

export default translation<typeof english>()({
  title: 'Extensions',
  lead: 'Les impressions appartiennent à des extensions. Chaque extension a un code, unique dans son jeu.',
  newSet: 'Nouvelle extension',
  create: 'Créer l’extension',
  save: 'Enregistrer l’extension',
  notSaved: 'L’extension n’a pas été enregistrée',
  created: 'Extension créée : {name}.',
  saved: 'Extension enregistrée : {name}.',
  name: 'Nom',
  code: 'Code',
  codeHint: 'Court, comme EMB.',
  codeFixed: 'Des impressions utilisent ce code, il ne peut plus changer.',
  releasedOn: 'Date de sortie',
  optional: 'Facultatif.',
  released: 'Sortie',
  printings: 'Impressions',
  printingsOf: '{count, plural, one {# impression} other {# impressions}} : {name}',
  search: 'Nom ou code',
  delete: 'Supprimer',
  deleted:
    '{sets, plural, one {# extension supprimée} other {# extensions supprimées}}{printings, plural, =0 {} one { avec # impression} other { avec # impressions}}.',
  none: 'Pas encore d’extensions',
  noneHint: 'Une extension dit d’où viennent les impressions. Un import crée celles qu’il cite.',
});
