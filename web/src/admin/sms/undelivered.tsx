import { routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import { formatSince } from '@streetlore/domain/time';
import { Link } from 'react-router-dom';
import { LiveView } from '../../data/index.ts';
import { Badge } from '../../ui/sticker.tsx';
import { useLondonDay } from '../../ui/use-london-day.ts';
import { useNow } from '../../ui/use-now.ts';
import { withThread } from './address.ts';
import { type Text, useUndelivered } from './data.ts';
import { Delivery } from './delivery.tsx';
import { Resend } from './resend.tsx';
import styles from './sms.module.css';
import { kindOf, smsTexts as texts } from './texts.ts';

const TICK = 60_000;

/** Texts since yesterday that did not arrive, each to be sent again; nothing at all while there are none. */
export function Undelivered() {
  const live = useUndelivered(useLondonDay());
  return (
    <LiveView live={live} loading={null} failed={texts.undeliveredFailed}>
      {(found) => <UndeliveredTexts found={found} />}
    </LiveView>
  );
}

function UndeliveredTexts({ found }: { readonly found: readonly Text[] }) {
  const now = useNow(TICK);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="undelivered" className={styles.undelivered}>
      <h2 id="undelivered" className={styles.undeliveredHeading}>
        {texts.undelivered}
      </h2>
      <ul className={styles.undeliveredList}>
        {found.map((text) => (
          <li key={text.id} className={styles.undeliveredText}>
            <p className={styles.about}>
              <Link to={`${routes.adminSection('sms')}?${withThread(new URLSearchParams(), text.phone_number)}`}>
                {formatPhone(text.phone_number)}
              </Link>
              <span>{kindOf(text)}</span>
              {text.tour_name && <span>{text.tour_name}</span>}
              {text.is_test && <Badge>{texts.test}</Badge>}
              <time dateTime={text.sent_at.toISOString()}>{formatSince(text.sent_at, now)}</time>
              <Delivery text={text} />
            </p>
            <Resend text={text} announced />
          </li>
        ))}
      </ul>
    </section>
  );
}
