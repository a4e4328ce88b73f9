import { type ComponentType, lazy } from 'react'

/** Loads an optional part of a page: if it cannot be loaded, the page is shown without it. */
export function extraPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )
}
