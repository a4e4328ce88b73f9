import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** A change of the place resets the error. */
  readonly place: string
  readonly failed: (error: unknown) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly place: string
  readonly failure: { readonly error: unknown } | null
}

/** Shows a replacement for a part of the app that failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { place: this.props.place, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return place === state.place ? null : { place, failure: null }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.failed(failure.error) : this.props.children
  }
}
