import { catalogue } from '#contract/messages/catalogue.ts';

/** The terms of service. */
export default catalogue({
  title: 'Terms of service',
  lead: 'What you can expect from this site, what it expects from you and what it keeps about you. In force since 21 November 2026.',

  short: 'In short',
  shortFree: '{product} is free, and it’s provided as is.',
  shortFair: 'Be fair and kind at the table. The site host can close accounts that aren’t.',
  shortData:
    'We keep what the game needs, for as long as it needs it. You can download your data or delete your account at any time, without asking anyone.',
  shortSell: 'We sell nothing, show no ads and share nothing.',

  account: 'Your account',
  accountNeed:
    'You can look around without telling us who you are, draft as a guest, or create an account. You need a working email address for an account, because that’s the only way back in if you lose your password. One account is for one person. Don’t share it, and don’t pretend to be someone else.',
  accountPassword:
    'Look after your password. If you also use it elsewhere, anyone who gets it there can log in as you here. A second factor, which you can turn on in your profile, keeps them out even then.',
  accountProvider:
    'If you log in through another service, it tells us who you are there and, if you allow it, your email address. We never see your password there and change nothing there.',

  table: 'At the table',
  tableWhy: 'House rules:',
  tableInsults: 'No insults, threats or hatred, in chat, in a handle or in your profile.',
  tablePacks: 'Don’t tell others what’s in your pack during a draft, unless the table has agreed to it.',
  tableTwice: 'Don’t sit at one table twice with two accounts.',
  tableFaults:
    'If you find a bug, please tell the site host. Don’t exploit it, and don’t try to bring the site down.',
  tableHost:
    'The host of a table decides who plays at it. The site host can remove messages, end tables and close accounts that break these rules, and will tell you why if you ask.',

  kept: 'What we keep, and for how long',
  keptAll: 'This is everything we keep about you, why we keep it and when we delete it:',
  keptHandle: 'Handle, mask and profile text',
  keptHandleWords:
    'So that others know who they’re playing with. Until you change them or delete your account.',
  keptEmail: 'Email address',
  keptEmailWords:
    'To confirm it’s yours and to let you back in. Never shown to other members. Until you delete your account.',
  keptPassword: 'Password',
  keptPasswordWords:
    'Only as a hash (argon2id), which can’t be read back. Until you change it or delete your account.',
  keptSignIns: 'Sign-ins',
  keptSignInsWords:
    'One entry for each browser you’re logged in with: when it began, when it was last used and the kind of browser. A sign-in ends after 7 days without a visit, after 30 days at the latest, or as soon as you log out. Its entry is deleted 30 days after it began.',
  keptSecond: 'Second factor',
  keptSecondWords:
    'The secret your app shares with us, and your recovery codes as hashes. Until you turn it off or delete your account.',
  keptPasskeys: 'Passkeys',
  keptPasskeysWords:
    'Their public keys, the names you gave them and when they were last used; the secret stays on your device. Until you remove them or delete your account.',
  keptTokens: 'Access tokens and web hooks',
  keptTokensWords:
    'Tokens only as hashes, with their names and when they were last used: 90 days at most. Addresses of web hooks are encrypted, and what they were sent is kept for 30 days. Until you remove them or delete your account.',
  keptGuests: 'Guests',
  keptGuestsWords:
    'We delete guests after 30 days away. If they played in a draft, we keep only their made-up handle.',
  keptDrafts: 'Drafts',
  keptDraftsWords:
    'Packs, picks and results stay, because they belong to everyone who played. Your decks, saved practice drafts and chat messages stay until you delete your account. A table that no one joins is closed after 24 hours.',
  keptMails: 'Emails',
  keptMailsWords:
    'An email we sent is deleted within a day or so. The link that confirms an address works for 24 hours, the code beside it for 10 minutes, and the link for a new password for 30 minutes.',
  keptLinked: 'Linked sign-ins',
  keptLinkedWords: 'The other service’s name, your ID there and the address it gave us. Until you unlink it.',
  keptAttempts: 'Login attempts',
  keptAttemptsWords:
    'To slow down anyone who tries many passwords, we count attempts by hashed IP address. Counts are deleted within an hour.',
  keptLog: 'Server log',
  keptLogWords:
    'Which address of this site was requested, when, and from which IP address, without passwords, codes or anything you wrote. The site host decides how long to keep it.',

  browser: 'In your browser',
  browserCookies:
    'One cookie keeps you logged in. Another remembers that you’ve logged in with this browser before. Only this server can read them. A third keeps the language you choose in the footer, and a fourth that you want the original names of cards. Your browser also stores a short-lived token and your choices for this browser, such as light or dark and how you logged in last. None of it is there to track you, so there’s no banner asking you to agree.',
  browserOthers:
    'All pages, pictures and fonts come from this server. No other company learns that you were here.',

  letters: 'Emails we send',
  lettersWhen:
    'We email you when you confirm an address, when you ask for a new password, and when something important about your account changes, so that you notice if it wasn’t you. When it’s your turn in a correspondence draft, we email you unless you turn that off in your profile. We don’t send newsletters.',

  rights: 'Your data is yours',
  rightsWhere: 'In your <profile>profile</profile>, under Account, you can at any time:',
  rightsExport:
    '<strong>download your data</strong>: one file with your account, drafts and decks, for people and programs to read',
  rightsSignIns: '<strong>see and end sign-ins</strong>: every browser that’s logged in as you',
  rightsDelete: '<strong>delete your account</strong>: right away, and for good.',
  rightsGone:
    'When you delete your account, your handle, address, password, sign-ins, decks, practice drafts and chat messages are gone. Your seats in past drafts stay for the others who played, without your name. For anything else you have a legal right to, contact the site host.',

  cards: 'Cards and what you write',
  cardsWho:
    'Emberwake and Orbit Market, with their names, texts and pictures, belong to {product}. Names and pictures of other games belong to their owners. The site host adds them and is responsible for having the right to. What you write, such as the name of a deck, stays yours. You let the site show it to the people who may see it, and no one else.',

  promise: 'What we can’t promise',
  promiseWhat:
    'We do our best, and we’ve tested what we built. Still, this is a free hobby service. We can’t promise that it’s always available, that nothing is ever lost or that it suits a particular purpose. As far as the law allows, no one can claim damages for it. Where the law doesn’t allow that, the law comes first.',

  changes: 'Who runs this site and how terms change',
  changesWho:
    'The person who runs this server runs the site. We call them the site host. To reach them, reply to any email the site has sent you. They’re responsible for it. The people who made {product} don’t see what happens here.',
  operatorName: 'Site host: {name}',
  operatorAddress: 'Address: {address}',
  operatorContact: 'Contact: <contact>{where}</contact>',
  changesHow:
    'If these terms change, the new text appears here with its date. If you don’t agree with it, you can delete your account. <about>About {product}</about> explains how it all works.',
});
