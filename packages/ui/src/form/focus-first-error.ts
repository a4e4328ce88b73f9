/** Half a second: the form draws the answer of a server some frames after the caller has it. */
const FRAMES = 30

/** Moves the focus to the first field that carries an error, as soon as it is drawn. */
export function focusFirstError(form: HTMLFormElement | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else if (frames > 1) focusFirstError(form, frames - 1)
  })
}
