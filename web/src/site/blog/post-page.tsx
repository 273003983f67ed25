import { blogTexts } from '@streetlore/domain/blog';
import { pageTexts } from '@streetlore/domain/page';
import { isSegment, routes } from '@streetlore/domain/paths';
import { useParams } from 'react-router-dom';
import { LinkButton } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Surface } from '../../ui/surface.tsx';
import page from '../shell/page.module.css';
import { PageFailed } from '../shell/page-failed.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { Article } from './article.tsx';
import { usePost } from './data.ts';

/** The published post at the page's address, live. */
export default function PostPage() {
  const { slug = '' } = useParams();
  return isSegment(slug) ? <PostOfSlug slug={slug} /> : <PostNotFound />;
}

function PostOfSlug({ slug }: { readonly slug: string }) {
  const post = usePost(slug);
  if (post.status === 'loading') {
    return (
      <Surface material="brick" className={page.tall}>
        <PageMeta {...pageTexts.blog} unlisted />
        <Loading text={blogTexts.postLoading}>
          <div className={page.stack}>
            <Skeleton width="min(36rem, 90%)" height="4.5rem" />
            <Skeleton width="min(24rem, 70%)" height="1.25rem" />
            <Skeleton width="min(60rem, 100%)" ratio="16 / 9" />
          </div>
        </Loading>
      </Surface>
    );
  }
  if (post.status === 'failed') {
    return (
      <PageFailed
        title="Blog"
        message={blogTexts.postFailed}
        onRetry={post.retry}
        back={{ to: routes.blog, label: blogTexts.back }}
      />
    );
  }
  return post.data ? <Article post={post.data} /> : <PostNotFound />;
}

function PostNotFound() {
  return (
    <>
      <PageMeta title={blogTexts.notFoundTitle} description={blogTexts.notFound} unlisted />
      <PageHead art="lost" title={blogTexts.notFoundTitle} lead={blogTexts.notFound}>
        <LinkButton to={routes.blog}>{blogTexts.back}</LinkButton>
      </PageHead>
    </>
  );
}
