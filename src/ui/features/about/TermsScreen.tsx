import { Link } from '@tanstack/react-router';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { Operator } from '#contract/routes/operator.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ReadingPage } from './ReadingPage.tsx';
import { Facts, Paragraph, Point, Points, strong, TextLink } from './ReadingText.tsx';

const product = PRODUCT_NAME;

/** The terms of service, with what the operator says of themselves. */
export function TermsScreen({ operator }: { readonly operator: Operator }) {
  const t = useMessages('terms');
  const paragraphs = (...texts: readonly string[]) =>
    texts.map((words) => <Paragraph key={words}>{words}</Paragraph>);
  const parts = [
    { id: 'short', title: t('short'), body: <InShort /> },
    {
      id: 'account',
      title: t('account'),
      body: paragraphs(t('accountNeed'), t('accountPassword'), t('accountProvider')),
    },
    { id: 'table', title: t('table'), body: <AtTheTable /> },
    { id: 'kept', title: t('kept'), body: <Kept /> },
    { id: 'browser', title: t('browser'), body: paragraphs(t('browserCookies'), t('browserOthers')) },
    { id: 'letters', title: t('letters'), body: paragraphs(t('lettersWhen')) },
    { id: 'rights', title: t('rights'), body: <YourRights /> },
    { id: 'cards', title: t('cards'), body: paragraphs(t('cardsWho', { product })) },
    { id: 'promise', title: t('promise'), body: paragraphs(t('promiseWhat')) },
    { id: 'changes', title: t('changes'), body: <Changes operator={operator} /> },
  ];
  return <ReadingPage title={t('title')} lead={t('lead')} parts={parts} />;
}

function InShort() {
  const t = useMessages('terms');
  return (
    <Points>
      <Point>{t('shortFree', { product })}</Point>
      <Point>{t('shortFair')}</Point>
      <Point>{t('shortData')}</Point>
      <Point>{t('shortSell')}</Point>
    </Points>
  );
}

function AtTheTable() {
  const t = useMessages('terms');
  return (
    <>
      <Paragraph>{t('tableWhy')}</Paragraph>
      <Points>
        <Point>{t('tableInsults')}</Point>
        <Point>{t('tablePacks')}</Point>
        <Point>{t('tableTwice')}</Point>
        <Point>{t('tableFaults')}</Point>
      </Points>
      <Paragraph>{t('tableHost')}</Paragraph>
    </>
  );
}

function Kept() {
  const t = useMessages('terms');
  return (
    <>
      <Paragraph>{t('keptAll')}</Paragraph>
      <Facts
        facts={[
          [t('keptHandle'), t('keptHandleWords')],
          [t('keptEmail'), t('keptEmailWords')],
          [t('keptPassword'), t('keptPasswordWords')],
          [t('keptSignIns'), t('keptSignInsWords')],
          [t('keptSecond'), t('keptSecondWords')],
          [t('keptPasskeys'), t('keptPasskeysWords')],
          [t('keptTokens'), t('keptTokensWords')],
          [t('keptGuests'), t('keptGuestsWords')],
          [t('keptDrafts'), t('keptDraftsWords')],
          [t('keptMails'), t('keptMailsWords')],
          [t('keptLinked'), t('keptLinkedWords')],
          [t('keptAttempts'), t('keptAttemptsWords')],
          [t('keptLog'), t('keptLogWords')],
        ]}
      />
    </>
  );
}

function YourRights() {
  const t = useMessages('terms');
  return (
    <>
      <Paragraph>
        {t.rich('rightsWhere', {
          profile: (words) => (
            <TextLink>
              <Link to="/profile">{words}</Link>
            </TextLink>
          ),
        })}
      </Paragraph>
      <Points>
        <Point>{t.rich('rightsExport', { strong })}</Point>
        <Point>{t.rich('rightsSignIns', { strong })}</Point>
        <Point>{t.rich('rightsDelete', { strong })}</Point>
      </Points>
      <Paragraph>{t('rightsGone')}</Paragraph>
    </>
  );
}

function Changes({ operator: { name, address, contact } }: { readonly operator: Operator }) {
  const t = useMessages('terms');
  return (
    <>
      <Paragraph>{t('changesWho', { product })}</Paragraph>
      {name !== null && <Paragraph>{t('operatorName', { name })}</Paragraph>}
      {address !== null && <Paragraph>{t('operatorAddress', { address })}</Paragraph>}
      {contact !== null && (
        <Paragraph>
          {t.rich('operatorContact', {
            contact: (words) => (
              <TextLink>
                <a href={contact}>{words}</a>
              </TextLink>
            ),
            where: contact.replace(/^(?:mailto:|https:\/\/)/, ''),
          })}
        </Paragraph>
      )}
      <Paragraph>
        {t.rich('changesHow', {
          product,
          about: (words) => (
            <TextLink>
              <Link to="/about">{words}</Link>
            </TextLink>
          ),
        })}
      </Paragraph>
    </>
  );
}
