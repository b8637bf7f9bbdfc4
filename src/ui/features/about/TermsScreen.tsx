import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';
import { ReadingPage, type ReadingPart } from './ReadingPage.tsx';

export const TermsScreen = () => (
  <ReadingPage
    title="Terms of service"
    lead="What you may expect of this site, what it expects of you, and what it keeps about you. Written to be read, in force since 21 November 2026."
    parts={PARTS}
  />
);

const InShort = () => (
  <ul>
    <li>{PRODUCT_NAME} is free, and it is offered as it is.</li>
    <li>Be fair and kind at the table. The host of this site may close accounts that are not.</li>
    <li>
      We keep what the game needs, for as long as it needs it. You can take your data with you and delete your
      account at any time, without asking anybody.
    </li>
    <li>We sell nothing, show no advertisements and pass nothing on.</li>
  </ul>
);

const YourAccount = () => (
  <>
    <p>
      You can look around without saying who you are, draft as a guest, or create an account. For an account
      you need an address at which you read your mail, because that is the only way back in when a password is
      lost. One account belongs to one person; do not share it, and do not pretend to be somebody else.
    </p>
    <p>
      Take care of your password. If you use it elsewhere too, anybody who learns it there can draft as you
      here. A second factor, which you can switch on in your profile, keeps them out even then.
    </p>
    <p>
      If you log in through another service, that service tells us who you are there and, if you allow it,
      your e-mail address. We never learn your password there and write nothing to it.
    </p>
  </>
);

const AtTheTable = () => (
  <>
    <p>Other people sit there, and they came to play. So:</p>
    <ul>
      <li>No insults, threats or hatred, in the chat, in a handle or in a few words about yourself.</li>
      <li>Do not tell others what is in your pack while a draft runs, unless the table has agreed to it.</li>
      <li>Do not sit at one table twice with two accounts.</li>
      <li>
        Finding a fault is welcome: tell the host of this site. Using it against others, or trying to bring
        the site down, is not.
      </li>
    </ul>
    <p>
      Whoever hosts a table decides who sits at it. The host of this site may remove words, end tables and
      close accounts that break these rules, and says why when asked.
    </p>
  </>
);

const Kept = () => (
  <>
    <p>Everything that is kept about you, why, and when it goes:</p>
    <dl className="reading-table">
      <Row name="Handle, mask and a few words about you">
        So that others know who sits there. Until you change them or delete your account.
      </Row>
      <Row name="E-mail address">
        To confirm that it is yours and to let you back in. Never shown to other members. Until you delete
        your account.
      </Row>
      <Row name="Password">
        Kept only as a fingerprint (argon2id), from which it cannot be read back. Until you change it or
        delete your account.
      </Row>
      <Row name="Sign-ins">
        One entry for each browser in which you are logged in: when it began, when it was last used, which
        kind of browser. A sign-in ends after 7 days without a visit and after 30 days at the latest, or at
        once when you log out; its entry is deleted 30 days after it began.
      </Row>
      <Row name="Second factor">
        The secret that your app shares with us, and your recovery codes as fingerprints. Until you switch it
        off or delete your account.
      </Row>
      <Row name="Guests">
        A guest who has not been here for 30 days is deleted, unless a draft remembers the seat. Then only the
        made-up handle stays.
      </Row>
      <Row name="Drafts">
        Packs, picks and results stay, because they belong to everybody who sat there. Your decks, the
        practice drafts you saved and what you said in the chat of a table stay until you delete your account.
        A table that nobody came to is closed after 24 hours.
      </Row>
      <Row name="Letters">
        A letter that we sent is deleted within a day or so. The link that confirms an address works for 24
        hours, the code beside it for 10 minutes, the link for a new password for 30 minutes.
      </Row>
      <Row name="Linked sign-ins">
        The name of the other service, your number there and the address it told us. Until you unlink it.
      </Row>
      <Row name="Counting attempts">
        To slow down whoever tries many passwords, we count attempts by network address, scrambled. Each count
        goes after an hour at the latest.
      </Row>
      <Row name="Server log">
        Which address of this site was asked for, when, from which network address, without passwords, codes
        or what you wrote. The host of this site decides how long it is kept.
      </Row>
    </dl>
  </>
);

const InYourBrowser = () => (
  <>
    <p>
      One cookie keeps you logged in, another remembers that you logged in with this browser before; no page
      can read them, only this server. Beside it your browser stores a short-lived pass and what you chose for
      this browser, such as light or dark and the button with which you logged in last. Nothing of it is there
      to follow you, which is why no banner asks you to agree to it.
    </p>
    <p>All pages, pictures and fonts come from this server. No other company is told that you were here.</p>
  </>
);

const Letters = () => (
  <p>
    We write to you when you confirm an address, when you ask for a new password, and when something important
    about your account has changed, so that you notice if it was not you. We send no newsletters.
  </p>
);

const YourRights = () => (
  <>
    <p>
      In your{' '}
      <Link to="/profile" className="link">
        profile
      </Link>
      , under Account, you can at any time
    </p>
    <ul>
      <li>
        <b>export your data</b>: one file with your account, your drafts and your decks, which people and
        programs can read;
      </li>
      <li>
        <b>see and end sign-ins</b>: every browser that is logged in as you;
      </li>
      <li>
        <b>delete your account</b>: at once, and for good.
      </li>
    </ul>
    <p>
      When you delete your account, your handle, your address, your password, your sign-ins, your decks, your
      practice drafts and what you said in chats are gone. The seats you held in drafts stay for the others
      who sat there, without your name. For anything else the law of your country lets you ask, write to the
      host of this site.
    </p>
  </>
);

const Cards = () => (
  <p>
    Emberwake and Orbit Market, their names, texts and pictures, belong to {PRODUCT_NAME}. Names and pictures
    of other games belong to their owners; the host of this site adds them and answers for having the right
    to. What you write yourself, such as the name of a deck, stays yours. You let the site show it to those
    who may see it, and no more.
  </p>
);

const AsItIs = () => (
  <p>
    We do our best, and we have tested what we built. Still, this is a free service for a pastime: there is no
    promise that it is always there, that nothing is ever lost or that it suits a certain purpose. As far as
    the law allows, nobody can demand damages for it. Where the law does not allow that, it goes first.
  </p>
);

const Changes = () => (
  <>
    <p>
      This site is run by the person who runs this server, here called the host of this site. You reach them
      by answering any letter that the site has sent you. They answer for it; the people who wrote the program{' '}
      {PRODUCT_NAME} do not see what happens here.
    </p>
    <p>
      If these terms change, the new text stands here with its date. If you do not agree with it, you can
      delete your account.{' '}
      <Link to="/about" className="link">
        About {PRODUCT_NAME}
      </Link>{' '}
      tells more about how it all works.
    </p>
  </>
);

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const PARTS: readonly ReadingPart[] = [
  { id: 'short', title: 'In short', body: <InShort /> },
  { id: 'account', title: 'Your account', body: <YourAccount /> },
  { id: 'table', title: 'At the table', body: <AtTheTable /> },
  { id: 'kept', title: 'What is kept, and how long', body: <Kept /> },
  { id: 'browser', title: 'In your browser', body: <InYourBrowser /> },
  { id: 'letters', title: 'Letters we write', body: <Letters /> },
  { id: 'rights', title: 'Your data is yours', body: <YourRights /> },
  { id: 'cards', title: 'Cards and what you write', body: <Cards /> },
  { id: 'promise', title: 'What we cannot promise', body: <AsItIs /> },
  { id: 'changes', title: 'Who runs it, and changes', body: <Changes /> },
];
