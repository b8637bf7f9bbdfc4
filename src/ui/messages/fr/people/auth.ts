import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/auth.ts';

export default translation<typeof english>()({
  tagline: 'Les boosters tournent. Prenez place.',

  title: 'Se connecter',
  loginLabel: 'E-mail ou pseudo',
  passwordLabel: 'Mot de passe',
  forgotPassword: 'Mot de passe oublié ?',
  submit: 'Se connecter',
  openWithoutSigningIn: 'Ouvrir sans se connecter',
  continueAsGuest: 'Continuer en invité',
  newHere: 'Première visite ? <link>Créez un compte</link>',

  registerTitle: 'Créer un compte',
  registerLead: 'C’est l’affaire d’une minute. Ensuite, prenez place.',
  keepDraftsTitle: 'Gardez vos drafts',
  keepDraftsLead: 'Tout ce que vous avez fait en tant que {handle} passe sur votre compte.',
  emailLabel: 'E-mail',
  emailHint: 'Nous vous enverrons un lien de confirmation. Les autres ne voient jamais votre adresse.',
  handleLabel: 'Pseudo',
  handleHint: 'C’est ce que les autres voient à la table.',
  acceptTerms: 'J’accepte les <link>conditions d’utilisation</link>',
  createAccount: 'Créer un compte',
  haveAccount: 'Déjà un compte ? <link>Connectez-vous</link>',
  confirmationSent: 'Nous avons envoyé un lien de confirmation à {email}.',

  signInOff: 'Votre session est déjà ouverte. Vous pourrez changer de compte dès que le serveur répondra.',

  leadDefault: 'Votre place vous attend.',
  leadElsewhere: 'Vous arriverez directement là où vous alliez.',
  leadHost: 'Connectez-vous pour ouvrir une table.',
  leadResults: 'Connectez-vous pour voir comment s’est passé ce draft.',
  leadDeckBuilder: 'Connectez-vous pour monter votre deck.',
  leadTable: 'Connectez-vous ou continuez en invité pour prendre place.',
  leadTables: 'Connectez-vous pour voir les tables ouvertes.',
  leadMyDrafts: 'Connectez-vous pour voir vos drafts.',
  leadAchievements: 'Connectez-vous pour voir vos succès.',
  leadProfile: 'Connectez-vous pour ouvrir votre profil.',
  leadVerifyEmail: 'Connectez-vous pour confirmer votre adresse e-mail.',
  leadAdmin: 'Connectez-vous en tant qu’Admin pour continuer.',

  continueWith: 'Continuer avec {provider}',
  lastUsed: 'Dernier utilisé',
  orWithEmail: 'ou avec votre e-mail',

  demoAccounts: 'Comptes de démo',
  logInAs: 'Se connecter en tant que {handle}',
  demoMember: 'Membre : drafte et ouvre des tables',
  demoPowerUser: 'PowerUser : organise aussi des événements',
  demoAdmin: 'Admin : gère aussi les jeux',
  demoPassword: 'Mot de passe : <code>{password}</code>',

  chooseHandleTitle: 'Choisissez votre pseudo',
  chooseHandleLead:
    '{provider} a confirmé votre identité. Choisissez le nom que les autres verront à la table.',
  chooseHandleHint: 'De 3 à 24 lettres, chiffres, _ et -. Vous pourrez le changer plus tard.',
  noEmailShared: 'Aucune adresse e-mail transmise',
  notYou: 'Ce n’est pas vous ?',
  linkInstead: 'Déjà un compte ? <link>Connectez-vous</link>, puis liez {provider} dans votre profil.',
  alreadyInTitle: 'C’est fait',
  alreadyInLead: 'Vous jouez en tant que {handle}. Il n’y a plus rien à faire ici.',
  goToTables: 'Aller aux tables',
  nobodyPendingTitle: 'Rien à terminer ici',
  nobodyPendingLead:
    'Cette page est la seconde étape de la connexion par un autre service. Elle attend 15 minutes, dans le navigateur où vous avez commencé.',

  secondFactorTitle: 'Encore une étape',
  appLead:
    'Votre mot de passe est bon. Saisissez maintenant les six chiffres de votre application d’authentification.',
  appLabel: 'Code de votre application',
  useApp: 'Utiliser plutôt l’application d’authentification',
  recoveryLead: 'Saisissez l’un de vos codes de secours. Chacun ne sert qu’une fois.',
  recoveryLabel: 'Code de secours',
  useRecovery: 'Utiliser plutôt un code de secours',

  forgotTitle: 'Mot de passe oublié ?',
  forgotLead:
    'Saisissez votre adresse e-mail, nous vous enverrons un lien. Votre place et vos decks ne bougent pas.',
  sendLink: 'Envoyer le lien',
  forgotStepEmail:
    'Si un compte utilise cette adresse, vous recevrez un e-mail. Notre réponse est la même dans tous les cas.',
  forgotStepLink: 'Le lien marche une fois, pendant 30 minutes.',
  forgotStepLogIn: 'Reconnectez-vous ensuite sur tous vos appareils.',
  linkSentTitle: 'Consultez vos e-mails',
  linkSentLead: 'Votre place et vos decks ne bougent pas.',
  linkSent: 'Votre lien est en route',
  linkSentTo:
    'Si un compte utilise l’adresse <address>{email}</address>, nous venons d’y envoyer un lien. Il marche une fois, pendant 30 minutes.',
  checkSpam: 'Rien au bout de quelques minutes ? Regardez dans vos spams.',
  useAnotherAddress: 'Utiliser une autre adresse',
  remembered: 'Il vous est revenu ? <link>Connectez-vous</link>',

  sendAgain: 'Renvoyer',
  sendAgainIn: 'Renvoyer dans <figure>{time}</figure>',
  sendNewEmail: 'Envoyer un nouvel e-mail',
  sendAgainWait: 'Vous pouvez demander un nouvel e-mail une fois par minute.',
  demoOutbox: 'Le mode démo garde les e-mails ici : <link>ouvrir la boîte d’envoi</link>',

  confirmTitle: 'Confirmez votre e-mail',
  codeLead: 'Nous avons envoyé un lien et un code à <address>{email}</address>',
  codeLabel: 'Code à six chiffres',
  codeHint: 'Le code est valable 10 minutes. Il est vérifié dès le sixième chiffre.',
  codeWrong: 'Ce n’est pas le code de notre dernier e-mail, ou il a plus de 10 minutes.',
  resent: 'Un nouvel e-mail est en route.',
  changeAddress: 'Changer d’adresse',
  openedElsewhere:
    'Vous avez ouvert le lien sur votre téléphone ? Cette page se met à jour toute seule. En attendant, vous pouvez drafter contre des bots, rejoindre des tables et monter des decks.',
  notNow: 'Plus tard, aller aux tables',
  confirmingTitle: 'Confirmation de votre e-mail',
  confirmingLead: 'Un petit instant.',
  confirmedTitle: 'E-mail confirmé',
  allSet: 'Tout est prêt',
  canHost: 'Vous pouvez ouvrir des tables visibles par tout le monde.',
  closePage:
    'Vous pouvez fermer cette page. Le site se met à jour tout seul partout où votre session est ouverte.',
  noAnswerTitle: 'Le serveur n’a pas répondu',
  noAnswerLead: 'Votre lien est toujours valable.',
  tryAgain: 'Réessayer',
  linkGoneTitle: 'Ce lien ne marche plus',
  linkGoneLead: 'Il a déjà servi, ou il a plus de 24 heures.',
  alreadyConfirmed:
    'Votre adresse <address>{email}</address> est confirmée. Pour en utiliser une autre, changez-la dans votre profil.',
  openProfile: 'Ouvrir le profil',
  logInForEmail: 'Connectez-vous, nous vous enverrons un nouvel e-mail.',
  newEmailTo: 'Nous enverrons un nouvel e-mail à <address>{email}</address>.',
  openLinkLead: 'Ouvrez le lien de l’e-mail, sur n’importe quel appareil.',
  logInForCode: 'Pour saisir le code ou recevoir un nouvel e-mail, connectez-vous d’abord.',
  guestTitle: 'Pas besoin d’adresse e-mail en invité',
  guestLead: 'Avec un compte, vous pouvez ouvrir des tables pour les autres.',
  createAnAccount: 'Créer un compte',

  fixFields:
    'Corrigez {count, plural, =1 {un champ} =2 {deux champs} =3 {trois champs} =4 {quatre champs} one {# champ} other {# champs}}',
});
