import { routes } from '@streetlore/domain/paths';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePartnerStats } from '../../data/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { WaitingCount } from '../../ui/waiting-count.tsx';
import { waitingTexts } from '../texts.ts';
import { useNewestApplications } from './data.ts';
import { partnerAdminTexts as texts } from './texts.ts';

function useApplications(): number {
  const live = usePartnerStats();
  return (live.status === 'ready' && live.data?.by_status.form_submitted) || 0;
}

export const useApplicationList = () => (useApplications() > 0 ? '?status=form_submitted' : '');

export function ApplicationCount() {
  const count = useApplications();
  return <WaitingCount count={count} words={waitingTexts.applications(count)} />;
}

export function ApplicationToast() {
  const live = useNewestApplications();
  const navigate = useNavigate();
  /** When the newest known application was made (ms). */
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (live.status !== 'ready') return;
    const last = seen.current;
    const madeOf = (application: { created_at: Date }) => application.created_at.getTime();
    for (const application of live.data.filter((one) => last !== null && madeOf(one) > last))
      showToast(`application ${application.id}`, {
        tone: 'info',
        title: texts.arrived,
        text: application.name,
        action: {
          label: texts.look,
          onClick: () => void navigate(`${routes.adminSection('partners')}/${application.id}`),
        },
      });
    seen.current = Math.max(last ?? 0, ...live.data.map(madeOf));
  }, [live, navigate]);
  return null;
}
