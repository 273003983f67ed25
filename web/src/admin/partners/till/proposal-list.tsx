import { routes, storagePaths } from '@streetlore/domain/paths';
import {
  type Proposable,
  type Proposals,
  proposable,
  proposalLabels,
  tillAdminTexts as texts,
} from '@streetlore/domain/till';
import { Link } from 'react-router-dom';
import { publishPicture, useProposals, useRequestId } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { usePrivatePicture } from '../../picture/judged-picture.ts';
import { judgeProposal } from './data.ts';
import styles from './till.module.css';

/** What partners propose for their pages. Nothing is shown while nothing waits. */
export function ProposalList() {
  const live = useProposals();
  if (live.status === 'failed')
    return <ErrorPanel title={texts.proposalsFailed} message={live.error.message} onRetry={live.retry} />;
  if (live.status === 'loading' || live.data.length === 0) return null;
  return (
    <section aria-label={texts.proposals} className={styles.proposals}>
      <h2 className={styles.heading}>{texts.proposals}</h2>
      <p>{texts.proposalsLead}</p>
      <ul className={styles.list}>
        {live.data.flatMap((proposals) =>
          proposable.map((field) => {
            const proposal = proposals.fields[field];
            return (
              proposal && (
                <li key={`${proposals.partner_id} ${field}`}>
                  <ProposalCard proposals={proposals} field={field} proposal={proposal} />
                </li>
              )
            );
          }),
        )}
      </ul>
    </section>
  );
}

/** The photo of a proposal, which is private until it is published. */
const photoOf = (partnerId: string, name: string) => ({ folder: 'partners', id: partnerId, name }) as const;

type ProposalCardProps = {
  readonly proposals: Proposals;
  readonly field: Proposable;
  readonly proposal: NonNullable<Proposals['fields'][Proposable]>;
};

function ProposalCard({ proposals: { partner_id, partner_name }, field, proposal }: ProposalCardProps) {
  const { busy, run } = useAction();
  const request = useRequestId();
  const { value, was, at } = proposal;
  const judge = (approve: boolean) =>
    run(async () => {
      const photo = approve && field === 'image_url' ? await publishPicture(photoOf(partner_id, value)) : null;
      const image = photo && { image_url: photo.address };
      const asked = { partner_id, field, at: at.toISOString(), approve, ...image };
      await judgeProposal({ ...asked, request_id: request.idFor(asked) });
      toast.success(approve ? texts.approved(partner_name) : texts.refused(partner_name));
    }, texts.failed);
  return (
    <Card className={styles.proposal}>
      <h3 className={styles.name}>
        <Link to={`${routes.adminSection('partners')}/${partner_id}`}>{partner_name}</Link>: {proposalLabels[field]}
      </h3>
      {field === 'image_url' ? (
        <ProposedPhoto path={storagePaths.pictureOriginal(photoOf(partner_id, value))} />
      ) : (
        <dl className={styles.values}>
          <div>
            <dt>{texts.now}</dt>
            <dd>{was || texts.nothing}</dd>
          </div>
          <div>
            <dt>{texts.proposed}</dt>
            <dd>{value || texts.nothing}</dd>
          </div>
        </dl>
      )}
      <p className={styles.buttons}>
        <Button size="small" busy={busy} onClick={() => void judge(true)}>
          {texts.approve}
        </Button>
        <Button size="small" variant="outline" busy={busy} onClick={() => void judge(false)}>
          {texts.refuse}
        </Button>
      </p>
    </Card>
  );
}

function ProposedPhoto({ path }: { readonly path: string }) {
  const { src, failed } = usePrivatePicture(path);
  if (failed) return <p>{texts.photoFailed}</p>;
  return src === null ? (
    <Loading text={texts.photoLoading} height="12rem" />
  ) : (
    <img src={src} alt={proposalLabels.image_url} className={styles.photo} />
  );
}
