import { Link } from '@tanstack/react-router';
import { PRODUCT_NAME } from '#contract/product.ts';
import { PassingFigure } from './PassingFigure.tsx';
import { ReadingPage, type ReadingPart } from './ReadingPage.tsx';
import { SealFigure } from './SealFigure.tsx';

export const AboutScreen = () => (
  <ReadingPage
    title={`About ${PRODUCT_NAME}`}
    lead="A table for drafting any card game, in the browser, with friends or with bots. What it is, how it stays fair, and what it does with what it knows about you."
    parts={PARTS}
    hasLamp
  />
);

const WhatItIs = () => (
  <>
    <p>
      In a draft everybody opens a pack of cards, keeps one and passes the rest on, until all cards are taken.
      Then everybody builds a deck from what they kept. It is one of the best things to do with a pile of
      cards, and one of the hardest to set up: you need packs, people, a table and a free evening.
    </p>
    <p>
      {PRODUCT_NAME} takes care of the table. You open one, send a link or a short code, and whoever opens it
      has a seat. Free seats are taken by bots. The server deals, passes, watches the clock and writes down
      every pick before it says that you have it, so nothing is lost when a line drops or a server restarts.
    </p>
    <p>
      It knows no particular game. A game is data: its cards, its packs, the groups its decks are built along,
      the rules of a deck. Two games of our own come with it, <i>Emberwake</i> and <i>Orbit Market</i>, so
      that you can try everything at once.
    </p>
  </>
);

const HowADraftGoes = () => (
  <>
    <PassingFigure />
    <ul>
      <li>
        <b>Choose, then take.</b> The first press only selects a card. You can think again until you confirm;
        if the clock runs out first, the selected card is the one you get.
      </li>
      <li>
        <b>Nobody waits for ever.</b> If somebody leaves, the clock or a bot picks for that seat, and they can
        come back to it at any time.
      </li>
      <li>
        <b>Every hand is hidden.</b> Your browser is sent the cards you may see and no others. There is
        nothing to find by looking under the hood.
      </li>
      <li>
        <b>Mouse, finger, keys or a screen reader.</b> Everything that can be dragged can also be tapped and
        typed.
      </li>
    </ul>
  </>
);

const Seal = () => (
  <>
    <p>
      Whoever deals cards with a computer could look into the packs and change them. You should not have to
      trust that we do not, so each draft is sealed, and you can check the seal yourself.
    </p>
    <SealFigure />
    <p>
      And the server could not pick a seed to its liking either: each player’s browser adds a secret number of
      its own, promised in the same way before any of them is shown. The packs follow from all of these
      numbers together, so neither the server nor the host nor whoever comes last can steer them.
    </p>
    <p>
      Why can nobody cheat the fingerprint? It is made by a rule that everyone may know and that works in one
      direction only: from a seed the fingerprint is found in an instant, but from a fingerprint nobody has
      ever found a seed, nor two seeds that share one. An egg is as easy to scramble, and as hard to put
      together again. The rule is called SHA-256, and banks and browsers rely on it every day.
    </p>
    <p className="reading-note">
      <b>What the seal does not say.</b> It cannot see two friends who tell each other their cards. And at a
      table of your own against bots there is no other browser to add a number, so there the server’s number
      decides alone.
    </p>
  </>
);

const WhatIsFree = () => (
  <>
    <p>
      All of it. There is nothing to buy, no advertisement, and no better seat for anybody who pays. What you
      can do depends only on how well the site knows you:
    </p>
    <dl className="reading-table">
      <div>
        <dt>As a guest</dt>
        <dd>One press, no address, no password. Draft against bots, join any table you are invited to.</dd>
      </div>
      <div>
        <dt>With an account</dt>
        <dd>Host tables for others; drafts, decks and history stay with you on every device.</dd>
      </div>
      <div>
        <dt>With a confirmed address</dt>
        <dd>Host tables that everybody finds in the list, and get back in when a password is forgotten.</dd>
      </div>
    </dl>
    <p>A guest who creates an account keeps everything they did as a guest.</p>
  </>
);

const WhatIsKept = () => (
  <>
    <p>
      Your handle, your e-mail address, your password in a form from which it cannot be read back, and what
      you did at the tables. No other site learns that you are here: pages, pictures and letters all come from
      this server, and nothing counts or follows you for anybody else.
    </p>
    <p>
      How long each thing stays, how to take your data with you and how to delete it is in the{' '}
      <Link to="/terms-of-service" hash="kept" className="link">
        terms of service
      </Link>
      , in a table you can read in a minute.
    </p>
  </>
);

const WhoRunsIt = () => (
  <>
    <p>
      {PRODUCT_NAME} is a program that anybody can run on a computer of their own. This site is run by one
      such person, called “the host of this site” on these pages. The host decides which games are here,
      answers for the site and helps when something is wrong.
    </p>
    <p>To reach the host, answer any letter that the site has sent you.</p>
    <p>
      Whoever tests the site finds its inner workings laid open on the{' '}
      <Link to="/test" className="link">
        test bench
      </Link>
      : what the screens know, step by step, and copies of them to try anything with. It is for whoever is
      signed in and can do nothing that they could not do anyway.
    </p>
  </>
);

const Made = () => (
  <>
    <p>
      Card art, masks, backs and the pictures on these pages are drawn by the program itself. The rest is set
      with these, and we thank the people who gave them away:
    </p>
    <dl className="reading-table">
      <div>
        <dt>Fraunces</dt>
        <dd>Titles and card names. SIL Open Font License 1.1.</dd>
      </div>
      <div>
        <dt>Instrument Sans</dt>
        <dd>Everything you read. SIL Open Font License 1.1.</dd>
      </div>
      <div>
        <dt>Geist Mono</dt>
        <dd>Clocks, counts and codes. SIL Open Font License 1.1.</dd>
      </div>
      <div>
        <dt>Phosphor Icons</dt>
        <dd>The small signs on buttons. MIT License.</dd>
      </div>
    </dl>
    <p>
      Names and pictures of other games belong to their owners. {PRODUCT_NAME} is not made, approved or paid
      for by any of them.
    </p>
  </>
);

const PARTS: readonly ReadingPart[] = [
  { id: 'what', title: 'What it is', body: <WhatItIs /> },
  { id: 'draft', title: 'How a draft goes', body: <HowADraftGoes /> },
  { id: 'seal', title: 'Why you can trust the packs', body: <Seal /> },
  { id: 'free', title: 'What it costs', body: <WhatIsFree /> },
  { id: 'kept', title: 'What it knows about you', body: <WhatIsKept /> },
  { id: 'host', title: 'Who runs this site', body: <WhoRunsIt /> },
  { id: 'made', title: 'Fonts, icons and drawings', body: <Made /> },
];
