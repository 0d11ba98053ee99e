import { Component, type ReactNode } from 'react';
import { ErrorView } from './error-view';

type Props = {
  /** A new value (the path) puts the broken page behind. */
  resetKey: string;
  /** Whether the view stands inside a dashboard, which has a heading and landmarks of its own. */
  isInFrame?: boolean;
  children: ReactNode;
};
type State = { error: unknown; hasFailed: boolean; failedKey: string };

/** Catches what a page throws while rendering, a chunk that could not be loaded included. */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, hasFailed: false, failedKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.resetKey === state.failedKey) return null;
    return { error: null, hasFailed: false, failedKey: props.resetKey };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorView error={this.state.error} isInFrame={this.props.isInFrame ?? false} />;
  }
}
