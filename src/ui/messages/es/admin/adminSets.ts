import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminSets.ts';

export default translation<typeof english>()({
  title: 'Sets',
  lead: 'Las impresiones pertenecen a sets. Cada set tiene un código, único en su juego.',
  newSet: 'Set nuevo',
  create: 'Crear set',
  save: 'Guardar set',
  notSaved: 'No se guardó el set',
  created: 'Se creó {name}.',
  saved: 'Se guardó {name}.',
  name: 'Nombre',
  code: 'Código',
  codeHint: 'Corto, como EMB.',
  codeFixed: 'Hay impresiones que usan este código, así que no se puede cambiar.',
  releasedOn: 'Fecha de salida',
  optional: 'Opcional.',
  released: 'Salida',
  printings: 'Impresiones',
  printingsOf: '{count, plural, one {1 impresión} other {{count, number} impresiones}} de {name}',
  search: 'Nombre o código',
  delete: 'Eliminar',
  deleted:
    'Eliminaste {sets, plural, one {1 set} other {{sets, number} sets}}{printings, plural, =0 {} one { con 1 impresión} other { con {printings, number} impresiones}}.',
  none: 'Todavía no hay sets',
  noneHint: 'Un set dice de dónde vienen las impresiones. Una importación crea los sets que menciona.',
});
