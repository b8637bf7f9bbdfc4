import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/correspondence.ts';

export default translation<typeof english>()({
  title: 'Quién tiene sobres',
  failed: 'No se pudo cargar quién tiene sobres',
  failedHint: 'El draft sigue sin esta lista.',
  retry: 'Reintentar',
  paused: 'El draft está en pausa, así que no corre ningún reloj.',
  you: '{name} (tú)',
  bot: 'Juega un bot',
  noPack: 'Sin sobres',
  packs: '{packs, plural, one {# sobre} other {# sobres}}',
  packsFor:
    '{packs, plural, one {# sobre, desde hace {time}} other {# sobres, el primero desde hace {time}}}',
  left: 'tiempo restante: {time}',
  banked: '{time} en el banco de tiempo',
  quiet: 'en silencio hasta: {time}',
  nudged: 'toque {ago}',
  nudgeDue: 'el toque sale: {time}',

  nudge: 'Dar un toque',
  nudgeLabel: 'Dar un toque a {name}',
  nobodyWaits: 'Nadie espera a este asiento.',
  quietThere: 'Está en sus horas de silencio. El toque sale: {time}.',
  nudgeAgain: 'Ya recibió un toque. Puedes darle otro desde: {time}.',
  isPaused: 'El draft está en pausa.',
  nudgeSent: 'Le diste un toque a {name}.',
  nudgeLater: '{name} está en sus horas de silencio. Tu toque llega: {time}.',
  toBot: 'Ceder a un bot',
  toBotLabel: 'Ceder el asiento de {name} a un bot',
  botPlays: 'Ahora un bot juega por {name}.',

  bank: 'Banco de tiempo',
  bankHint: 'Con lo que empieza cada asiento; nunca se supera.',
  refill: 'Cada pick suma',
  refillHint: 'Las horas de silencio de un jugador nunca cuentan.',
  noRefill: 'nada',
});
