import { routes } from '@streetlore/domain/paths';
import { Navigate, Route, Routes } from 'react-router-dom';
import { BrokenRowsContext } from '../data/index.ts';
import { QueueToasts } from './blog/queue/queue-toasts.tsx';
import { BrokenRows } from './broken-rows.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { sections } from './sections.tsx';
import { Guard } from './session/guard.tsx';
import { LoginPage } from './session/login-page.tsx';
import { NewPasswordPage } from './session/new-password-page.tsx';

/** All routes under /admin, in a separate chunk. */
export default function AdminApp() {
  return (
    <Routes>
      <Route path="login" element={<LoginPage />} />
      <Route path="password" element={<NewPasswordPage />} />
      <Route
        element={
          <BrokenRowsContext value={BrokenRows}>
            <Guard>
              <AdminLayout />
              <QueueToasts />
            </Guard>
          </BrokenRowsContext>
        }
      >
        {sections.map(({ path, Screen }) => (
          <Route key={path} path={path && `${path}/*`} element={<Screen />} />
        ))}
        <Route path="*" element={<Navigate to={routes.admin} replace />} />
      </Route>
    </Routes>
  );
}
