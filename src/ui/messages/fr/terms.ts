import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/terms.ts';

export default translation<typeof english>()({
  title: 'Conditions d’utilisation',
  lead: 'Ce que vous pouvez attendre de ce site, ce qu’il attend de vous et ce qu’il garde à votre sujet. En vigueur depuis le 21 novembre 2026.',

  short: 'En bref',
  shortFree: '{product} est gratuit, et fourni tel quel.',
  shortFair:
    'Du fair-play et de l’amabilité à la table. L’hôte de ce site peut fermer les comptes qui s’en écartent.',
  shortData:
    'Nous gardons ce dont le jeu a besoin, aussi longtemps qu’il en a besoin. Vous pouvez télécharger vos données ou supprimer votre compte à tout moment, sans demander à personne.',
  shortSell: 'Nous ne vendons rien, n’affichons aucune publicité et ne transmettons rien.',

  account: 'Votre compte',
  accountNeed:
    'Vous pouvez regarder sans nous dire qui vous êtes, drafter en invité, ou créer un compte. Un compte demande une adresse e-mail que vous lisez, car c’est le seul moyen d’y revenir si vous perdez votre mot de passe. Un compte est pour une seule personne. Ne le partagez pas, et ne vous faites pas passer pour quelqu’un d’autre.',
  accountPassword:
    'Prenez soin de votre mot de passe. Si vous l’utilisez aussi ailleurs, quiconque l’apprend là-bas peut drafter ici à votre place. Un second facteur, que vous pouvez activer dans votre profil, l’en empêche même dans ce cas.',
  accountProvider:
    'Si vous vous connectez par un autre service, il nous dit qui vous êtes là-bas et, si vous l’autorisez, votre adresse e-mail. Nous n’y voyons jamais votre mot de passe et n’y changeons rien.',

  table: 'À la table',
  tableWhy: 'Les autres sont ici pour jouer. Donc :',
  tableInsults:
    'Pas d’insultes, de menaces ni de haine, que ce soit dans le chat, dans un pseudo ou dans votre profil.',
  tablePacks:
    'Ne dites pas aux autres ce qu’il y a dans votre booster pendant un draft, sauf si la table en a convenu.',
  tableTwice: 'Ne prenez pas place deux fois à la même table avec deux comptes.',
  tableFaults:
    'Si vous trouvez un défaut, prévenez l’hôte de ce site. Ne l’utilisez pas contre les autres, et n’essayez pas de mettre le site à terre.',
  tableHost:
    'L’hôte d’une table décide qui y joue. L’hôte de ce site peut supprimer des messages, fermer des tables et fermer des comptes qui enfreignent ces règles, et vous dira pourquoi si vous le demandez.',

  kept: 'Ce que nous gardons, et combien de temps',
  keptAll: 'Voici tout ce que nous gardons à votre sujet, pourquoi nous le gardons et quand cela disparaît :',
  keptHandle: 'Pseudo, masque et texte de profil',
  keptHandleWords:
    'Pour que les autres sachent avec qui ils jouent. Jusqu’à ce que vous les changiez ou supprimiez votre compte.',
  keptEmail: 'Adresse e-mail',
  keptEmailWords:
    'Pour confirmer qu’elle est à vous et pour vous permettre de revenir. Jamais montrée aux autres membres. Jusqu’à ce que vous supprimiez votre compte.',
  keptPassword: 'Mot de passe',
  keptPasswordWords:
    'Seulement sous forme de hash (argon2id), qui ne permet pas de le retrouver. Jusqu’à ce que vous le changiez ou supprimiez votre compte.',
  keptSignIns: 'Connexions',
  keptSignInsWords:
    'Une entrée pour chaque navigateur où votre session est ouverte : quand elle a commencé, quand elle a servi pour la dernière fois et le type de navigateur. Une connexion prend fin après 7 jours sans visite, après 30 jours au plus tard, ou dès que vous vous déconnectez. Son entrée est supprimée 30 jours après son début.',
  keptSecond: 'Second facteur',
  keptSecondWords:
    'Le secret que votre application partage avec nous, et vos codes de secours sous forme de hash. Jusqu’à ce que vous le désactiviez ou supprimiez votre compte.',
  keptPasskeys: 'Clés d’accès',
  keptPasskeysWords:
    'Leurs clés publiques, les noms que vous leur avez donnés et leur dernière utilisation ; le secret reste sur votre appareil. Jusqu’à ce que vous les supprimiez ou supprimiez votre compte.',
  keptTokens: 'Jetons d’accès et webhooks',
  keptTokensWords:
    'Les jetons uniquement sous forme de hash, avec leur nom et leur dernière utilisation, 90 jours au plus. Les adresses des webhooks sont chiffrées, et ce qui leur a été envoyé est gardé 30 jours. Jusqu’à ce que vous les supprimiez ou supprimiez votre compte.',
  keptGuests: 'Invités',
  keptGuestsWords:
    'Un invité qui n’est pas venu depuis 30 jours est supprimé, sauf s’il a joué dans un draft. Dans ce cas, seul le pseudo inventé reste.',
  keptDrafts: 'Drafts',
  keptDraftsWords:
    'Boosters, picks et résultats restent, car ils appartiennent à tous ceux qui ont joué. Vos decks, vos drafts d’entraînement enregistrés et vos messages de chat restent jusqu’à ce que vous supprimiez votre compte. Une table que personne ne rejoint est fermée après 24 heures.',
  keptMails: 'E-mails',
  keptMailsWords:
    'Un e-mail que nous avons envoyé est supprimé en un jour environ. Le lien qui confirme une adresse est valable 24 heures, le code qui l’accompagne 10 minutes, et le lien pour un nouveau mot de passe 30 minutes.',
  keptLinked: 'Connexions liées',
  keptLinkedWords:
    'Le nom de l’autre service, votre identifiant là-bas et l’adresse qu’il nous a donnée. Jusqu’à ce que vous le déliiez.',
  keptAttempts: 'Tentatives de connexion',
  keptAttemptsWords:
    'Pour ralentir quiconque essaie beaucoup de mots de passe, nous comptons les tentatives par adresse réseau, rendue illisible. Chaque compteur disparaît au bout d’une heure au plus.',
  keptLog: 'Journal du serveur',
  keptLogWords:
    'Quelle adresse de ce site a été demandée, quand, et depuis quelle adresse réseau, sans mots de passe, ni codes, ni rien de ce que vous avez écrit. L’hôte de ce site décide combien de temps il le garde.',

  browser: 'Dans votre navigateur',
  browserCookies:
    'Un cookie garde votre session ouverte. Un autre retient qu’une connexion a déjà eu lieu avec ce navigateur. Seul ce serveur peut les lire. Un troisième retient la langue choisie en bas de page, un quatrième que vous voulez les noms d’origine des cartes. Votre navigateur garde aussi un jeton de courte durée et vos choix pour ce navigateur, comme le thème clair ou sombre et votre dernier moyen de connexion. Rien de tout cela ne sert à vous suivre, il n’y a donc pas de bandeau pour vous demander votre accord.',
  browserOthers:
    'Toutes les pages, images et polices viennent de ce serveur. Aucune autre entreprise n’apprend que vous étiez ici.',

  letters: 'Les e-mails que nous envoyons',
  lettersWhen:
    'Nous vous écrivons quand vous confirmez une adresse, quand vous demandez un nouveau mot de passe, et quand quelque chose d’important change dans votre compte, pour que vous le remarquiez si ce n’était pas vous. Quand c’est votre tour dans un draft par correspondance, nous vous écrivons, sauf si vous désactivez cela dans votre profil. Nous n’envoyons pas de newsletter.',

  rights: 'Vos données sont à vous',
  rightsWhere: 'Dans votre <profile>profil</profile>, sous Compte, vous pouvez à tout moment :',
  rightsExport:
    '<strong>télécharger vos données</strong> : un seul fichier avec votre compte, vos drafts et vos decks, lisible par des personnes et des programmes',
  rightsSignIns: '<strong>voir et fermer les connexions</strong> : chaque navigateur connecté en votre nom',
  rightsDelete: '<strong>supprimer votre compte</strong> : tout de suite, et définitivement.',
  rightsGone:
    'Quand vous supprimez votre compte, votre pseudo, votre adresse, votre mot de passe, vos connexions, vos decks, vos drafts d’entraînement et vos messages de chat disparaissent. Vos places dans les drafts passés restent pour ceux qui ont joué avec vous, sans votre nom. Pour tout autre droit que la loi vous donne, contactez l’hôte de ce site.',

  cards: 'Les cartes et ce que vous écrivez',
  cardsWho:
    'Emberwake et Orbit Market, avec leurs noms, textes et images, appartiennent à {product}. Les noms et images d’autres jeux appartiennent à leurs propriétaires. L’hôte de ce site les ajoute et doit s’assurer d’en avoir le droit. Ce que vous écrivez, comme le nom d’un deck, reste à vous. Vous laissez le site le montrer aux personnes qui peuvent le voir, et à personne d’autre.',

  promise: 'Ce que nous ne pouvons pas promettre',
  promiseWhat:
    'Nous faisons de notre mieux, et nous avons testé ce que nous avons construit. Mais c’est un service gratuit, tenu à titre de loisir. Nous ne pouvons pas promettre qu’il soit toujours disponible, que rien ne se perde jamais ni qu’il convienne à un usage particulier. Dans la mesure où la loi le permet, personne ne peut réclamer de dommages et intérêts à ce titre. Là où la loi ne le permet pas, c’est la loi qui prime.',

  changes: 'Qui tient le site, et les changements',
  changesWho:
    'Ce site est tenu par la personne qui fait tourner ce serveur, appelée ici l’hôte de ce site. Pour la joindre, répondez à n’importe quel e-mail reçu du site. Elle en est responsable. Ceux qui ont fait {product} ne voient pas ce qui se passe ici.',
  operatorName: 'Hôte du site : {name}',
  operatorAddress: 'Adresse : {address}',
  operatorContact: 'Contact : <contact>{where}</contact>',
  changesHow:
    'Si ces conditions changent, le nouveau texte apparaît ici avec sa date. Si vous n’êtes pas d’accord, vous pouvez supprimer votre compte. La page <about>À propos de {product}</about> explique comment tout cela marche.',
});
