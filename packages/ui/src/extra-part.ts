import { type ComponentType, lazy } from 'react'

/** A part that a page can do without: where it does not arrive, nothing stands in its place, and the page stays. */
export function extraPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )
}
