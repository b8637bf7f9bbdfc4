import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/guests.ts';

export default translation<typeof english>()({
  title: 'Nome de convidado',
  ownLabel: 'Seu nome na mesa',
  othersLabel: 'Nome de {name}',
  nameHint: 'Os outros veem com a palavra “convidado”.',
  save: 'Salvar nome',
  backToHandle: 'Usar nome gerado',
  saved: 'Agora seu nome é {name}',
  savedHandle: 'Você voltou a usar seu nome gerado',
  othersSaved: 'O nome do convidado foi mudado',
  notSaved: 'O nome não foi mudado',
  renameTitle: 'Renomear um convidado',
  cancel: 'Cancelar',
});
