import { LinkButton } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Surface } from '../../ui/surface.tsx';
import page from './page.module.css';
import { PageMeta } from './page-meta.tsx';

type PageFailedProps = {
  /** The kind of page: 'Tour'. */
  readonly title: string;
  readonly message: string;
  readonly onRetry: () => void;
  readonly back: { readonly to: string; readonly label: string };
};

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
