'use client';

import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in when the children throw; nothing when left out. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps a fault of its children from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
