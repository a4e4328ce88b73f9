import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

interface State {
  readonly failed: boolean
}

/** Catches what no screen expected: a sentence and a way on, nothing internal. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children
  }
}
