type Child = Node | string | null
type Attributes = Readonly<Record<string, string | number | boolean | null>>

/** An element with its attributes; those that are false or null are left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value !== null && value !== false) node.setAttribute(key, String(value))
  node.append(...children.flatMap((child) => child ?? []))
  return node
}

/** A button with its action. */
export function button(text: string, kind: 'primary' | 'plain' | 'quiet', onPress: () => void): HTMLButtonElement {
  const node = element('button', { type: 'button', class: kind }, text)
  node.addEventListener('click', onPress)
  return node
}

/** The heading of a step, which takes the focus when the step changes. */
export function heading(text: string): HTMLHeadingElement {
  return element('h1', { tabindex: -1 }, text)
}
