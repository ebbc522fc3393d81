import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkLoadError } from './lazyWithRetry';

interface ErrorBoundaryProps {
  /** Renders what is shown in place of the children; `retry` renders them again. */
  renderError: (error: unknown, retry: () => void) => ReactNode;
  /** Renders the children again when it changes. */
  resetKey?: string;
  /** What may fail. */
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown } | undefined;
}

/** Shows another content where its children throw. Code that could not be loaded is loaded again when the network is back. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#onOnline);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#onOnline);
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    if (error instanceof ChunkLoadError) error.forget();
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (this.state.failure && resetKey !== this.props.resetKey) this.#retry();
  }

  #retry = (): void => {
    this.setState({ failure: undefined });
  };

  #onOnline = (): void => {
    if (this.state.failure?.error instanceof ChunkLoadError) this.#retry();
  };

  override render(): ReactNode {
    const { children, renderError } = this.props;
    const { failure } = this.state;
    return failure ? renderError(failure.error, this.#retry) : children;
  }
}
