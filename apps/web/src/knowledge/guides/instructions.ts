import { readSections, type Section } from '../../shared/explainer/read-sections.ts'

/** The instructions for voting: the steps in their order, and last the differences by canton. */
export interface Instructions {
  readonly intro: string
  readonly steps: readonly Section[]
  readonly cantons: Section
}

/** The step that changes the ballot, which shows the demonstration. */
export const CHANGE_STEP = 2

/** Reads the instructions from their Markdown: every `##` is a step, the last one the differences by canton. */
export function readInstructions(markdown: string): Instructions {
  const { intro, sections } = readSections(markdown)
  return { intro, steps: sections.slice(0, -1), cantons: sections.at(-1) ?? { title: '', text: '' } }
}
