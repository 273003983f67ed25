import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Link } from 'react-router-dom';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import styles from './markdown.module.css';

/** The elements that GitHub allows. Addresses must be http(s) or our own. */
const harmless: typeof defaultSchema = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: ['http', 'https'], src: ['http', 'https'] },
  // Only footnotes have names, and these already have the prefix. No link would find a name with a second
  // prefix.
  clobberPrefix: '',
};

/** react-markdown passes its syntax node to components. The node is no attribute. */
type Of<Tag extends 'a' | 'img' | 'table'> = ComponentProps<Tag> & { node?: unknown };

/**
 * Footnotes jump within the page, our own pages open in place, other sites in a new tab without
 * access to this page. Any other address becomes plain text.
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
  // The page's only h1 is the post's title.
  h1: 'h2',
  img: ({ src, alt = '' }: Of<'img'>) => (src ? <img src={src} alt={alt} loading="lazy" decoding="async" /> : null),
  table: ({ node: _, ...rest }: Of<'table'>) => (
    <div className={styles.table}>
      <table {...rest} />
    </div>
  ),
};

/** A post's markdown as formatted text. HTML in it shows as plain text. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <div className={styles.prose}>
      <ReactMarkdown remarkPlugins={[remarkGfm]} rehypePlugins={[[rehypeSanitize, harmless]]} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
