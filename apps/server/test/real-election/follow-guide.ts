import { expect, vi } from 'vitest'
import { readersChecks } from './readers-checks.ts'
import { type GuideStep, readGuide } from './guide.ts'
import type { OfficialRow } from './official-table.ts'
import { writeOperatorFiles } from './operator-files.ts'
import { type OperatorMachine, openOperatorMachine } from './operator-machine.ts'

/** The chapters whose commands change nothing that readers see of results. */
const UNSEEN: ReadonlySet<string> = new Set(['Somebody is missing', 'The first interim result', 'A wrong file by mistake'])

/**
 * Follows `docs/real-election.md` from the first to the last command with the files of an election, and looks after each chapter at what readers
 * see. With the official file of the election that is its final result, as it is, and the numbers that the guide says are those that are printed.
 */
export async function followGuide(final: readonly OfficialRow[], officialFile?: string): Promise<void> {
  const isExact = officialFile !== undefined
  const machine = await openOperatorMachine()
  try {
    const recounted = await writeOperatorFiles(machine.files, final, officialFile)
    const checks = readersChecks(machine, final, recounted)
    const guide = readGuide()
    expect(guide.map(({ title }) => title)).toEqual(Object.keys(checks))
    for (const step of guide) {
      await runStep(machine, step, isExact)
      // What readers must not see would be seen after a moment only.
      if (UNSEEN.has(step.title)) await machine.noticed()
      await vi.waitFor(async () => checks[step.title]?.(), { timeout: 8_000, interval: 200 })
    }
  } finally {
    await machine.close()
  }
}

async function runStep(machine: OperatorMachine, { title, commands, fails, prints }: GuideStep, isExact: boolean): Promise<void> {
  const outputs: string[] = []
  for (const command of commands) {
    if (command.endsWith('npm start')) {
      outputs.push(await machine.start(command))
      continue
    }
    const { status, output } = await machine.run(withId(command, outputs.at(-1) ?? ''))
    expect([title, command, status, status === 0 ? '' : output]).toEqual([title, command, fails ? 1 : 0, fails ? output : ''])
    outputs.push(output)
  }
  const printed = normal(outputs.join('\n'), isExact)
  for (const line of prints) expect(printed, `${title}: ${line}`).toContain(normal(line, isExact))
}

/** `<id>` is the first of the list before. */
function withId(command: string, list: string): string {
  return command.replace('<id>', /^\d+/m.exec(list)?.[0] ?? '')
}

/** Ports differ everywhere, other numbers with the files. */
function normal(text: string, isExact: boolean): string {
  return text.replaceAll(isExact ? /:\d{4,5}\b/g : /\d+/g, '#')
}
