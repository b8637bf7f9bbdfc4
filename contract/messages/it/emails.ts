import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/emails.ts';

export default translation<typeof english>()({
  hello: 'Ciao {handle},',
  helloStranger: 'Ciao,',
  notYou: 'Se non eri tu, reimposta subito la password e controlla le tue sessioni nel profilo.',
  notAsked: 'Se non l’hai chiesto tu, non devi fare nulla.',
  tellOperator: 'Se non eri tu, avvisa chi gestisce questo sito.',
  sameBrowser:
    'Apri il link nel browser in cui hai effettuato l’accesso. Tutti gli altri dispositivi vengono disconnessi, e gli accessi impostati su altri dispositivi vengono rimossi.',
  orCode: 'Oppure inserisci questo codice dove hai effettuato l’accesso. Vale 10 minuti, il link 24 ore.',

  verifySubject: 'Conferma il tuo indirizzo email per Passleft',
  verifyWords: 'Ti diamo il benvenuto su Passleft. Conferma che questo è il tuo indirizzo email.',
  verifyButton: 'Conferma indirizzo',
  verifyNotYou: 'Se non hai creato un account, non devi fare nulla.',

  newAddressSubject: 'Conferma il tuo nuovo indirizzo email per Passleft',
  newAddressWords: 'Hai chiesto di usare d’ora in poi questo indirizzo per il tuo account. Confermalo.',
  newAddressButton: 'Conferma nuovo indirizzo',

  addressChangesSubject: 'Il tuo account Passleft sta per cambiare indirizzo email',
  addressChangesWords:
    'Qualcuno che ha effettuato l’accesso al tuo account ha chiesto di cambiarne l’indirizzo email in {email}.',
  addressChangesWhen: 'La modifica vale quando il nuovo indirizzo è confermato. Fino ad allora resta questo.',

  addressChangedSubject: 'Il tuo account Passleft ha un altro indirizzo email',
  addressChangedWords: 'L’indirizzo email del tuo account ora è {email}. Qui non arrivano più messaggi.',

  accountExistsSubject: 'Hai già un account Passleft',
  accountExistsWords:
    'Qualcuno ha inserito il tuo indirizzo email per un account nuovo o per un altro account. Ne hai già uno, e non è cambiato nulla.',
  accountExistsHint:
    'Se eri tu, accedi come sempre. Se non ricordi più la password, chiedine una nuova nella pagina di accesso.',

  resetSubject: 'Scegli una nuova password per Passleft',
  resetWords:
    'Qualcuno ha chiesto una nuova password per il tuo account. Il link vale una volta, per 30 minuti.',
  resetButton: 'Scegli una nuova password',
  resetNotAsked: 'Se non l’hai chiesto tu, non devi fare nulla: la tua password resta com’è.',

  passwordSubject: 'La tua password di Passleft è cambiata',
  passwordWords: 'La password del tuo account è cambiata.',
  passwordResetWords: 'La password del tuo account è cambiata, e tutti i dispositivi sono stati disconnessi.',
  waysLeft:
    'Questi accessi sono stati impostati in precedenza e valgono ancora. Se non ne riconosci uno, rimuovilo con il suo link.',
  wayFactor: 'Secondo fattore: per accedere serve più della password.',
  wayFactorButton: 'Disattiva il secondo fattore',
  wayAs: '{name}, come {email}',
  wayPasskey: 'Accesso con la passkey “{name}”',
  wayPasskeyButton: 'Rimuovi la passkey “{name}”',
  wayButton: 'Rimuovi {name}',
  waysHint: 'Ogni link vale una volta, per 24 ore. Prima ti chiede conferma.',

  waysEndedSubject: 'Accessi rimossi dal tuo account Passleft',
  waysEndedWords:
    'Hai confermato questo indirizzo email. Quello che un altro browser aveva impostato prima sull’account è stato rimosso, perché forse non eri tu:',
  waysEndedSignIn: 'Accesso con {name}',
  waysEndedFactor: 'Il secondo fattore e i suoi codici di recupero',
  waysEndedHint: 'Se eri tu, accedi e impostalo di nuovo nel tuo profilo.',

  factorOnSubject: 'Il secondo fattore del tuo account Passleft è attivo',
  factorOnWords:
    'D’ora in poi per accedere serve anche un codice della tua app di autenticazione. Conserva i codici di recupero in un posto sicuro.',
  factorOffSubject: 'Il secondo fattore del tuo account Passleft è disattivato',
  factorOffWords: 'D’ora in poi per accedere basta la tua password.',
  factorResetSubject: 'Il secondo fattore del tuo account Passleft è stato reimpostato',
  factorResetWords:
    'Un Admin ha disattivato il secondo fattore del tuo account e ti ha disconnesso ovunque. Ora per accedere basta la tua password.',
  factorResetHint: 'Puoi impostarne uno nuovo nel tuo profilo.',

  invitationSubject: '{from} ti invita su Passleft',
  invitationWords:
    '{from} ti invita a draftare giochi di carte su Passleft. Crea un account per partecipare.',
  invitationButton: 'Crea un account',
  invitationUnknown: 'Se non sai da chi arriva, ignora questa email. Non viene creato nessun account per te.',

  linkedSubject: '{provider} ora apre il tuo account Passleft',
  linkedWords: 'Ora puoi accedere al tuo account con {provider}.',
  unlinkedSubject: '{provider} non apre più il tuo account Passleft',
  unlinkedWords: 'Non puoi più accedere al tuo account con {provider}.',

  passkeyAddedSubject: 'Una passkey è stata aggiunta al tuo account Passleft',
  passkeyAddedWords: 'Ora puoi accedere al tuo account con la passkey “{name}”.',
  passkeyRemovedSubject: 'Una passkey è stata rimossa dal tuo account Passleft',
  passkeyRemovedWords: 'Non puoi più accedere al tuo account con la passkey “{name}”.',
  passkeyFactorOnSubject: 'Il tuo account Passleft ora chiede una passkey dopo la password',
  passkeyFactorOnWords:
    'D’ora in poi per accedere con la password serve anche una passkey. Conserva i codici di recupero in un posto sicuro.',
  passkeyFactorOffSubject: 'Il tuo account Passleft non chiede più una passkey dopo la password',
  passkeyFactorOffWords: 'D’ora in poi per accedere con la password non serve una passkey.',

  deletedSubject: 'Il tuo account Passleft è stato eliminato',
  deletedWords:
    'Il tuo account e tutto ciò che ne faceva parte sono stati eliminati, come hai chiesto. Nei draft con altre persone il posto resta senza il tuo nome.',
  deletedByAdmin:
    'Un Admin ha eliminato il tuo account e tutto ciò che ne faceva parte. Nei draft con altre persone il posto resta senza il tuo nome.',
  deletedQuestions: 'Se hai domande, scrivi a chi gestisce questo sito.',
});
