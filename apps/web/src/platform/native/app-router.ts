/** The part of the router of the app that the shell needs. */
export interface AppRouter {
  readonly state: { readonly location: { readonly pathname: string } }
  readonly navigate: {
    (steps: number): Promise<void>
    (path: string, options?: { readonly replace?: boolean }): Promise<void>
  }
  readonly subscribe: (listener: () => void) => () => void
}
