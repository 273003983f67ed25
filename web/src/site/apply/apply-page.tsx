import { pageTexts } from '@streetlore/domain/page';
import { applicationTexts } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import { useState } from 'react';
import { usePublicStats } from '../../data/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Surface } from '../../ui/surface.tsx';
import form from '../form/form.module.css';
import { SentScreen } from '../form/sent-screen.tsx';
import { Crumb } from '../shell/crumb.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { ApplicationForm } from './application-form.tsx';
import styles from './apply.module.css';

const reasons = (reach: string) => [
  { title: 'People on foot', text: `${reach}, sent past your door one text at a time.` },
  { title: 'Your offer, your terms', text: 'A coffee, a record, half a pint: you decide what a solved wall is worth.' },
  { title: 'Nothing to install', text: 'Players show their phone. You honour the offer, they send CLAIMED, done.' },
];

export default function ApplyPage() {
  const [isSent, setSent] = useState(false);
  const stats = usePublicStats();
  const reach = applicationTexts.reach((stats.status === 'ready' && stats.data?.explorers) || null);
  return (
    <>
      <PageMeta {...pageTexts.applyAsPartner} />
      <PageHead
        art="partners"
        above={<Crumb to={routes.partners}>All partners</Crumb>}
        title={applicationTexts.title}
        lead={reach}
      />
      <Surface material="paper" torn aria-label={applicationTexts.title}>
        <div className={form.columns}>
          <Card spray="green">
            {isSent ? (
              <SentScreen sticker="See you at the wall" title={applicationTexts.submitted}>
                <p>Thank you for applying. {applicationTexts.review}</p>
                <LinkButton to={routes.home}>Back to Home</LinkButton>
              </SentScreen>
            ) : (
              <ApplicationForm onSent={() => setSent(true)} />
            )}
          </Card>
          <div className={form.aside}>
            <h2 className={styles.why}>Why join</h2>
            <ul className={styles.reasons}>
              {reasons(reach).map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
            <p>{applicationTexts.review}</p>
          </div>
        </div>
      </Surface>
    </>
  );
}
