import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, '../../../..')

/** A chapter of the guide with its commands and some of the lines that they print. */
export interface GuideStep {
  readonly title: string
  readonly commands: readonly string[]
  /** The commands end with an error. */
  readonly fails: boolean
  readonly prints: readonly string[]
}

const BLOCK = /^```(sh|sh fails|text)\n([\s\S]*?)^```$/gm

/** The chapters of `docs/real-election.md` that have commands. */
export function readGuide(): GuideStep[] {
  const [, ...chapters] = readFileSync(join(ROOT, 'docs/real-election.md'), 'utf8').split(/^## /m)
  return chapters.flatMap((chapter) => {
    const blocks = [...chapter.matchAll(BLOCK)].map(([, kind = '', text = '']) => ({ kind, lines: text.trimEnd().split('\n') }))
    const linesOf = (...kinds: readonly string[]) => blocks.flatMap(({ kind, lines }) => (kinds.includes(kind) ? lines : []))
    const commands = linesOf('sh', 'sh fails')
    const fails = blocks.some(({ kind }) => kind === 'sh fails')
    return commands.length > 0 ? [{ title: chapter.split('\n')[0] ?? '', commands, fails, prints: linesOf('text') }] : []
  })
}

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** What the shell runs for a command of the guide: the script itself, without the time that npm takes to start it. */
export function shellOf(command: string): string {
  return command.replace(/^npm run (\S+) --/, (_, name: string) => scripts[name])
}
