const NAME = 'plenaraPressed'

/**
 * From now on the button that was pressed last is known, until the app looks after the page: what the server rendered stands there long before it. It gets the
 * focus, by which it stays pressed to the eye: Safari gives none to a button that is tapped.
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

/** The button that waits for the app; null where none does, or what was pressed last needs no app. */
export function pressedButton(): HTMLButtonElement | null {
  return (Reflect.get(globalThis, NAME) as HTMLButtonElement | null | undefined) ?? null
}
