import { routes } from '@streetlore/domain/paths';
import { emptyTour, formOfTour, newTourId, tourEditorTexts, tourTexts } from '@streetlore/domain/tour';
import { Link, useParams } from 'react-router-dom';
import { bothLive, LiveView } from '../../data/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NEW, orNothingYet, useEditedId, useWasThere } from '../editor/use-edited-id.ts';
import { useAllPartners, useWholeTour, useWrongAnswers } from './data.ts';
import { TourEditor } from './tour-editor.tsx';
import styles from './tours.module.css';

const editorOf = (id: string) => `${routes.adminSection('tours')}/${id}`;

/** `/admin/tours/{id}` or `/admin/tours/new`: loads what the editor needs. */
export function TourEditorPage() {
  const { tourId = NEW } = useParams();
  const { id, isNew, key, claim, onStored } = useEditedId(tourId, editorOf);
  const live = bothLive(orNothingYet(useWholeTour(id), isNew), useAllPartners());
  const wrong = useWrongAnswers(id);
  const wasThere = useWasThere(id, isNew || (live.status === 'ready' && live.data[0] !== null));
  return (
    <div className={styles.screen}>
      <Link to={routes.adminSection('tours')} className={styles.back}>
        <span aria-hidden="true">← </span>
        {tourTexts.back}
      </Link>
      <LiveView live={live} loading={<Loading text={tourEditorTexts.loading} />} failed={tourEditorTexts.loadFailed}>
        {([whole, partners]) => {
          if (!wasThere)
            return (
              <EmptyState title={tourTexts.notFound}>
                <p>It may have been deleted.</p>
              </EmptyState>
            );
          return (
            <TourEditor
              key={key}
              id={id}
              claimId={(name) => claim(() => newTourId(name, crypto.randomUUID().slice(0, 4)))}
              onStored={onStored}
              stored={whole ? { form: formOfTour(whole), seen: whole.tour.updated_at.toISOString() } : null}
              opened={whole ? formOfTour(whole) : emptyTour()}
              partners={partners}
              wrong={wrong}
            />
          );
        }}
      </LiveView>
    </div>
  );
}
