import { routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import type { UnreachedPhone } from '@streetlore/domain/sms';
import { formatSince } from '@streetlore/domain/time';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LiveView } from '../../data/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { useLondonDay } from '../../ui/use-london-day.ts';
import { useNow } from '../../ui/use-now.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CallSign } from '../call-link.tsx';
import { actionTexts } from '../hunts/actions/texts.ts';
import type { FailedText } from '../hunts/thread/data.ts';
import { Delivery } from '../hunts/thread/delivery.tsx';
import { Resend } from '../hunts/thread/resend.tsx';
import { kindOf } from '../hunts/thread/texts.ts';
import look from '../hunts/thread/thread.module.css';
import { withThread } from './address.ts';
import { useUnreachedPhones } from './data.ts';
import styles from './sms.module.css';
import { smsTexts as texts } from './texts.ts';

const TICK = 60_000;
const SHOWN = 3;

export function UndeliveredPhones() {
  const live = useUnreachedPhones(useLondonDay());
  return (
    <LiveView live={live} loading={null} failed={texts.undeliveredFailed}>
      {(phones) => (phones.length > 0 ? <Phones phones={phones} /> : null)}
    </LiveView>
  );
}

function Phones({ phones }: { readonly phones: readonly UnreachedPhone<FailedText>[] }) {
  const now = useNow(TICK);
  const [isWhole, setWhole] = useState(false);
  return (
    <section aria-labelledby="undelivered" className={styles.undelivered}>
      <h2 id="undelivered" className={styles.undeliveredHeading}>
        {texts.undelivered}
      </h2>
      <ul className={styles.undeliveredList}>
        {(isWhole ? phones : phones.slice(0, SHOWN)).map((phone) => (
          <Phone key={phone.phone_number} phone={phone} now={now} />
        ))}
      </ul>
      {phones.length > SHOWN && (
        <Button
          size="small"
          variant="outline"
          className={styles.undeliveredMore}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.undeliveredFewer : texts.undeliveredAll(phones.length)}
        </Button>
      )}
    </section>
  );
}

type PhoneProps = {
  readonly phone: UnreachedPhone<FailedText>;
  readonly now: Date;
};

function Phone({ phone: { phone_number, newest, texts: count, mayRetry, hunt }, now }: PhoneProps) {
  const name = formatPhone(phone_number);
  const inHunt = (step: 'replace' | 'drop') =>
    `${routes.adminPlayer(phone_number)}?${new URLSearchParams({ [step]: hunt?.id ?? '' })}`;
  return (
    <li className={styles.undeliveredText}>
      <p className={look.about}>
        <Link to={`${routes.adminSection('sms')}?${withThread(new URLSearchParams(), phone_number)}`}>{name}</Link>
        <CallSign number={phone_number} />
        <span>{count > 1 ? texts.undeliveredTexts(count, kindOf(newest)) : kindOf(newest)}</span>
        {newest.tour_name && <span>{newest.tour_name}</span>}
        {newest.is_test && <Badge>{texts.test}</Badge>}
        <time dateTime={newest.sent_at.toISOString()}>{formatSince(newest.sent_at, now)}</time>
        <Delivery text={newest} />
      </p>
      <div className={styles.undeliveredWays}>
        {mayRetry && <Resend key={newest.id} text={newest} announced />}
        {hunt && (
          <LinkButton size="small" variant="outline" to={inHunt('replace')}>
            {actionTexts.number.label}
            <VisuallyHidden> {name}</VisuallyHidden>
          </LinkButton>
        )}
        {hunt?.hasOthers && (
          <LinkButton size="small" variant="outline" to={inHunt('drop')}>
            {actionTexts.dropNumber.label}
            <VisuallyHidden> {name}</VisuallyHidden>
          </LinkButton>
        )}
      </div>
    </li>
  );
}
