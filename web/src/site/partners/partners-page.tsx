import { neighborhoodSlugs, neighborhoods } from '@streetlore/domain/city';
import { applicationTexts, partnerTexts } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { LiveView, usePublicStats } from '../../data/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sprayOf } from '../../ui/spray.ts';
import { Surface } from '../../ui/surface.tsx';
import styles from './partners.module.css';
import { PartnersHead } from './partners-head.tsx';

export default function PartnersPage() {
  return (
    <>
      <PartnersHead />
      <Surface material="paper" torn aria-label="Neighbourhoods">
        <LiveView
          live={usePublicStats()}
          loading={
            <Loading text={partnerTexts.loading}>
              <div className={styles.areas}>
                {neighborhoodSlugs.map((slug) => (
                  <Skeleton key={slug} height="12rem" />
                ))}
              </div>
            </Loading>
          }
          failed={partnerTexts.loadFailed}
        >
          {(stats) => (
            <>
              <ul className={styles.areas}>
                {neighborhoodSlugs.map((slug) => {
                  const count = stats?.partners_by_area?.[slug];
                  return (
                    <li key={slug} className={styles.area} data-spray={sprayOf(slug)}>
                      <h2 className={styles.areaName}>
                        <Link to={routes.partnersOf(slug)} className={styles.areaLink}>
                          {neighborhoods[slug].name}
                        </Link>
                      </h2>
                      {count !== undefined && (
                        <p className={styles.count}>
                          {count} {count === 1 ? 'partner' : 'partners'}
                        </p>
                      )}
                    </li>
                  );
                })}
              </ul>
              {!stats?.partners ? (
                <div className={styles.none}>
                  <EmptyState title="No partners yet">
                    <p>We are knocking on the first doors. Is one of them yours?</p>
                  </EmptyState>
                </div>
              ) : (
                <ul className={styles.claims}>
                  <li>
                    <strong>{stats.partners}</strong> Local Partners
                  </li>
                  <li>
                    <strong>{neighborhoodSlugs.length}</strong> Neighbourhoods
                  </li>
                  <li>
                    <strong>100%</strong> Local Businesses
                  </li>
                  <li>
                    <strong>24/7</strong> Offer Availability
                  </li>
                </ul>
              )}
            </>
          )}
        </LiveView>
        <div className={styles.call}>
          <LinkButton to={routes.applyAsPartner} variant="ink">
            {applicationTexts.become}
          </LinkButton>
        </div>
      </Surface>
    </>
  );
}
