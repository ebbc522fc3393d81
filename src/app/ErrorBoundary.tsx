import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

interface ErrorBoundaryProps {
  /** Where the person is; after a failure, another place is tried anew. */
  place?: string;
  /**
   * What stands after a failure.
   * @default an error page whose ways on need no router
   */
  page?: ReactNode;
  /** The screens. */
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** Shows a page with ways on where a screen has failed. */
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
    const { children, page = <ErrorPage /> } = this.props;
    return this.state.failed ? page : children;
  }
}
