import { type BlogPost, blogTexts, readingMinutes } from '@streetlore/domain/blog';
import { postHead } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import { objectPosition } from '@streetlore/domain/picture';
import type { WithId } from '@streetlore/domain/query';
import { Link } from 'react-router-dom';
import { ArtistLine } from '../../ui/artist-line.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Surface } from '../../ui/surface.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { Crumb } from '../shell/crumb.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { publicUrl } from '../shell/public-url.ts';
import { ShareButton } from '../shell/share-button.tsx';
import styles from './article.module.css';
import { Byline } from './byline.tsx';
import { Topics } from './topics.tsx';

export function Article({ post }: { readonly post: WithId<BlogPost> }) {
  return (
    <article>
      <PageMeta head={postHead(post, publicUrl)} />
      <Surface material="brick" className={styles.head}>
        <Crumb to={routes.blog}>{blogTexts.back}</Crumb>
        <h1 className={styles.title}>{post.title}</h1>
        <p className={styles.lead}>{post.excerpt}</p>
        <Byline post={post} minutes={readingMinutes(post.content)} />
      </Surface>
      <Surface material="paper" torn>
        <div className={styles.column}>
          {post.featured_image && (
            <img
              src={post.featured_image}
              alt=""
              width="960"
              height="540"
              fetchPriority="high"
              className={styles.picture}
              style={{ objectPosition: objectPosition(post.image_focus) }}
            />
          )}
          {post.featured_image && post.image_credit && (
            <p className={styles.credit}>
              {post.image_credit.path ? (
                <Link to={post.image_credit.path}>{post.image_credit.text}</Link>
              ) : (
                post.image_credit.text
              )}
            </p>
          )}
          {post.featured_image && <ArtistLine of={post} className={styles.credit} />}
          <Markdown text={post.content} />
          <div className={styles.foot}>
            <Topics tags={post.tags} />
            <div className={styles.share}>
              <ShareButton title={post.title} />
              <ReportButton kind="post" id={post.id} name={post.title} />
            </div>
          </div>
        </div>
      </Surface>
      <Surface material="brick" aria-labelledby="see-it" className={styles.call}>
        <h2 id="see-it">See it before it is painted over</h2>
        <p className={styles.lead}>Four neighbourhoods, one text at a time. From £10 per person, no app, no account.</p>
        <LinkButton to={routes.tours} stuck>
          Explore Our Tours
        </LinkButton>
      </Surface>
    </article>
  );
}
