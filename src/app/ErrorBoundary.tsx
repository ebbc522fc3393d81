import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

interface ErrorBoundaryProps {
  /** Where the person is; after a failure, another place is tried anew. */
  place?: string;
  /** The screens. */
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** Shows a page that offers a reload where a screen, or the loading of its code, has failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps): void {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
