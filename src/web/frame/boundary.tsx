import type { ReactNode } from 'react';
import { Component } from 'react';
import { BrokenPage } from './still-pages';

/** Keeps a page that cannot be shown from taking the frame with it; going to another address tries again. */
export class Boundary extends Component<{ at: string; children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(before: { at: string }) {
    if (this.state.error && before.at !== this.props.at) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    return error ? (
      <BrokenPage error={error} resetErrorBoundary={() => this.setState({ error: null })} />
    ) : (
      this.props.children
    );
  }
}
