/** The properties that a text shares with its translations. */
export interface TextShape {
  /** The day of its facts, if it has one. */
  readonly day: string | undefined
  readonly headings: number
  readonly points: number
  readonly paragraphs: number
  /** The targets of its links, without the language of a law, and the words of the glossary. */
  readonly targets: readonly string[]
  /** Its whole numbers, those in addresses excepted; 50 000 with its no-break space is one. */
  readonly numbers: readonly number[]
}

/** Measures a text in Markdown, so that a test can compare languages. */
export function shapeOf(text: string): TextShape {
  const shown = text.replace(/\]\([^)]+\)/g, ']')
  return {
    day: /^Stand: (.+)$/m.exec(text)?.[1],
    headings: text.match(/^## /gm)?.length ?? 0,
    points: text.match(/^(-|\d+\.) /gm)?.length ?? 0,
    paragraphs: text.split('\n\n').length,
    targets: [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target.replace(/\/(de|fr|it|rm)(?=[/#]|$)/, '')).toSorted(),
    numbers: (shown.match(/\d+(?:\u00a0\d{3})*/g) ?? []).map((number) => Number(number.replaceAll('\u00a0', ''))).toSorted((a, b) => a - b),
  }
}
