import { catalogue } from '#contract/messages/catalogue.ts';

/** What Admins do for people: links, confirmations, notes, invitations, and actions for one person or many. */
export default catalogue({
  helpTitle: 'Help with the account',
  sendLink: 'Send password link',
  confirm: 'Confirm address',
  unconfirm: 'Withdraw confirmation',
  resetFactor: 'Reset second factor',
  delete: 'Delete account',
  suspend: 'Suspend',
  endSessions: 'Log out',
  confirmHint: 'Confirm an address only if you know it’s theirs. It logs nobody out and removes no sign-in.',
  unconfirmHint: 'An Admin confirmed this address. It isn’t proven until they open a link sent to it.',
  confirmed: 'Confirmed {name}’s address.',
  unconfirmed: 'Withdrew the confirmation of {name}’s address.',
  adminHint: 'Take the Admin role away before you reset the second factor or delete the account.',
  failed: 'That didn’t work',

  notesTitle: 'Notes',
  notesHint: 'Only Admins see these.',
  noteLabel: 'New note about {name}',
  noteSave: 'Save note',
  noteRemove: 'Remove',
  noteRemoveLabel: 'Remove the note by {author}',
  noteBy: '{author}, {at, date, ::dMMMyyyy}',
  noteByNobody: 'a former Admin',
  noteSaved: 'Saved a note about {name}.',
  noteRemoved: 'Removed a note about {name}.',

  bulkTooMany: 'Select up to {most, number} people one by one to change them together.',
  bulkMore: '{count, plural, one {and 1 more} other {and # more}}',
  askTitle:
    '{action, select, suspend {Suspend} endSessions {Log out} sendLink {Send a password link to} resetFactor {Reset the second factor of} delete {Delete} other {Withdraw the invitation of}} {name}?',
  askTitleMany:
    '{action, select, suspend {Suspend {count, number} people?} endSessions {Log {count, number} people out?} sendLink {Send {count, number} people a password link?} resetFactor {Reset {count, number} second factors?} delete {Delete {count, number} accounts?} other {Withdraw {count, number} invitations?}}',
  who: 'Who: {names}',
  meansSuspend:
    'They’re logged out everywhere and can’t log in for that long. A bot plays their running seats. Decks and results stay.',
  meansEndSessions: 'They’re logged out on every device and can log in again.',
  meansSendLink: 'They get the same email as after “Forgot your password?”. The link works for 30 minutes.',
  meansResetFactor:
    'Logging in then asks for the password only. They’re logged out everywhere and get an email that says so. Check first that it’s really them asking.',
  meansDeleteGoes:
    'Gone for good: name, email address, sign-ins, decks, card lists, chat lines and notes. It can’t be undone.',
  meansDeleteStays:
    'Drafts of other players stay whole. The seat is shown as “Left member”. They get an email about it.',
  meansWithdraw:
    'They leave this list, and an email that hasn’t left yet isn’t sent. The link of a sent email still opens the sign-up page.',
  yes: '{action, select, suspend {Suspend} endSessions {Log out} sendLink {Send} resetFactor {Reset} delete {Delete} other {Withdraw}}',
  cancel: 'Cancel',
  close: 'Close',
  reasonLabel: 'Reason, shown to them',
  reasonMissing: 'Say why, in a few words.',
  termLabel: 'For how long',
  termDays: '{days, plural, one {# day} other {# days}}',
  termNone: 'Until it’s lifted',
  workingTitle: 'Working',
  progress: '{done, number} of {count, number} done',
  stop: 'Stop',
  stopping: 'Stopping after this one',
  toldTitle: '{done, number} done, {refused, number} refused',
  toldAllDone: '{done, plural, one {Done} other {All # done}}',
  toldSkipped: '{count, plural, one {1 person wasn’t reached.} other {# people weren’t reached.}}',
  resultDone: 'Done',
  doneNotice:
    '{action, select, suspend {Suspended {name}.} endSessions {Logged {name} out everywhere.} sendLink {Sent {name} a link to set a new password.} resetFactor {Reset the second factor of {name}.} delete {Deleted the account of {name}.} other {Withdrew the invitation of {name}.}}',

  inviteLabel: 'Email address to invite',
  inviteHint:
    'They get an email with a link to create an account, as a member. You can invite 20 people a day.',
  invite: 'Invite',
  invited: 'Invited {email}.',
  invitationsLabel: 'Open invitations',
  invitationsSearch: 'Address or Admin',
  invitationsEmpty: 'No open invitations',
  invitationsEmptyHint:
    'People you invite are listed here until they create an account, for 30 days at most.',
  columnEmail: 'Address',
  columnInvitedBy: 'Invited by',
  columnSent: 'Sent',
  withdraw: 'Withdraw',
});
