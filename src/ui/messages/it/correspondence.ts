import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/correspondence.ts';

export default translation<typeof english>()({
  title: 'Chi ha le buste',
  failed: 'Non riusciamo a caricare chi ha le buste',
  failedHint: 'Il draft prosegue anche senza questa lista.',
  retry: 'Riprova',
  paused: 'Il draft è in pausa, quindi nessun timer corre.',
  you: '{name} (tu)',
  bot: 'Gioca un bot',
  noPack: 'Nessuna busta',
  packs: '{packs, plural, one {# busta} other {# buste}}',
  packsFor: '{packs, plural, one {# busta, da {time}} other {# buste, la prima da {time}}}',
  left: 'ancora {time}',
  banked: '{time} di riserva',
  quiet: 'silenzio fino a: {time}',
  nudged: 'sollecito: {ago}',
  nudgeDue: 'sollecito previsto: {time}',

  nudge: 'Sollecita',
  nudgeLabel: 'Sollecita {name}',
  nobodyWaits: 'Nessuno aspetta questo posto.',
  quietThere: 'Sono le sue ore di silenzio. Sollecito previsto: {time}.',
  nudgeAgain: 'Sollecito già inviato. Puoi inviarne un altro da: {time}.',
  isPaused: 'Il draft è in pausa.',
  nudgeSent: 'Sollecito inviato a {name}.',
  nudgeLater: 'Per {name} sono ore di silenzio. Il tuo sollecito arriva più tardi: {time}.',
  toBot: 'Affida a un bot',
  toBotLabel: 'Affida il posto di {name} a un bot',
  botPlays: 'Ora al posto di {name} gioca un bot.',

  bank: 'Riserva di tempo',
  bankHint: 'Quanto ha ogni posto all’inizio, e al massimo.',
  refill: 'Ogni pick aggiunge',
  refillHint: 'Le ore di silenzio di chi gioca non contano mai.',
  noRefill: 'niente',
});
