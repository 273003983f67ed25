import { contactTexts, supportHours } from '@streetlore/domain/contact';
import { lostLinkTexts } from '@streetlore/domain/lost-link';
import { routes } from '@streetlore/domain/paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyLive } from '../../server-rendering/lazy-live.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Surface } from '../../ui/surface.tsx';
import form from '../form/form.module.css';
import { SentScreen } from '../form/sent-screen.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { ContactHead } from './contact-head.tsx';
import { Faq } from './faq.tsx';

/** The server leaves the form out. */
const Panel = lazyLive(() => Promise.resolve(ContactPanel), {
  fallback: () => <Loading text={contactTexts.loading} height="36rem" />,
  ssr: false,
});

export default function ContactPage() {
  return (
    <>
      <ContactHead />
      <Surface material="paper" torn aria-label="Write to us">
        <div className={form.columns}>
          <Card spray="yellow">
            <Panel />
          </Card>
          <div className={form.aside}>
            <section aria-labelledby="reply" className={styles.card}>
              <h2 id="reply">A reply by tomorrow</h2>
              <p>{contactTexts.reply} To the address you give, and nowhere else.</p>
            </section>
            <section aria-labelledby="hours" className={styles.card} data-spray="cyan">
              <h2 id="hours">Support hours</h2>
              <dl className={styles.hours}>
                {supportHours.map(({ days, hours }) => (
                  <div key={days}>
                    <dt>{days}</dt>
                    <dd>{hours}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section aria-labelledby="out-there" className={styles.card} data-spray="green">
              <h2 id="out-there">On a hunt right now?</h2>
              <p>Send HINT for a nudge or RESEND for the last message. It is faster than we are.</p>
            </section>
            <section aria-labelledby="lost-link" className={styles.card}>
              <h2 id="lost-link">{lostLinkTexts.title}</h2>
              <p>
                <Link to={routes.bookingPage}>{lostLinkTexts.button}</Link>
              </p>
            </section>
            <section aria-labelledby="business" className={styles.card} data-spray="magenta">
              <h2 id="business">A business near a wall?</h2>
              <p>
                <Link to={routes.applyAsPartner}>Become a Partner</Link>
              </p>
            </section>
          </div>
        </div>
      </Surface>
      <Faq />
    </>
  );
}

export function ContactPanel() {
  const [isSent, setSent] = useState(false);
  if (!isSent) return <ContactForm onSent={() => setSent(true)} />;
  return (
    <SentScreen sticker="Got it" title={contactTexts.sent}>
      <p>Thank you for writing. {contactTexts.reply}</p>
      <Button onClick={() => setSent(false)}>{contactTexts.another}</Button>
    </SentScreen>
  );
}
