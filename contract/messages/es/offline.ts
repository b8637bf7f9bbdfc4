import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/offline.ts';

export default translation<typeof english>()({
  title: 'Sin conexión',
  safe: 'Passleft no puede conectarse a la red. Tus drafts están a salvo en el servidor y esta página se abrirá sola cuando vuelvas.',
  practiceHint: 'La práctica funciona sin red: un draft contra bots, en este navegador.',
  tryAgain: 'Reintentar',
  practice: 'Practicar',
  tableNews: 'Pasó algo en tu mesa',
});
