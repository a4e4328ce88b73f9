/** The instructions for voting: steps in their order, and last what differs by canton. */
export interface Instructions {
  readonly intro: string
  readonly steps: readonly InstructionsSection[]
  readonly cantons: InstructionsSection
}

export interface InstructionsSection {
  readonly title: string
  /** Markdown. */
  readonly text: string
}

/** Which step changes the ballot; the demonstration stands there. */
export const CHANGE_STEP = 2

/** Reads the instructions from their Markdown: every `##` is a step, the last one what differs by canton. */
export function readInstructions(markdown: string): Instructions {
  const [intro = '', ...parts] = markdown.split(/^## /m)
  const sections = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    return { title: title.trim(), text: lines.join('\n').trim() }
  })
  return { intro: intro.trim(), steps: sections.slice(0, -1), cantons: sections.at(-1) ?? { title: '', text: '' } }
}
