import { Link } from '@tanstack/react-router';
import { PRODUCT_NAME } from '#contract/product.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { PassingFigure } from './PassingFigure.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import { Facts, Note, Paragraph, Point, Points, strong, TextLink } from './ReadingText.tsx';
import { SealFigure } from './SealFigure.tsx';

const product = PRODUCT_NAME;
// The names of fonts and icons are the same in every language.
const FONTS = {
  fraunces: 'Fraunces',
  instrument: 'Instrument Sans',
  geist: 'Geist Mono',
  icons: 'Phosphor Icons',
};

/** What Passleft is, how a draft goes, and what the seal is good for. */
export function AboutScreen() {
  const t = useMessages('about');
  const parts = [
    { id: 'what', title: t('what'), body: <WhatItIs /> },
    { id: 'draft', title: t('draft'), body: <HowADraftGoes /> },
    { id: 'seal', title: t('seal'), body: <Seal /> },
    { id: 'free', title: t('free'), body: <WhatItCosts /> },
    { id: 'kept', title: t('kept'), body: <WhatIsKept /> },
    { id: 'host', title: t('host'), body: <WhoRunsIt /> },
    { id: 'made', title: t('made'), body: <Credits /> },
  ];
  return <ReadingPage title={t('title', { product })} lead={t('lead')} parts={parts} />;
}

function WhatItIs() {
  const t = useMessages('about');
  return (
    <>
      <Paragraph>{t('whatDraft')}</Paragraph>
      <Paragraph>{t('whatTable', { product })}</Paragraph>
      <Paragraph>{t.rich('whatGames', { title: (words) => <em>{words}</em> })}</Paragraph>
    </>
  );
}

function HowADraftGoes() {
  const t = useMessages('about');
  return (
    <>
      <PassingFigure caption={t('figure')} />
      <Points>
        {(['draftChoose', 'draftLeave', 'draftHidden', 'draftInput'] as const).map((key) => (
          <Point key={key}>{t.rich(key, { strong })}</Point>
        ))}
      </Points>
    </>
  );
}

function Seal() {
  const t = useMessages('about');
  return (
    <>
      <Paragraph>{t('sealWhy')}</Paragraph>
      <SealFigure />
      <Paragraph>{t('sealNumbers')}</Paragraph>
      <Paragraph>{t('sealPrint')}</Paragraph>
      <Note>{t.rich('sealLimits', { strong })}</Note>
    </>
  );
}

function WhatItCosts() {
  const t = useMessages('about');
  return (
    <>
      <Paragraph>{t('freeAll')}</Paragraph>
      <Facts
        facts={[
          [t('freeGuest'), t('freeGuestWords')],
          [t('freeAccount'), t('freeAccountWords')],
          [t('freeConfirmed'), t('freeConfirmedWords')],
        ]}
      />
      <Paragraph>{t('freeUpgrade')}</Paragraph>
    </>
  );
}

function WhatIsKept() {
  const t = useMessages('about');
  return (
    <>
      <Paragraph>{t('keptWhat')}</Paragraph>
      <Paragraph>
        {t.rich('keptMore', {
          terms: (words) => (
            <TextLink>
              <Link to="/terms-of-service" hash="kept">
                {words}
              </Link>
            </TextLink>
          ),
        })}
      </Paragraph>
    </>
  );
}

function WhoRunsIt() {
  const t = useMessages('about');
  return (
    <>
      <Paragraph>{t('hostWho', { product })}</Paragraph>
      <Paragraph>{t('hostReach')}</Paragraph>
      <Paragraph>
        {t.rich('hostTest', {
          bench: (words) => (
            <TextLink>
              <Link to="/test">{words}</Link>
            </TextLink>
          ),
        })}
      </Paragraph>
    </>
  );
}

function Credits() {
  const t = useMessages('about');
  return (
    <>
      <Paragraph>{t('madeWho')}</Paragraph>
      <Facts
        facts={[
          [FONTS.fraunces, t('madeFraunces')],
          [FONTS.instrument, t('madeInstrument')],
          [FONTS.geist, t('madeGeist')],
          [FONTS.icons, t('madePhosphor')],
        ]}
      />
      <Paragraph>{t('madeOthers', { product })}</Paragraph>
    </>
  );
}
