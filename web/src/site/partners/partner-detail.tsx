import { mapsLink, neighborhoods } from '@streetlore/domain/city';
import { partnerHead } from '@streetlore/domain/page';
import { type Partner, partnerTexts } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { AGE_LINE, REWARD_HOURS } from '@streetlore/domain/wording';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CreditedPicture } from '../../ui/credited-picture.tsx';
import { sprayOf } from '../../ui/spray.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Crumb } from '../shell/crumb.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { publicUrl } from '../shell/public-url.ts';
import { ShareButton } from '../shell/share-button.tsx';
import { OfferHours, OpeningHoursList } from './opening-hours.tsx';
import styles from './partners.module.css';

const REDEEM = [
  'Book a hunt that passes here and solve the stop.',
  `Show the reward on your phone within ${REWARD_HOURS} hours.`,
  'Reply CLAIMED and walk on to the next wall.',
] as const;

export function PartnerDetail({ partner }: { readonly partner: WithId<Partner> }) {
  const area = partner.area === 'unknown' ? null : partner.area;
  const where =
    partner.latitude === null || partner.longitude === null
      ? `${partner.name}, ${partner.address}`
      : { latitude: partner.latitude, longitude: partner.longitude };
  return (
    <div data-spray={sprayOf(partner.area)}>
      <PageMeta head={partnerHead(partner, publicUrl)} />
      <PageHead
        art="partners"
        above={
          <Crumb to={area ? routes.partnersOf(area) : routes.partners}>
            {area ? `Partners in ${neighborhoods[area].name}` : 'All partners'}
          </Crumb>
        }
        title={partner.name}
        lead={partner.address}
      >
        <Sticker>{partner.type}</Sticker>
      </PageHead>
      <Surface material="paper" torn>
        <div className={styles.detail}>
          <div className={styles.part}>
            <section className={styles.bigOffer} aria-labelledby="offer">
              <h2 id="offer">The offer</h2>
              <p className={styles.offerText}>{partner.offer}</p>
              {partner.offer_kind === 'alcohol' && <p>{AGE_LINE}</p>}
            </section>
            {partner.image_url && (
              <CreditedPicture
                picture={partner}
                className={styles.picture}
                alt={partner.name}
                width="960"
                height="640"
                loading="lazy"
              />
            )}
            {partner.description && (
              <section aria-labelledby="about">
                <h2 id="about" className={styles.heading}>
                  About
                </h2>
                <p>{partner.description}</p>
              </section>
            )}
            <section aria-labelledby="redeem">
              <h2 id="redeem" className={styles.heading}>
                {partnerTexts.redeem}
              </h2>
              <ol className={styles.redeem}>
                {REDEEM.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <div className={styles.call}>
                <LinkButton to={routes.tours}>Find a hunt</LinkButton>
              </div>
            </section>
          </div>
          <Card className={styles.part}>
            <section aria-labelledby="location">
              <h2 id="location" className={styles.heading}>
                Location
              </h2>
              <p>{partner.address}</p>
              <p className={styles.ways}>
                <a href={mapsLink(where)} target="_blank" rel="noreferrer">
                  {partnerTexts.openInMaps}
                </a>
                <ShareButton title={`${partner.name}: ${partner.offer}`} />
              </p>
            </section>
            <OpeningHoursList stored={partner.opening_hours} />
            <section aria-labelledby="visit">
              <h2 id="visit" className={styles.heading}>
                Visit information
              </h2>
              <ul>
                <li>{partnerTexts.show}</li>
                <li>{partnerTexts.valid}</li>
                <OfferHours stored={partner.offer_hours} />
                {partner.website && (
                  <li>
                    {partner.opening_hours ? 'More on ' : 'Opening hours and more on '}
                    <a href={partner.website} target="_blank" rel="noreferrer">
                      their website
                    </a>
                  </li>
                )}
              </ul>
            </section>
          </Card>
        </div>
      </Surface>
    </div>
  );
}
