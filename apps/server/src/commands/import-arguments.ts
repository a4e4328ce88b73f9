import { parseArgs } from 'node:util'
import {
  FORMATS,
  type FormatName,
  isFormatName,
  isParliamentFormatName,
  PARLIAMENT_FORMATS,
  type ParliamentFormatName,
  SURVEY_FORMAT,
} from '@plenara/importers'
import { messageOf, StartError } from '../start-error.ts'

export interface ImportArguments {
  readonly format: FormatName | ParliamentFormatName | 'surveys'
  readonly path: string
  readonly electionIds: readonly number[] | null
  readonly isStrict: boolean
  readonly isJson: boolean
}

const ALL_FORMATS = { ...FORMATS, ...PARLIAMENT_FORMATS, surveys: SURVEY_FORMAT }

export const USAGE = `npm run import -- <format> <path> [--election ID[,ID]] [--strict] [--json]

Formats:
${Object.entries(ALL_FORMATS)
  .map(([name, { title }]) => `  ${name.padEnd(16)} ${title}`)
  .join('\n')}

The path is a file or a folder. --election says which elections the questions or answers belong to;
--strict loads nothing where something cannot be read; --json ends with one line of JSON.`

/** Formats whose files do not say which election they belong to. */
const WITH_ELECTION: readonly ImportArguments['format'][] = ['questionnaire', 'answers']

/** The arguments of the import command. Throws `StartError` with one line for what is wrong, null for `--help`. */
export function readArguments(args: readonly string[]): ImportArguments | null {
  const { values, positionals } = parse(args)
  if (values.help) return null
  const [format, path, ...more] = positionals
  const names = Object.keys(ALL_FORMATS).join(', ')
  if (!format) throw new StartError(`Which format? One of ${names}`)
  if (!isFormatName(format) && !isParliamentFormatName(format) && format !== 'surveys')
    throw new StartError(`The format "${format}" is unknown; it must be one of ${names}`)
  if (!path) throw new StartError(`Which file? npm run import -- ${format} <path>`)
  if (more.length > 0) throw new StartError(`One file or folder at a time, "${more[0]}" is too much`)
  if (values.election !== undefined && !WITH_ELECTION.includes(format)) {
    throw new StartError(`--election goes with ${WITH_ELECTION.join(' and ')} only`)
  }
  const electionIds = values.election === undefined ? null : idsOf(values.election)
  return { format, path, electionIds, isStrict: values.strict ?? false, isJson: values.json ?? false }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        election: { type: 'string' },
        strict: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new StartError(messageOf(error).split('. ')[0] ?? 'The arguments are wrong')
  }
}

function idsOf(text: string): number[] {
  return text.split(',').map((part) => {
    if (!/^[1-9]\d{0,8}$/.test(part.trim())) throw new StartError(`--election is "${text}", but must be ids such as 12 or 12,13`)
    return Number(part)
  })
}
