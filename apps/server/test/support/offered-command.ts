import { execFileSync } from 'node:child_process'

/** The words of the command in which a refusal ends, as a shell reads them, from `import` or `admin` on. */
export function offeredCommand(text: string): string[] {
  const [, command = 'false'] = /(?:Or, if that is right|Say its id): (npm run .*)\s*$/.exec(text) ?? []
  const words = execFileSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' })
  const [npm, run, name = '', dashes, ...args] = words.split('\0').slice(0, -1)
  if (npm !== 'npm' || run !== 'run' || dashes !== '--') throw new Error(`no command: ${text}`)
  return [name, ...args]
}
