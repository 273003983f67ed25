import { emptyPartner, formOfPartner, partnerEditorTexts } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import { useParams } from 'react-router-dom';
import { LiveView } from '../../data/index.ts';
import { useWithList } from '../../ui/address.ts';
import { BackArrow } from '../../ui/back-arrow.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { type EditedId, NEW_ID, useEditedId } from '../editor/use-edited-id.ts';
import { NOTHING_YET, useOpened } from '../editor/use-opened.ts';
import { BackLink, Screen } from '../screen.tsx';
import { useWholePartner } from './data.ts';
import { PartnerEditor } from './partner-editor.tsx';
import { partnerAdminTexts as texts } from './texts.ts';
import { TillPanel } from './till/till-panel.tsx';

const editorOf = (id: string) => `${routes.adminSection('partners')}/${id}`;

export function PartnerEditorPage() {
  const { partnerId = NEW_ID } = useParams();
  const withList = useWithList();
  const edited = useEditedId(partnerId, (of) => withList(editorOf(of)));
  return (
    <Screen>
      <BackLink to={withList(routes.adminSection('partners'))}>
        <BackArrow />
        {texts.back}
      </BackLink>
      <OpenPartner key={edited.key} edited={edited} />
    </Screen>
  );
}

function OpenPartner({ edited: { id, isNew, claim, onStored } }: { readonly edited: EditedId }) {
  const { live, isMissing } = useOpened(useWholePartner(id), isNew ? NOTHING_YET : null);
  return (
    <LiveView live={live} loading={<Loading text={texts.loadingOne} />} failed={partnerEditorTexts.loadFailed}>
      {(whole) => {
        if (isMissing)
          return (
            <EmptyState title={partnerEditorTexts.notFound}>
              <p>It may have been deleted.</p>
            </EmptyState>
          );
        const form = whole && formOfPartner(whole.partner, whole.crm);
        return (
          <>
            <PartnerEditor
              claimId={() => claim(() => crypto.randomUUID())}
              onStored={onStored}
              stored={whole && form && { form, seen: whole.partner.updated_at.toISOString() }}
              opened={form ?? emptyPartner()}
            />
            {whole && <TillPanel partnerId={whole.partner.id} />}
          </>
        );
      }}
    </LiveView>
  );
}
