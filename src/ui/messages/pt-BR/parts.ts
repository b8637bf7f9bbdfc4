import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/parts.ts';

export default translation<typeof english>()({
  close: 'Fechar',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  busy: 'Só depois que isto terminar',
  closeNotice: 'Fechar aviso',
  undo: 'Desfazer',
  achievement: 'Conquista: {name}. {sentence}',

  noImage: 'Imagem não disponível',
  selected: 'Selecionada',
  zoom: 'Ampliar {name}',

  tableNotOpened: 'Não deu para abrir a mesa.',
  eventAway: 'Não deu para acessar o evento agora. Tente de novo daqui a pouco.',
  pickNotSent: 'Seu pick não chegou à mesa. Nenhuma carta foi pega.',
  silent: 'O servidor não respondeu.',
});
