import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/offline.ts';

export default translation<typeof english>()({
  title: 'Sei offline',
  safe: 'Passleft non raggiunge la rete. I tuoi draft sono al sicuro sul server e questa pagina si riapre quando torni online.',
  practiceHint: 'L’allenamento funziona senza rete: un draft contro i bot, in questo browser.',
  tryAgain: 'Riprova',
  practice: 'Allenati',
  tableNews: 'È successo qualcosa al tuo tavolo',
});
