import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/waysIn.ts';

export default translation<typeof english>()({
  resetTitle: 'Scegli una nuova password',
  resetLead: 'Poi usala per accedere. Tutti gli altri dispositivi vengono disconnessi.',
  resetLabel: 'Nuova password',
  resetSubmit: 'Imposta la password',
  resetDoneTitle: 'La password è cambiata',
  resetDoneLead: 'Usala al prossimo accesso.',
  resetDone:
    'Tutti i dispositivi sono stati disconnessi, anche questo. Ti abbiamo mandato un’email, con un link per chiudere ogni altro accesso al tuo account.',
  resetSpentTitle: 'Questo link non vale più',
  resetSpent: 'È già stato usato, o ha più di 30 minuti. La tua password non è cambiata.',
  resetIncompleteTitle: 'Questo link non è completo',
  resetIncomplete: 'Aprilo di nuovo dall’email. Se non basta, chiedine uno nuovo.',
  resetAgainLead: 'Per averne uno nuovo basta un attimo.',
  resetAgain: 'Invia un nuovo link',

  removeTitle: 'Rimuovere {name}?',
  removeLead: 'Puoi accedere con {name}, come {email}. Dopo non potrai più.',
  removeLeadNoEmail: 'Puoi accedere con {name}. Dopo non potrai più.',
  remove: 'Rimuovi {name}',
  removed: '{name} non apre più il tuo account. Tutti gli altri dispositivi sono stati disconnessi.',

  factorTitle: 'Disattivare il secondo fattore?',
  factorLead: 'Poi per aprire il tuo account basta la password, e i tuoi codici di recupero non valgono più.',
  turnOff: 'Disattiva il secondo fattore',
  turnedOff: 'Il secondo fattore è disattivato. Tutti gli altri dispositivi sono stati disconnessi.',

  passkeyTitle: 'Rimuovere la passkey «{name}»?',
  passkeyLead: 'Puoi accedere con la passkey «{name}». Dopo non più.',
  removePasskey: 'Rimuovi la passkey',
  passkeyRemoved:
    'La passkey «{name}» non apre più il tuo account. Tutti gli altri dispositivi sono stati disconnessi.',

  notYou: 'Fallo se non lo riconosci. Vengono disconnessi anche tutti gli altri dispositivi.',
  keep: 'Lascialo attivo',
  doneTitle: 'Fatto',
  logIn: 'Accedi',

  goneTitle: 'Questo link non vale più',
  goneLead: 'È già stato usato, o ha più di 24 ore.',
  goneHelp: 'Nel tuo profilo trovi tutti i modi di entrare nel tuo account, e puoi chiuderli.',
});
