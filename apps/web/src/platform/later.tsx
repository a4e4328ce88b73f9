import { type ComponentType, lazy, useState } from 'react'

/** A component whose script comes when it is drawn, or when `load` is called before. Belongs into a `Suspense`. */
type Later<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> }

/**
 * As React's `lazy`, but drawn at once where the script is here already: what React has shown something else for, if only for a moment, it shows 300 ms later
 * at the earliest.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  const WhenItComes = lazy(loadOnce) as ComponentType<Props>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each script, where modules begin.
  function Drawn(props: Props) {
    // Chosen once: with another component, what is below would begin anew.
    const [Component] = useState(() => loaded ?? WhenItComes)
    return <Component {...props} />
  }
  return Object.assign(Drawn, { load: loadOnce })
}
