import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Link } from 'react-router-dom';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import styles from './markdown.module.css';

/** What may remain of a post: GitHub's list of elements, and no address but http(s) or one of our own. */
const harmless: typeof defaultSchema = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: ['http', 'https'], src: ['http', 'https'] },
  // The only names are those of footnotes, and they come with this very prefix: with it twice no link would find them.
  clobberPrefix: '',
};

/** react-markdown hands its syntax node to components; it is no attribute. */
type Of<Tag extends 'a' | 'img' | 'table'> = ComponentProps<Tag> & { node?: unknown };

/**
 * A footnote and the way back are jumps within the page, our own pages open in place, others in a tab that knows nothing of this
 * one; anything else is just text.
 */
function Anchor({ node: _, href = '', children, ...rest }: Of<'a'>) {
  if (href.startsWith('#'))
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  if (/^\/(?!\/)/.test(href)) return <Link to={href}>{children}</Link>;
  if (!/^https?:\/\//i.test(href)) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

const components: Components = {
  a: Anchor,
  // The page's one h1 is the post's title.
  h1: 'h2',
  img: ({ src, alt = '' }: Of<'img'>) => (src ? <img src={src} alt={alt} loading="lazy" decoding="async" /> : null),
  table: ({ node: _, ...rest }: Of<'table'>) => (
    <div className={styles.table}>
      <table {...rest} />
    </div>
  ),
};

/** A post's markdown as formatted text. HTML in it is shown as the text it is; scripts never run. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <div className={styles.prose}>
      <ReactMarkdown remarkPlugins={[remarkGfm]} rehypePlugins={[[rehypeSanitize, harmless]]} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
