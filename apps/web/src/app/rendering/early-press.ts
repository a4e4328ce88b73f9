const NAME = 'plenaraPressed'

/**
 * Records the last pressed button until the app has hydrated the page, which the server rendered long before. The button gets the
 * focus, so that it looks pressed; Safari does not focus a tapped button.
 */
export function rememberPress(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      Reflect.set(globalThis, NAME, button)
      if (!document.documentElement.dataset.input) button?.focus({ preventScroll: true })
    },
    true,
  )
}

/** The button that waits for the app; null if there is none, or if the last pressed element needs no app. */
export function pressedButton(): HTMLButtonElement | null {
  return (Reflect.get(globalThis, NAME) as HTMLButtonElement | null | undefined) ?? null
}
