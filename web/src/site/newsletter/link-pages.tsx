import { linkToken, linkTexts as texts } from '@streetlore/domain/subscriber';
import { LinkPage } from '../form/link-page.tsx';
import { confirmSubscription, unsubscribe } from './data.ts';

/** `/newsletter/confirm#token`: where the newsletter's first mail leads. */
export const ConfirmPage = () => (
  <LinkPage
    texts={texts.confirm}
    press={async (token) => {
      const { outcome } = await confirmSubscription({ token });
      if (outcome === 'expired') return null;
      return { title: texts.thanks, text: outcome === 'already' ? texts.duplicate : null };
    }}
    isToken={isToken}
  />
);

/** `/newsletter/unsubscribe#token`: where a subscriber ends the subscription. */
export const UnsubscribePage = () => (
  <LinkPage
    texts={texts.unsubscribe}
    press={async (token) => {
      const { outcome } = await unsubscribe({ token });
      return outcome === 'expired' ? null : { title: texts.unsubscribe.done, text: null };
    }}
    isToken={isToken}
  />
);

const isToken = (typed: string) => linkToken.safeParse(typed).success;
