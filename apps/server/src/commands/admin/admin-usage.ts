import type { AdminCommand } from './admin-command.ts'

/** How a command is called. */
export function callOf({ group, verb, usage }: AdminCommand): string {
  return `npm run admin -- ${[group, verb, usage].filter((part) => part !== '').join(' ')}`
}

/** The usage of one command, with its options. */
export function helpOf(command: AdminCommand): string {
  const options = Object.keys(command.options ?? {}).map((name) => `  --${name}`)
  return [callOf(command), `  ${command.title}`, ...(options.length > 0 ? ['', 'Options:', ...options] : [])].join('\n')
}

/** The usage of all commands. */
export function usageOf(commands: readonly AdminCommand[]): string {
  const calls = commands.map((command) => ({ call: callOf(command).replace('npm run admin -- ', ''), title: command.title }))
  const width = Math.max(...calls.map(({ call }) => call.length))
  return `npm run admin -- <group> <verb> … [--json]

${calls.map(({ call, title }) => `  ${call.padEnd(width)}  ${title}`).join('\n')}

--json ends with one line of JSON. Every command leaves an entry in the audit log. The exit status is 1 where a command failed.`
}
