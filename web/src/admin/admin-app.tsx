import { routes } from '@streetlore/domain/paths';
import { Navigate, Route, Routes } from 'react-router-dom';
import { MalformedRowsContext } from '../data/index.ts';
import { Toaster } from '../ui/toaster.tsx';
import { useMedia } from '../ui/use-media.ts';
import { QueueToasts } from './blog/queue/queue-toasts.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { MalformedRows } from './malformed-rows.tsx';
import { HuntScreen, sections } from './sections.tsx';
import { Guard } from './session/guard.tsx';
import { LoginPage } from './session/login-page.tsx';
import { NewPasswordPage } from './session/new-password-page.tsx';

export default function AdminApp() {
  const isWide = useMedia('(width >= 64rem)');
  return (
    <>
      <Routes>
        <Route path="login" element={<LoginPage />} />
        <Route path="password" element={<NewPasswordPage />} />
        <Route
          element={
            <MalformedRowsContext value={MalformedRows}>
              <Guard>
                <AdminLayout />
                <QueueToasts />
              </Guard>
            </MalformedRowsContext>
          }
        >
          {sections.map(({ path, Screen }) => (
            <Route key={path} path={path && `${path}/*`} element={<Screen />} />
          ))}
          <Route path="hunts/:bookingId" element={<HuntScreen />} />
          <Route path="*" element={<Navigate to={routes.admin} replace />} />
        </Route>
      </Routes>
      {/* No button is over the middle of the header; on a phone the header is full. */}
      <Toaster position={isWide ? 'top-center' : 'bottom-right'} />
    </>
  );
}
