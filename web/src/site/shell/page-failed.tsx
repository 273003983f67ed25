import { LinkButton } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Surface } from '../../ui/surface.tsx';
import page from './page.module.css';
import { PageMeta } from './page-meta.tsx';

type PageFailedProps = {
  /** The kind of page, for its title: 'Tour'. */
  readonly title: string;
  /** Says that the page could not be loaded, and what to do. */
  readonly message: string;
  readonly onRetry: () => void;
  readonly back: { readonly to: string; readonly label: string };
};

/**
 * A page whose document could not be loaded: a heading that says so, another try, and the way back.
 */
export function PageFailed({ title, message, onRetry, back }: PageFailedProps) {
  return (
    <Surface material="brick" className={page.tall}>
      <PageMeta title={title} description={message} unlisted />
      <ErrorPanel isPage message={message} onRetry={onRetry}>
        <LinkButton to={back.to} variant="outline">
          {back.label}
        </LinkButton>
      </ErrorPanel>
    </Surface>
  );
}
