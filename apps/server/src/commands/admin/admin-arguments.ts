import { parseArgs } from 'node:util'
import { messageOf, StartError } from '../../platform/start-error.ts'
import type { AdminArguments, AdminCommand } from './admin-command.ts'
import { callOf, helpOf, usageOf } from './admin-usage.ts'

export interface Wanted {
  readonly command: AdminCommand
  readonly args: AdminArguments
}

/** The command and its arguments, or the help that is asked for. Throws `StartError` with one line for what is wrong. */
export function readAdminArguments(args: readonly string[], commands: readonly AdminCommand[]): Wanted | { readonly help: string } {
  const [group, verb] = args
  if (group === undefined || group === '--help' || group === '-h') return { help: usageOf(commands) }
  const command = findCommand(group, verb, commands)
  const { values, positionals } = parse(args.slice(2), command)
  if (values.help) return { help: helpOf(command) }
  const expected = command.usage.match(/<[^>]+>/g)?.length ?? 0
  if (positionals.length < expected) throw new StartError(`Something is missing: ${callOf(command)}`)
  const most = expected + (command.usage.match(/\[\w+\]/g)?.length ?? 0)
  if (positionals.length > most) throw new StartError(`"${positionals[most]}" is too much: ${callOf(command)}`)
  return { command, args: { positionals, values } }
}

function findCommand(group: string, verb: string | undefined, commands: readonly AdminCommand[]): AdminCommand {
  const ofGroup = commands.filter((command) => command.group === group)
  const groups = [...new Set(commands.map((command) => command.group))].join(', ')
  if (ofGroup.length === 0) throw new StartError(`The group "${group}" is unknown; it must be one of ${groups}`)
  const command = ofGroup.find((candidate) => candidate.verb === verb)
  const verbs = ofGroup.map((candidate) => candidate.verb).join(', ')
  if (!verb || verb.startsWith('-')) throw new StartError(`What is to be done with "${group}"? One of ${verbs}`)
  if (!command) throw new StartError(`"${group} ${verb}" is unknown; after "${group}" comes one of ${verbs}`)
  return command
}

function parse(args: readonly string[], command: AdminCommand): AdminArguments {
  try {
    const shared = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { ...command.options, ...shared } })
    const single = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value])
    return { positionals, values: Object.fromEntries(single) }
  } catch (error) {
    throw new StartError(messageOf(error).split('. ')[0] ?? 'The arguments are wrong')
  }
}
