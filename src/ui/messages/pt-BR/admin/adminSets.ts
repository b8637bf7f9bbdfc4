import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminSets.ts';

export default translation<typeof english>()({
  title: 'Coleções',
  lead: 'As impressões pertencem a coleções. Cada coleção tem um código, único no jogo.',
  newSet: 'Nova coleção',
  create: 'Criar coleção',
  save: 'Salvar coleção',
  notSaved: 'A coleção não foi salva',
  created: '{name} foi criada.',
  saved: '{name} foi salva.',
  name: 'Nome',
  code: 'Código',
  codeHint: 'Curto, como EMB.',
  codeFixed: 'As impressões usam este código, então não dá para mudar.',
  releasedOn: 'Lançada em',
  optional: 'Opcional.',
  released: 'Lançamento',
  printings: 'Impressões',
  printingsOf: '{count, plural, one {# impressão} other {# impressões}} de {name}',
  search: 'Nome ou código',
  delete: 'Excluir',
  deleted:
    '{sets, plural, one {# coleção excluída} other {# coleções excluídas}}{printings, plural, =0 {} one { com # impressão} other { com # impressões}}.',
  none: 'Nenhuma coleção ainda',
  noneHint: 'Uma coleção diz de onde vêm as impressões. Uma importação cria as coleções que ela cita.',
});
