import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The content in place of children that have thrown. */
  fallback: ReactNode;
  /** A change of this value renders the children again. */
  resetKey: string;
  /** The tree that may throw. */
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
}

/** Renders a fallback if its children throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate(last: ErrorBoundaryProps, { hasFailed }: ErrorBoundaryState): void {
    // An error of the update that changes the key is not reset.
    if (hasFailed && last.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
