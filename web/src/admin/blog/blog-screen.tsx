import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { blogAddress, openPostOf } from './address.ts';
import { EditorScreen } from './editor/editor-screen.tsx';
import { PostListScreen } from './list/post-list-screen.tsx';

/** The list, or the open post. `?edit={id}` opens a post, then disappears from the address. */
export function BlogScreen() {
  const { state, search } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get('edit');
  if (asked !== null) return <Navigate to={blogAddress} replace state={asked ? { post: asked } : null} />;
  const open = openPostOf(state);
  if (!open) return <PostListScreen />;
  return <EditorScreen key={open.post} open={open} onBack={() => void navigate(blogAddress + search)} />;
}
