import { type ComponentType, lazy, useState } from 'react'

/** A component whose script is loaded when it is rendered, or earlier by `load`. Needs a `Suspense` around it. */
type Later<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> }

/**
 * As React's `lazy`, but rendered at once if the script is loaded already. `lazy` would show its fallback, and React then waits at least 300 ms before it
 * shows the content.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  const WhenItComes = lazy(loadOnce) as ComponentType<Props>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each script, at the top of a module.
  function Drawn(props: Props) {
    // Chosen once: another component would remount its children.
    const [Component] = useState(() => loaded ?? WhenItComes)
    return <Component {...props} />
  }
  return Object.assign(Drawn, { load: loadOnce })
}
