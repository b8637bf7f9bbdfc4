import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/about.ts';

export default translation<typeof english>()({
  title: 'À propos de {product}',
  lead: 'Draftez n’importe quel jeu de cartes dans votre navigateur, entre amis ou avec des bots. Voici comment ça marche, pourquoi c’est équitable et ce que le site sait de vous.',
  contents: 'Sur cette page',

  what: 'Ce que c’est',
  whatDraft:
    'Dans un draft, chacun ouvre un booster, garde une carte et passe le reste, jusqu’à ce que toutes les cartes soient prises. Ensuite, vous montez un deck avec ce que vous avez gardé. C’est l’une des meilleures façons de jouer aux cartes, et l’une des plus dures à organiser : il faut des boosters, du monde, une table et une soirée libre.',
  whatTable:
    '{product} s’occupe de la table. Ouvrez-en une, envoyez le lien ou son code court, et vos amis ont leur place. Des bots prennent les autres. Le serveur distribue, fait passer les boosters et surveille le chrono. Il enregistre chaque pick avant de vous dire que la carte est à vous : rien ne se perd si votre connexion tombe ou si le serveur redémarre.',
  whatGames:
    'Il n’est pas fait pour un seul jeu. Un jeu, ce sont des données : ses cartes, ses boosters et ses règles de deck. Deux jeux maison sont fournis, <title>Emberwake</title> et <title>Orbit Market</title>, pour que vous puissiez commencer tout de suite.',

  draft: 'Comment se passe un draft',
  figure: 'Vous gardez une carte. Le reste du booster part à votre gauche, et un autre arrive.',
  draftChoose:
    '<strong>Sélectionner, puis prendre.</strong> Le premier appui ne fait que sélectionner une carte. Vous pouvez changer d’avis jusqu’à la confirmation. Si le temps s’écoule avant, vous recevez la carte sélectionnée.',
  draftLeave:
    '<strong>Personne n’attend pour toujours.</strong> Si quelqu’un part, le chrono ou un bot choisit pour sa place, qu’il peut reprendre à tout moment.',
  draftHidden:
    '<strong>Les mains restent cachées.</strong> Votre navigateur ne reçoit que les cartes que vous avez le droit de voir : il n’y a rien à trouver en fouillant.',
  draftInput:
    '<strong>Souris, tactile, clavier ou lecteur d’écran.</strong> Tout ce qui se glisse peut aussi se toucher ou se taper.',

  seal: 'Pourquoi vous pouvez faire confiance aux boosters',
  sealWhy:
    'Un ordinateur qui distribue des cartes pourrait regarder dans les boosters et les changer. Vous ne devriez pas avoir à nous croire sur parole. Chaque draft est donc scellé, et vous pouvez vérifier le sceau vous-même.',
  before: 'Avant',
  beforeWords:
    'Le serveur choisit un long nombre secret, la <strong>graine</strong>, et le met sous clé. Tout le monde au lobby voit son <strong>empreinte</strong>.',
  during: 'Pendant le draft',
  duringWords:
    'Chaque booster découle de la graine, comme l’ordre d’un deck découle d’un seul mélange. Une autre graine aurait une autre empreinte : aucun booster ne peut être échangé sans que tout le monde le remarque.',
  after: 'Après le dernier pick',
  afterWords:
    'La graine est révélée. Sur la page des résultats, <strong>votre propre navigateur</strong> redistribue tous les boosters et les compare, carte par carte, à ce qui a été joué.',
  sealNumbers:
    'Le serveur ne peut pas non plus choisir une graine à son goût. Le navigateur de chaque joueur ajoute son propre nombre secret, mis sous clé avant que le premier soit montré. Les boosters viennent de tous ces nombres réunis : ni le serveur, ni l’hôte, ni le dernier joueur ne peuvent les influencer.',
  sealPrint:
    'Peut-on falsifier une empreinte ? Elle suit une règle publique qui ne marche que dans un sens. Une graine donne son empreinte en un instant, mais personne n’a jamais retrouvé une graine à partir d’une empreinte, ni trouvé deux graines qui partagent la même. Cette règle s’appelle SHA-256, et les banques comme les navigateurs s’y fient tous les jours.',
  sealLimits:
    '<strong>Ce que le sceau ne peut pas faire.</strong> Il ne voit pas deux amis qui se disent leurs cartes. Et quand vous jouez seul contre des bots, aucun autre navigateur n’ajoute de nombre : celui du serveur décide seul.',

  free: 'Ce que ça coûte',
  freeAll:
    'Rien. Il n’y a rien à acheter, pas de publicité, et personne ne peut payer pour une meilleure place. Ce que vous pouvez faire dépend seulement de la façon dont vous vous connectez :',
  freeGuest: 'En invité',
  freeGuestWords:
    'Un seul appui, sans e-mail ni mot de passe. Draftez contre des bots ou rejoignez toute table où l’on vous invite.',
  freeAccount: 'Avec un compte',
  freeAccountWords:
    'Ouvrez des tables pour les autres. Vos drafts, vos decks et votre historique vous suivent sur tous vos appareils.',
  freeConfirmed: 'Avec un e-mail confirmé',
  freeConfirmedWords:
    'Ouvrez des tables que tout le monde trouve dans la liste, et revenez si vous oubliez votre mot de passe.',
  freeUpgrade: 'Si vous créez un compte plus tard, vous gardez tout ce que vous avez fait en invité.',

  kept: 'Ce que le site sait de vous',
  keptWhat:
    'Votre pseudo, votre adresse e-mail, votre mot de passe sous une forme que personne ne peut relire, et ce que vous avez fait aux tables. Aucun autre site n’apprend que vous êtes ici : pages, images et e-mails viennent tous de ce serveur, et personne d’autre ne suit ni ne compte vos visites.',
  keptMore:
    'Combien de temps nous gardons chaque chose, comment télécharger vos données et comment les supprimer : tout est dans les <terms>conditions d’utilisation</terms>, dans un tableau qui se lit en une minute.',

  host: 'Qui tient ce site',
  hostWho:
    'N’importe qui peut faire tourner {product} sur son propre ordinateur. Ce site est tenu par l’une de ces personnes, appelée « l’hôte de ce site » sur ces pages. Elle choisit les jeux qui sont ici, répond du site et aide quand quelque chose ne va pas.',
  hostReach: 'Pour joindre l’hôte, répondez à n’importe quel e-mail reçu du site.',
  hostTest:
    'Si vous testez des logiciels, le <bench>banc d’essai</bench> montre comment le site marche à l’intérieur : ce que sait chaque écran, pas à pas, avec des copies sur lesquelles essayer. Toute personne connectée peut s’en servir, et il ne permet rien que vous ne puissiez faire autrement.',

  made: 'Polices, icônes et dessins',
  madeWho:
    'Les illustrations des cartes, les masques, les dos et les images de ces pages sont dessinés par le programme lui-même. Pour le reste, merci à ceux qui ont offert ceci :',
  madeFraunces: 'Titres et noms de cartes. SIL Open Font License 1.1.',
  madeInstrument: 'Tout ce que vous lisez. SIL Open Font License 1.1.',
  madeGeist: 'Chronos, nombres et codes. SIL Open Font License 1.1.',
  madePhosphor: 'Les icônes des boutons. Licence MIT.',
  madeOthers:
    'Les noms et images d’autres jeux appartiennent à leurs propriétaires. Aucun d’eux ne fabrique, n’approuve ni ne finance {product}.',
});
