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
import { useParams } from 'react-router-dom';
import { LiveView } from '../../data/index.ts';
import { BackArrow } from '../../ui/back-arrow.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { type EditedId, NEW_ID, useEditedId } from '../editor/use-edited-id.ts';
import { NOTHING_YET, useOpened } from '../editor/use-opened.ts';
import { BackLink, Screen } from '../screen.tsx';
import { usePartnersFor, useWholeTour, useWrongAnswers } from './data.ts';
import { TourEditor } from './tour-editor.tsx';

const editorOf = (id: string) => `${routes.adminSection('tours')}/${id}`;

export function TourEditorPage() {
  const { tourId = NEW_ID } = useParams();
  const edited = useEditedId(tourId, editorOf);
  return (
    <Screen>
      <BackLink to={routes.adminSection('tours')}>
        <BackArrow />
        {tourTexts.back}
      </BackLink>
      <OpenTour key={edited.key} edited={edited} />
    </Screen>
  );
}

function OpenTour({ edited: { id, isNew, claim, onStored } }: { readonly edited: EditedId }) {
  const { live, isMissing } = useOpened(useWholeTour(id), isNew ? NOTHING_YET : null);
  const wrong = useWrongAnswers(id);
  return (
    <LiveView live={live} loading={<Loading text={tourEditorTexts.loading} />} failed={tourEditorTexts.loadFailed}>
      {(whole) => {
        if (isMissing)
          return (
            <EmptyState title={tourTexts.notFound}>
              <p>It may have been deleted.</p>
            </EmptyState>
          );
        return (
          <WithPartners links={whole?.links ?? []}>
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
  );
}

type WithPartnersProps = {
  readonly links: readonly TourPartner[];
  readonly children: (partners: readonly WithId<Partner>[]) => ReactNode;
};

/** Waits for the partners: a picker without the chosen partner would remove it. */
function WithPartners({ links, children }: WithPartnersProps) {
  // A save may add partners: loading them must not close the editor.
  const { live } = useOpened(usePartnersFor(links));
  return (
    <LiveView live={live} loading={<Loading text={tourEditorTexts.loading} />} failed={tourEditorTexts.loadFailed}>
      {children}
    </LiveView>
  );
}
