import { catalogue } from '#contract/messages/catalogue.ts';

/** Your profile: public card, choices, account and finished drafts; and the card of another member. */
export default catalogue({
  title: 'Profile',
  loading: 'Loading',
  tryAgain: 'Try again',
  tab: '{tab, select, card {Public card} drafting {Drafting} sounds {Sounds and notifications} accessibility {Accessibility} other {Account}}',
  needsAttention: ', needs your attention',
  keepDrafts: 'Keep your drafts',
  keepDraftsHint:
    'You’re here as a guest, {name}. Create an account to keep your drafts, decks and settings.',
  createAccount: 'Create an account',

  // Choices: whether they are saved.
  thisDevice: 'On this device',
  choicesUnknown: 'Your settings couldn’t be loaded',
  choicesUnknownHint:
    'These are the last ones this browser knows. Changes are saved as soon as the server answers.',
  choicesUnsaved: 'Your last change isn’t saved',
  choicesUnsavedHint: 'It works in this window. We keep it until it’s saved.',
  savingState:
    '{state, select, unknown {Not loaded yet.} kept {Changes save automatically.} changed {Saving…} saving {Saving…} saved {Saved. Changes save automatically.} other {Not saved.}}',
  savedAnnouncement: 'Saved.',

  // Drafting.
  picking: 'Picking',
  doubleClick: 'Double-click to take a card',
  doubleClickHint: 'A single click only selects it.',
  hints: 'Hints',
  hintsHint: 'Shows what a bot would take and why, where the host allows it. Press H to hear it.',
  foils: 'Foil shine',
  foilsHint: 'Foils gleam when you point at them or zoom in.',
  pool: 'My pool',
  showPool: 'Always show my pool',
  showPoolHint: 'Below the pack, if the screen has room for both.',
  poolOrder: 'Group by',
  poolOrderHint: 'How each draft starts. You can change it at the table.',
  orderLane: 'Lane',
  orderCost: 'Cost',
  orderRarity: 'Rarity',
  orderPicked: 'Pick order',
  hidePool: 'Keep my pool covered',
  hidePoolHint: 'For streaming: it stays hidden in the draft room until you show it.',
  cardSize: 'Card size',
  cardsSmall: 'Small',
  cardsFitted: 'As it fits',
  cardsLarge: 'Large',
  cardSizeHint:
    '{size, select, small {More cards side by side, with small text. Zoom in to read them.} large {Large pictures and names. You scroll through a full pack.} other {As large as possible with the whole pack in view.}}',

  // Sounds and notifications.
  soundsTitle: 'Sounds',
  sounds: 'Sounds at the table',
  soundsHint: 'Only for your own seat.',
  volume: 'Volume',
  percent: '{percent, number, ::percent}',
  soundPack: 'A pack arrives',
  soundPackHint: 'Two soft notes when it’s your turn.',
  soundSeconds: 'Your time is running out',
  soundSecondsHint: 'A tick at ten seconds, and for each of the last five.',
  soundOver: 'The draft is over',
  soundOverHint: 'Three notes, then your results open.',
  hear: 'Hear it',
  hearSound: 'Hear it: {sound}',
  soundsOff: 'Sounds are off.',
  volumeZero: 'The volume is at zero.',
  desktopTitle: 'Notifications',
  desktop: 'Desktop notifications',
  desktopHint:
    '{state, select, unsupported {This browser doesn’t support notifications.} unasked {Your browser asks for permission when you turn this on.} asking {Your browser is asking you now.} granted {For your turn, your last seconds and the end of a draft, while this tab is in the background.} other {Your browser blocks notifications from this site.}}',
  blockedHelp:
    'Open the site settings next to the address bar and allow notifications. Then you can use this switch.',

  // How you hear about turns in correspondence drafts.
  turnsTitle: 'Correspondence drafts',
  turnEmails: 'Email me when it’s my turn',
  turnEmailsHint: 'To your confirmed address. One email for all your tables, at most every half hour.',
  push: 'Push in this browser',
  pushHint:
    '{state, select, looking {Checking this browser.} unsupported {This browser doesn’t support push.} notInstalled {Install the app first: tap Share, then “Add to Home Screen”, and open Passleft from there.} denied {Your browser blocks notifications from this site.} off {Works while this site is closed, too. Your browser asks for permission when you turn this on.} on {This browser tells you about your turns, even while this site is closed.} keyChanged {This site has a new key, so push stopped here. Turn it on again.} turningOn {Your browser may be asking you now.} turningOff {Turning it off.} other {That didn’t work. Nothing is lost, so try again.}}',
  pushNoAnswer: 'Your browser’s push service didn’t answer.',
  quietHours: 'Quiet hours',
  quietHoursHint: 'Your clocks in correspondence drafts stand still, and nothing is sent to you.',
  quietFrom: 'From',
  quietTo: 'To',
  timeZone: 'Time zone',
  zoneOfBrowser: 'Found by this browser.',
  quietSum:
    '{hours, plural, one {# hour} other {# hours}}{minutes, plural, =0 {} one { and # minute} other { and # minutes}} a day, {most, number} at most. A clock that’s already running keeps the quiet hours it started with.',

  // Accessibility.
  display: 'Display',
  scheme: 'Colour scheme',
  schemeHint: 'Cards look the same in both.',
  schemeSystem: 'System',
  schemeDark: 'Dark',
  schemeLight: 'Light',
  motionAndKeys: 'Motion and keys',
  calmMotion: 'Calm motion',
  calmMotionHint: 'Cards fade instead of flying. When off, the site follows your system.',
  singleKeys: 'Single keys',
  singleKeysHint:
    'S, F, Z, Q, ? and 1 to 9 while the pack has the focus. Arrows, Space and Enter always work.',
  reading: 'Reading',
  textMode: 'Text mode',
  textModeHint:
    'Drafts list cards with their full text, without pictures. For screen readers and slow connections.',
  preview: 'Preview',
  lanes: 'Lanes',
  rarities: 'Rarities',
  shapes: 'Every lane and rarity has its own shape, so nothing depends on colour alone.',
});
