import { Loading } from './ui/loading.tsx';
import { Surface } from './ui/surface.tsx';

/**
 * Shown while the back office's code loads. It stands outside admin/, because admin/ is that code.
 */
export function AdminLoading() {
  return (
    <Surface material="paper" style={{ minHeight: '100dvh' }}>
      <Loading text="Loading admin dashboard..." />
    </Surface>
  );
}
