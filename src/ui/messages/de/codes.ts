import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/codes.ts';

export default translation<typeof english>()({
  label: 'Mit Code beitreten',
  placeholder: 'KILN42',
  join: 'Beitreten',
  empty: 'Gib den Code ein, den du vom Host hast, oder füg einen Link ein.',
  signs: 'Ein Code hat nur Buchstaben und Ziffern.',
  length: 'Ein Code hat sechs Buchstaben und Ziffern, zum Beispiel {example}.',
  otherLink: 'Dieser Link führt zu keinem Tisch, Event, Ergebnis und keiner Umfrage.',
});
