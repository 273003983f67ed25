import { routes } from '@streetlore/domain/paths';
import { linkTexts } from '@streetlore/domain/subscriber';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { toCallError } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Surface } from '../../ui/surface.tsx';
import { FormError } from '../form/form-error.tsx';
import { SentScreen } from '../form/sent-screen.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';

type Said = { readonly title: string; readonly text: string | null };

type LinkPageProps = {
  readonly texts: Readonly<Record<'title' | 'lead' | 'button' | 'over' | 'expired', string>>;
  readonly expiredTitle?: string;
  /** Resolves with null when the link is no longer valid. Rejects when the answer is not known. */
  readonly press: (token: string) => Promise<Said | null>;
  /** Null when what stands behind `#` is no whole token. */
  readonly tokenIn: (fragment: string) => string | null;
};

/**
 * The page behind a link in a mail. Only the button does anything, because mail programs open links
 * by themselves. The token stands behind `#`, so no log and no other site ever sees it.
 */
export function LinkPage({ texts, expiredTitle = linkTexts.expired, press, tokenIn }: LinkPageProps) {
  const token = tokenIn(useLocation().hash);
  const [said, setSaid] = useState<Said | 'expired' | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const go = async () => {
    if (token === null) return;
    setBusy(true);
    setFailed(null);
    try {
      setSaid((await press(token)) ?? 'expired');
    } catch (error) {
      const { code, message } = toCallError(error);
      setFailed(code === 'resource-exhausted' || code === 'failed-precondition' ? message : linkTexts.failed);
    } finally {
      setBusy(false);
    }
  };
  const isExpired = said === 'expired' || token === null;
  const title = isExpired ? expiredTitle : said ? texts.over : texts.title;
  return (
    <>
      <PageMeta title={title} description={texts.lead} unlisted />
      <PageHead art="contact" title={title} lead={title === texts.title && texts.lead} />
      <Surface material="paper" torn aria-label={title}>
        <Card spray="green">
          {isExpired ? (
            <p role="status">
              {texts.expired} <Link to={routes.home}>Home</Link> · <Link to={routes.contact}>Contact</Link>
            </p>
          ) : said === null ? (
            <>
              {failed && <FormError message={failed} />}
              <Button busy={busy} onClick={() => void go()}>
                {texts.button}
              </Button>
            </>
          ) : (
            <SentScreen sticker="Done" title={said.title}>
              {said.text && <p>{said.text}</p>}
              <Link to={routes.tours}>See the tours</Link>
            </SentScreen>
          )}
        </Card>
      </Surface>
    </>
  );
}
