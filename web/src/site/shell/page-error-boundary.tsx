import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Surface } from '../../ui/surface.tsx';

type Props = {
  readonly children: ReactNode;
  /** `false` for a component that shows nothing: nothing takes its place either. */
  readonly isPage?: boolean;
};

/** Catches what a page throws while rendering. Header and footer stay. */
export class PageErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A page could not be rendered', error, info.componentStack);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    if (this.props.isPage === false) return null;
    return (
      <Surface material="brick">
        <ErrorPanel
          title="Something went wrong"
          message="This page could not be shown."
          onRetry={() => this.setState({ broken: false })}
        />
      </Surface>
    );
  }
}
