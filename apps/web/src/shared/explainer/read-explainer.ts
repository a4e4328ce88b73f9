/** A text of the knowledge area: the most important first, then its sections. */
export interface ExplainerText {
  /** The day of the facts, `YYYY-MM-DD`. */
  readonly asOf: string
  /** Markdown. */
  readonly summary: string
  /** Markdown with its `##` headings. */
  readonly body: string
}

const HEAD = /^Stand: (\d{4}-\d{2}-\d{2})\n/

/** Reads a text from its Markdown: the day in the first line, the summary up to the first `##`. Throws if there is no day. */
export function readExplainer(markdown: string): ExplainerText {
  const head = HEAD.exec(markdown)
  if (!head?.[1]) throw new Error(`A text has no date: its first line must be "Stand: YYYY-MM-DD", not "${markdown.split('\n')[0]}"`)
  const text = markdown.slice(head[0].length)
  const first = text.indexOf('\n## ')
  return { asOf: head[1], summary: text.slice(0, first).trim(), body: text.slice(first).trim() }
}
