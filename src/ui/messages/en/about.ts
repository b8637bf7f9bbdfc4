import { catalogue } from '#contract/messages/catalogue.ts';

/** The page about the product. */
export default catalogue({
  title: 'About {product}',
  lead: 'Draft any card game in your browser, with friends or with bots. Here’s how it works, how it stays fair and what it knows about you.',
  contents: 'On this page',

  what: 'What it is',
  whatDraft:
    'In a draft, everyone opens a pack of cards, keeps one and passes the rest on until all the cards are taken. Then you build a deck from what you kept. It’s one of the best ways to play a card game, and one of the hardest to set up: you need packs, people, a table and a free evening.',
  whatTable:
    '{product} takes care of the table. Open one and send the link or its short code, and your friends have a seat. Bots fill the rest. The server deals, passes and watches the clock. It saves every pick before it tells you the card is yours, so nothing is lost if your connection drops or the server restarts.',
  whatGames:
    'It isn’t made for one game. A game is data: its cards, its packs and its deck rules. Two of our own are included, <title>Emberwake</title> and <title>Orbit Market</title>, so you can start right away.',

  draft: 'How a draft works',
  figure: 'You keep one card. The rest of the pack goes to your left, and a new one comes.',
  draftChoose:
    '<strong>Select, then take.</strong> The first press only selects a card. You can change your mind until you confirm. If the clock runs out first, you get the selected card.',
  draftLeave:
    '<strong>No one waits forever.</strong> If someone leaves, the clock or a bot picks for their seat. They can come back to it at any time.',
  draftHidden:
    '<strong>Hands stay hidden.</strong> Your browser only receives cards you’re allowed to see, so there’s nothing to dig out.',
  draftInput:
    '<strong>Mouse, touch, keyboard or screen reader.</strong> Anything you can drag, you can also tap or type.',

  seal: 'Why you can trust the packs',
  sealWhy:
    'A computer that deals cards could look into the packs and change them. You shouldn’t have to trust that ours doesn’t. So every draft is sealed, and you can check the seal yourself.',
  before: 'Before',
  beforeWords:
    'The server picks a long secret number, the <strong>seed</strong>, and locks it away. Everyone in the lobby sees its <strong>fingerprint</strong>.',
  during: 'While you draft',
  duringWords:
    'Every pack follows from the seed, just as the order of a deck follows from one shuffle. A different seed would have a different fingerprint, so no pack can be swapped without everyone noticing.',
  after: 'After the last pick',
  afterWords:
    'The seed is revealed. On the results page, <strong>your own browser</strong> deals all the packs again and compares them with what was played, card by card.',
  sealNumbers:
    'The server can’t choose a seed it likes, either. Each player’s browser adds a secret number of its own, locked in before any of them is shown. The packs come from all the numbers together, so neither the server, the host nor the last player can steer them.',
  sealPrint:
    'Can anyone fake a fingerprint? It’s made by a public rule that only works one way. A seed gives its fingerprint in an instant, but no one has ever worked back from a fingerprint to a seed, or found two seeds that share one. The rule is called SHA-256, and banks and browsers rely on it every day.',
  sealLimits:
    '<strong>What the seal can’t do.</strong> It can’t see two friends telling each other their cards. And when you play alone against bots, no other browser adds a number, so the server’s number decides alone.',

  free: 'What it costs',
  freeAll:
    'Nothing. There’s nothing to buy, there are no ads, and no one can pay for a better seat. What you can do depends only on how you sign in:',
  freeGuest: 'As a guest',
  freeGuestWords: 'One press, no email, no password. Draft against bots or join any table you’re invited to.',
  freeAccount: 'With an account',
  freeAccountWords: 'Host tables for others. Your drafts, decks and history follow you to every device.',
  freeConfirmed: 'With a confirmed email',
  freeConfirmedWords:
    'Host tables that anyone can find in the list, and get back in if you forget your password.',
  freeUpgrade: 'If you create an account later, you keep everything you did as a guest.',

  kept: 'What it knows about you',
  keptWhat:
    'Your handle, your email address, your password in a form no one can read back, and what you did at the tables. No other site learns that you’re here: pages, pictures and emails all come from this server, and no one else tracks or counts your visits.',
  keptMore:
    'How long we keep each thing, how to download your data and how to delete it are in the <terms>terms of service</terms>, in a table you can read in a minute.',

  host: 'Who runs this site',
  hostWho:
    'Anyone can run {product} on their own computer. The person who runs this site is called the site host on these pages. They choose which games are here, answer for the site and help when something goes wrong.',
  hostReach: 'To reach the site host, reply to any email the site has sent you.',
  hostTest:
    'If you test software, the <bench>test bench</bench> shows how the site works inside: what each screen knows, step by step, with sandbox copies to try. Anyone who is signed in can use it, and it can’t do anything you couldn’t do anyway.',

  made: 'Fonts, icons and drawings',
  madeWho:
    'Card art, masks, card backs and the pictures on these pages are drawn by the program itself. For the rest, thank you to the people who gave these away:',
  madeFraunces: 'Titles and card names. SIL Open Font License 1.1.',
  madeInstrument: 'Everything you read. SIL Open Font License 1.1.',
  madeGeist: 'Clocks, counts and codes. SIL Open Font License 1.1.',
  madePhosphor: 'The icons on buttons. MIT License.',
  madeOthers:
    'Names and pictures of other games belong to their owners. None of those owners makes, endorses or funds {product}.',
});
