import type { Partner } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  emptyTour,
  formOfTour,
  newTourId,
  type TourPartner,
  tourEditorTexts,
  tourTexts,
} from '@streetlore/domain/tour';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { LiveView } from '../../data/index.ts';
import { BackArrow } from '../../ui/back-arrow.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NEW, orNothingYet, useEditedId, useWasThere } from '../editor/use-edited-id.ts';
import { usePartnersFor, useWholeTour, useWrongAnswers } from './data.ts';
import { TourEditor } from './tour-editor.tsx';
import styles from './tours.module.css';

const editorOf = (id: string) => `${routes.adminSection('tours')}/${id}`;

/** `/admin/tours/{id}` or `/admin/tours/new`: loads what the editor needs. */
export function TourEditorPage() {
  const { tourId = NEW } = useParams();
  const { id, isNew, key, claim, onStored } = useEditedId(tourId, editorOf);
  const live = orNothingYet(useWholeTour(id), isNew);
  const wrong = useWrongAnswers(id);
  const wasThere = useWasThere(id, isNew || (live.status === 'ready' && live.data !== null));
  return (
    <div className={styles.screen}>
      <Link to={routes.adminSection('tours')} className={styles.back}>
        <BackArrow />
        {tourTexts.back}
      </Link>
      <LiveView live={live} loading={<Loading text={tourEditorTexts.loading} />} failed={tourEditorTexts.loadFailed}>
        {(whole) => {
          if (!wasThere)
            return (
              <EmptyState title={tourTexts.notFound}>
                <p>It may have been deleted.</p>
              </EmptyState>
            );
          return (
            <WithPartners key={key} links={whole?.links ?? []}>
              {(partners) => (
                <TourEditor
                  id={id}
                  claimId={(name) => claim(() => newTourId(name, crypto.randomUUID().slice(0, 4)))}
                  onStored={onStored}
                  stored={whole ? { form: formOfTour(whole), seen: whole.tour.updated_at.toISOString() } : null}
                  opened={whole ? formOfTour(whole) : emptyTour()}
                  partners={partners}
                  wrong={wrong}
                />
              )}
            </WithPartners>
          );
        }}
      </LiveView>
    </div>
  );
}

type WithPartnersProps = {
  readonly links: readonly TourPartner[];
  readonly children: (partners: readonly WithId<Partner>[]) => ReactNode;
};

/** Waits for the partners that a tour's stops may have: a picker without the one that was chosen would drop it. */
function WithPartners({ links, children }: WithPartnersProps) {
  return (
    <LiveView
      live={usePartnersFor(links)}
      loading={<Loading text={tourEditorTexts.loading} />}
      failed={tourEditorTexts.loadFailed}
    >
      {children}
    </LiveView>
  );
}
