import { blogTexts } from '@streetlore/domain/blog';
import { pageTexts } from '@streetlore/domain/page';
import { isSegment, routes } from '@streetlore/domain/paths';
import { useParams } from 'react-router-dom';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Surface } from '../../ui/surface.tsx';
import { LivePage } from '../shell/live-page.tsx';
import { LostPage } from '../shell/lost-page.tsx';
import page from '../shell/page.module.css';
import { PageMeta } from '../shell/page-meta.tsx';
import { Article } from './article.tsx';
import { usePost } from './data.ts';

export default function PostPage() {
  const { slug = '' } = useParams();
  return isSegment(slug) ? <PostOfSlug slug={slug} /> : <PostNotFound />;
}

const back = { to: routes.blog, label: blogTexts.back };

function PostOfSlug({ slug }: { readonly slug: string }) {
  return (
    <LivePage
      live={usePost(slug)}
      loading={<PostLoading />}
      failed={{ title: 'Blog', message: blogTexts.postFailed, back }}
      missing={<PostNotFound />}
    >
      {(post) => <Article post={post} />}
    </LivePage>
  );
}

function PostLoading() {
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

function PostNotFound() {
  return (
    <LostPage title={blogTexts.notFoundTitle} description={blogTexts.notFound} lead={blogTexts.notFound} back={back} />
  );
}
