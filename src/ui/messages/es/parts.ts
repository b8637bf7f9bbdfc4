import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/parts.ts';

export default translation<typeof english>()({
  close: 'Cerrar',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  busy: 'Espera a que termine',
  closeNotice: 'Cerrar aviso',
  undo: 'Deshacer',
  achievement: 'Logro: {name}. {sentence}',

  noImage: 'Imagen no disponible',
  selected: 'Seleccionada',
  zoom: 'Ampliar {name}',

  tableNotOpened: 'No se pudo abrir la mesa.',
  eventAway: 'Ahora mismo no podemos acceder al evento. Inténtalo de nuevo en un momento.',
  pickNotSent: 'Tu pick no llegó a la mesa. No se tomó ninguna carta.',
  silent: 'El servidor no respondió.',
});
