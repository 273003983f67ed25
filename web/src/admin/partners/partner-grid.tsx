import { type Partner, partnerEditorTexts } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useState } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cardGrid } from '../card-grid.tsx';
import { DeleteItemDialog } from '../delete-item-dialog.tsx';
import { PagedList } from '../paged-list.tsx';
import { deletePartner, type PartnerFilter, usePartnerFigures, usePartnerPages } from './data.ts';
import { PartnerCard } from './partner-card.tsx';
import styles from './partners.module.css';
import { partnerAdminTexts as texts } from './texts.ts';

type PartnerGridProps = {
  readonly filter: PartnerFilter;
  readonly onClear: () => void;
};

export function PartnerGrid({ filter, onClear }: PartnerGridProps) {
  const pages = usePartnerPages(filter);
  const [deleted, setDeleted] = useState<PartnerToDelete | null>(null);
  const isFiltered = filter.status !== null || filter.type !== null || filter.search !== '';
  return (
    <div className={styles.results}>
      <PagedList
        pages={pages}
        label={texts.listed}
        loading={texts.loading}
        skeleton={<GridSkeleton />}
        failed={texts.listFailed}
        empty={isFiltered ? texts.noneFound : texts.none}
        whenEmpty={isFiltered ? <NothingFound onClear={onClear} /> : <NothingYet />}
        className={cardGrid}
      >
        {(partner) => (
          <li key={partner.id}>
            <LiveCard partner={partner} onDelete={setDeleted} />
          </li>
        )}
      </PagedList>
      <DeletePartnerDialog doomed={deleted} onClose={() => setDeleted(null)} />
    </div>
  );
}

type LiveCardProps = {
  readonly partner: WithId<Partner>;
  readonly onDelete: (doomed: PartnerToDelete) => void;
};

function LiveCard({ partner, onDelete }: LiveCardProps) {
  const figures = usePartnerFigures(partner.id);
  const tours = figures.status === 'ready' ? (figures.data?.tours ?? 0) : null;
  return <PartnerCard partner={partner} figures={figures} onDelete={() => onDelete({ partner, tours })} />;
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <>
      <p>{texts.noneFoundWhy}</p>
      <Button onClick={onClear}>{texts.clear}</Button>
    </>
  );
}

function NothingYet() {
  return (
    <>
      <p>{texts.noneWhy}</p>
      <LinkButton to={`${routes.adminSection('partners')}/new`}>{texts.add}</LinkButton>
    </>
  );
}

function GridSkeleton() {
  return (
    <div className={cardGrid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} height="17rem" />
      ))}
    </div>
  );
}

/** The number of tours that lead to the partner is null while unknown. */
type PartnerToDelete = {
  readonly partner: WithId<Partner>;
  readonly tours: number | null;
};

type DeletePartnerDialogProps = {
  readonly doomed: PartnerToDelete | null;
  readonly onClose: () => void;
};

export function DeletePartnerDialog({ doomed, onClose }: DeletePartnerDialogProps) {
  return (
    <DeleteItemDialog
      item={doomed?.partner ?? null}
      onDelete={(partner_id, request_id) => deletePartner({ partner_id, request_id })}
      texts={partnerEditorTexts}
      onClose={onClose}
    >
      <p>{texts.deleteGoes(doomed?.tours ?? null)}</p>
      <p>{partnerEditorTexts.deleteAsk}</p>
    </DeleteItemDialog>
  );
}
