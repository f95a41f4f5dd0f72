import { Component, type ReactNode } from 'react';
import { ScreenFailed } from './screen-failed.tsx';

interface State {
  readonly error?: unknown;
  readonly failed: boolean;
}

/** Keeps the header and the way out when a screen breaks. React asks for a class here. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render(): ReactNode {
    return this.state.failed ? <ScreenFailed error={this.state.error} /> : this.props.children;
  }
}
