import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Called when the children throw. Nothing is shown in their place. */
  onError?: () => void;
  children: ReactNode;
}

/** Keeps an error in its children from breaking the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
