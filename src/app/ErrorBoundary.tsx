import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkLoadError } from './lazyWithRetry';

interface ErrorBoundaryProps {
  /** Renders the fallback. `retry` renders the children again. */
  renderError: (error: unknown, retry: () => void) => ReactNode;
  /** A change of this value renders the children again. */
  resetKey?: string;
  /** The tree that may throw. */
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown } | undefined;
}

/**
 * Renders a fallback if its children throw. Missing code is loaded again when the network returns or the tab
 * becomes visible.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#onReturn);
    document.addEventListener('visibilitychange', this.#onReturn);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#onReturn);
    document.removeEventListener('visibilitychange', this.#onReturn);
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    if (error instanceof ChunkLoadError) error.reset();
  }

  override componentDidUpdate(last: ErrorBoundaryProps, { failure }: ErrorBoundaryState): void {
    // An error of the update that changes the key is not reset.
    if (failure && last.resetKey !== this.props.resetKey) this.#retry();
  }

  #retry = (): void => {
    this.setState({ failure: undefined });
  };

  #onReturn = (): void => {
    const isMissing = this.state.failure?.error instanceof ChunkLoadError;
    if (isMissing && !document.hidden) this.#retry();
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return this.props.renderError(failure.error, this.#retry);
  }
}
