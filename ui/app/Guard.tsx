import { Component, type ReactNode } from 'react';
import { isNotLoaded } from '../host/notLoaded.ts';
import { words } from '../locales/index.ts';

interface Props {
  readonly children: ReactNode;
  /** What is drawn; something else is another try. */
  readonly about: string;
}
interface State {
  readonly failed: string | null;
  readonly about: string;
}

/** Keeps the rest of the page usable when a part of it cannot be drawn. */
export class Guard extends Component<Props, State> {
  override state: State = { failed: null, about: this.props.about };

  static getDerivedStateFromError(reason: unknown): Partial<State> {
    if (isNotLoaded(reason)) return { failed: words.programGone };
    return { failed: reason instanceof Error ? reason.message : String(reason) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.about === state.about ? null : { failed: null, about: props.about };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return (
      <div className="state" role="alert">
        <b>{words.pageFailed}</b>
        <span>{words.pageFailedText(failed)}</span>
        <button type="button" className="btn" onClick={() => this.setState({ failed: null })}>
          {words.startAgain}
        </button>
      </div>
    );
  }
}
