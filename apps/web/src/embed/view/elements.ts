type Child = Node | string | null
type Attributes = Readonly<Record<string, string | number | boolean | null>>

/** An element with its attributes; those that are false or null are left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value !== null && value !== false) made.setAttribute(key, String(value))
  made.append(...children.flatMap((child) => child ?? []))
  return made
}

/** A button that does something. */
export function button(text: string, kind: 'primary' | 'plain' | 'quiet', onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: kind }, text)
  made.addEventListener('click', onPress)
  return made
}

/** The heading of a step, which takes the focus when the step changes. */
export function heading(text: string): HTMLHeadingElement {
  return element('h1', { tabindex: -1 }, text)
}
