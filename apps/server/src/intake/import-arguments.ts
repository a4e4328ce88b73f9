import { parseArgs } from 'node:util'
import { IMPORT_LOSSES } from '@plenara/contract'
import { type AnyImporter, findImporter, importerInsteadOf, IMPORTERS } from '@plenara/importers'
import { messageOf, StartError } from '../platform/start-error.ts'
import { type AcceptedLosses, acceptedLossesOf } from './accepted-losses.ts'

export interface ImportArguments {
  readonly importer: AnyImporter
  readonly path: string
  readonly electionIds: readonly number[] | null
  readonly isStrict: boolean
  /** What the operator agrees to lose; null where nothing was said. */
  readonly acceptedLosses: AcceptedLosses | null
  /** Columns that only look like one of the format, as the operator has confirmed them. */
  readonly columns: ReadonlyMap<string, string>
  /** The day of the elections where their files do not tell it. */
  readonly date: string | null
  /** The questions in which only a mistake of the words was mended. */
  readonly corrected: ReadonlySet<string>
  readonly isJson: boolean
  /** Says what would change and changes nothing. */
  readonly isPlan: boolean
  /** Results are shown at once; else they are drafts. */
  readonly isPublished: boolean
  /** The pictures show members of parliaments and governments. */
  readonly isOfCouncillors: boolean
}

export const USAGE = `npm run import -- <format> <path> [--election ID[,ID]] [--plan] [--publish] [--strict] [--accept-losses LIST] [--accept-columns LIST] [--corrected LIST] [--date DAY] [--councillors] [--json]

Formats:
${IMPORTERS.map(({ name, title }) => `  ${name.padEnd(16)} ${title}`).join('\n')}

The path is a file or a folder. --plan says what would change and changes nothing. Results are drafts, which nobody sees until
"npm run admin -- result publish" or --publish. --election says which elections questions, answers, profiles or portraits belong to,
--councillors that portraits show members of parliaments and governments;
--strict loads nothing where anything is doubtful. A source is always read whole or not at all: --accept-losses names what may be lost, lines of the
file or ${IMPORT_LOSSES.join(', ')}, such as 7,12-14,candidates. --accept-columns says what a column is that only looks like
one of the format, such as "Listen-Nr=Listennummer,Bemerkung="; A question of other words or another scale is a new question;
--corrected names those in which only a mistake was mended, such as 3,17. --date says the day of an election where the file does not, such as 2020-10-25; --json ends with one line of JSON.`

/** The arguments of the import command, null if its help is asked for. Throws `StartError` with one line for what is wrong. */
export function readArguments(args: readonly string[]): ImportArguments | null {
  const { values, positionals } = parse(args)
  if (args.length === 0 || values.help) return null
  const [format, path, ...more] = positionals
  if (!format) throw new StartError(`Which format? One of ${formatNames()}`)
  const importer = findImporter(format)
  if (!importer) throw new StartError(unknownFormat(format))
  if (!path) throw new StartError(`Which file? npm run import -- ${format} <path>`)
  if (more.length > 0) throw new StartError(`One file or folder at a time, "${more[0]}" is too much`)
  if (values.election !== undefined && !takesElection(importer)) {
    throw new StartError(
      `--election goes with ${IMPORTERS.filter(takesElection)
        .map(({ name }) => name)
        .join(', ')} only`,
    )
  }
  const electionIds = values.election === undefined ? null : idsOf(values.election)
  const acceptedLosses = values['accept-losses'] === undefined ? null : acceptedLossesOf(values['accept-losses'])
  const columns = columnsOf(values['accept-columns'] ?? '')
  const date = values.date === undefined ? null : dayOf(values.date, importer)
  const corrected = correctedIn(values.corrected, importer)
  const { plan: isPlan = false, publish: isPublished = false, strict: isStrict = false, json: isJson = false } = values
  if (isPublished && importer.target !== 'elections') throw new StartError('--publish goes with elections and their results only')
  const isOfCouncillors = values.councillors ?? false
  if (isOfCouncillors && importer.target !== 'portraits') throw new StartError('--councillors goes with portraits only')
  if (isOfCouncillors && electionIds) throw new StartError('--councillors and --election say different things')
  return { importer, path, electionIds, acceptedLosses, columns, date, corrected, isStrict, isJson, isPlan, isPublished, isOfCouncillors }
}

function formatNames(): string {
  return IMPORTERS.map(({ name }) => name).join(', ')
}

function unknownFormat(format: string): string {
  const instead = importerInsteadOf(format)
  if (instead) return `The format "${format}" is no longer read: "${instead}" brings the same facts, npm run import -- ${instead} <path>`
  return `The format "${format}" is unknown; it must be one of ${formatNames()}`
}

/** Files of questions, answers and profiles, and pictures do not say which election they belong to. */
function takesElection({ target }: Pick<AnyImporter, 'target'>): boolean {
  return target === 'questionnaires' || target === 'profiles' || target === 'portraits'
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        election: { type: 'string' },
        plan: { type: 'boolean' },
        publish: { type: 'boolean' },
        strict: { type: 'boolean' },
        'accept-losses': { type: 'string' },
        'accept-columns': { type: 'string' },
        date: { type: 'string' },
        corrected: { type: 'string' },
        councillors: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new StartError(messageOf(error).split('. ')[0] ?? 'The arguments are wrong')
  }
}

/** `Listen-Nr=Listennummer,Bemerkung=`: the name in the file, the column of the format or nothing. */
export function columnsOf(text: string): ReadonlyMap<string, string> {
  const parts = text.split(',').filter((part) => part.trim())
  return new Map(
    parts.map((part) => {
      const [name = '', column, ...more] = part.split('=').map((one) => one.trim())
      if (!name || column === undefined || more.length > 0) {
        throw new StartError(`--accept-columns names pairs such as "Listen-Nr=Listennummer"; "${part}" is none`)
      }
      return [name, column] as const
    }),
  )
}

/** The keys of questions, such as `3,17`. */
function correctedIn(text: string | undefined, { target }: Pick<AnyImporter, 'target'>): ReadonlySet<string> {
  const keys = new Set((text ?? '').split(',').flatMap((key) => key.trim() || []))
  if (keys.size > 0 && target !== 'questionnaires') throw new StartError('--corrected goes with questionnaire only')
  return keys
}

function dayOf(text: string, { target }: Pick<AnyImporter, 'target'>): string {
  if (target !== 'elections') throw new StartError('--date goes with elections and their results only')
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
  if (!isDay) throw new StartError(`--date is "${text}", but must be a day such as 2020-10-25`)
  return text
}

function idsOf(text: string): number[] {
  return text.split(',').map((part) => {
    if (!/^[1-9]\d{0,8}$/.test(part.trim())) throw new StartError(`--election is "${text}", but must be ids such as 12 or 12,13`)
    return Number(part)
  })
}
