import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Fallback when the children throw; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps an error in its children from breaking the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
