export interface Section {
  readonly title: string
  /** Markdown. */
  readonly text: string
}

/** Reads a text from its Markdown: the introduction before the first `##`, then a section for each of them. */
export function readSections(markdown: string): { readonly intro: string; readonly sections: readonly Section[] } {
  const [intro = '', ...parts] = markdown.split(/^## /m)
  const sections = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    return { title: title.trim(), text: lines.join('\n').trim() }
  })
  return { intro: intro.trim(), sections }
}
