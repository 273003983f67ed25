import { type Neighborhood, neighborhoodList, neighborhoodSlugs, neighborhoods } from '@streetlore/domain/city';
import { neighborhoodPageText } from '@streetlore/domain/page';
import { partnerTexts } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import { useParams } from 'react-router-dom';
import { LiveView } from '../../data/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { sprayOf } from '../../ui/spray.ts';
import { Surface } from '../../ui/surface.tsx';
import { Crumb } from '../shell/crumb.tsx';
import { LostPage } from '../shell/lost-page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { ShowMore } from '../shell/show-more.tsx';
import { usePartnersOf } from './data.ts';
import { PartnerCard } from './partner-card.tsx';
import styles from './partners.module.css';

export function AreaPage() {
  const { neighborhood = '' } = useParams();
  const area = neighborhoodSlugs.find((slug) => slug === neighborhood);
  return area ? <Area key={area} area={area} /> : <AreaNotFound />;
}

function Area({ area }: { readonly area: Neighborhood }) {
  const { name } = neighborhoods[area];
  return (
    <div data-spray={sprayOf(area)}>
      <PageMeta {...neighborhoodPageText(area)} />
      <PageHead
        art="partners"
        above={<Crumb to={routes.partners}>All partners</Crumb>}
        title={name}
        lead={`The businesses near the walls of ${name}, and what they offer you for a solved stop.`}
      />
      <Surface material="paper" torn aria-label={`Partners in ${name}`}>
        <LiveView
          live={usePartnersOf(area)}
          loading={<Loading text={partnerTexts.loading} height="18rem" />}
          failed={partnerTexts.loadFailed}
        >
          {(partners) =>
            partners.rows.length === 0 ? (
              <EmptyState title={partnerTexts.noneHere} />
            ) : (
              <>
                <ul className={styles.cards}>
                  {partners.rows.map((partner) => (
                    <PartnerCard key={partner.id} partner={partner} />
                  ))}
                </ul>
                <ShowMore list={partners} />
              </>
            )
          }
        </LiveView>
        <div className={styles.call}>
          <LinkButton to={routes.tours}>{partnerTexts.bookTour(name)}</LinkButton>
        </div>
      </Surface>
    </div>
  );
}

function AreaNotFound() {
  return (
    <LostPage
      title={partnerTexts.areaNotFound}
      description="There is no such neighbourhood."
      lead={`We play in ${neighborhoodList}.`}
      back={{ to: routes.partners, label: partnerTexts.back }}
    />
  );
}
