import { Loading } from './ui/loading.tsx';
import { Surface } from './ui/surface.tsx';

/** The back office while its code is on its way; outside admin/, which is what is being loaded. */
export function AdminLoading() {
  return (
    <Surface material="paper" style={{ minHeight: '100dvh' }}>
      <Loading text="Loading admin dashboard..." />
    </Surface>
  );
}
