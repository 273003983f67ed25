import { artistTexts as texts } from '@streetlore/domain/artist';
import { contestTexts } from '@streetlore/domain/contest';
import { artistHead } from '@streetlore/domain/page';
import { isSegment, routes } from '@streetlore/domain/paths';
import { Link, useParams } from 'react-router-dom';
import { Surface } from '../../../ui/surface.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { Crumb } from '../../shell/crumb.tsx';
import { LivePage } from '../../shell/live-page.tsx';
import { LostPage } from '../../shell/lost-page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PageLoading } from '../../shell/page-loading.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { publicUrl } from '../../shell/public-url.ts';
import { ShowMore } from '../../shell/show-more.tsx';
import gallery from '../gallery/gallery.module.css';
import { SubmissionCard } from '../gallery/submission-card.tsx';
import styles from './artist.module.css';
import { ArtistWalls } from './artist-walls.tsx';
import { useWorks, type Works } from './data.ts';

const back = { to: routes.contest, label: texts.back };

/** `/artists/{slug}`: the public works of an artist. */
export default function ArtistPage() {
  const { slug = '' } = useParams();
  return isSegment(slug) ? <ArtistOf key={slug} slug={slug} /> : <ArtistNotFound />;
}

function ArtistOf({ slug }: { readonly slug: string }) {
  return (
    <LivePage
      live={useWorks(slug)}
      loading={<PageLoading />}
      failed={{ title: texts.label, message: texts.failed, back }}
      missing={<ArtistNotFound />}
    >
      {(works) => <Artist works={works} />}
    </LivePage>
  );
}

const ArtistNotFound = () => (
  <LostPage title={texts.notFound} description={texts.notFoundWhy} lead={texts.notFoundWhy} back={back} />
);

/** How many photos show without scrolling on a desktop screen. */
const FIRST = 3;

function Artist({ works: { artist, photos, walls, posts } }: { readonly works: Works }) {
  return (
    <>
      <PageMeta head={artistHead(artist, publicUrl)} />
      <PageHead art="contest" above={<Crumb to={back.to}>{back.label}</Crumb>} title={artist.name} lead={texts.lead}>
        {artist.link && (
          <p>
            <a href={artist.link} className={styles.own} target="_blank" rel="noreferrer nofollow">
              {texts.ownPage(artist.name)}
            </a>
          </p>
        )}
      </PageHead>
      <Surface material="paper" torn aria-label={texts.pageTitle(artist.name)}>
        <div className={styles.works}>
          {photos.rows.length > 0 && (
            <section aria-labelledby="photos">
              <h2 id="photos" className={styles.heading}>
                {texts.photos}
              </h2>
              <ul className={gallery.photos}>
                {photos.rows.map((photo, index) => (
                  <SubmissionCard key={photo.id} photo={photo} layout="grid" heading="h3" first={index < FIRST} />
                ))}
              </ul>
              <ShowMore list={photos} text={contestTexts.more} />
            </section>
          )}
          {walls.length > 0 && <ArtistWalls walls={walls} />}
          {posts.length > 0 && (
            <section aria-labelledby="posts">
              <h2 id="posts" className={styles.heading}>
                {texts.posts}
              </h2>
              <ul className={styles.posts}>
                {posts.map((post) => (
                  <li key={post.id}>
                    <Link to={routes.post(post.slug)}>{post.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p>
            {texts.wrong} <Link to={routes.contact}>{texts.contact}</Link>.
          </p>
        </div>
      </Surface>
      <Toaster />
    </>
  );
}
