import type { ImportProblem, ProfileRecord } from '@plenara/contract'
import type { Importer } from '@plenara/importers'
import { changeCatalogue } from '../catalogue/change/change-catalogue.ts'
import { writeProfiles } from '../catalogue/write/write-profiles.ts'
import { refusedLosses } from './accepted-losses.ts'
import type { ImportArguments } from './import-arguments.ts'
import { parseFiles } from './import-files.ts'
import { type ImportResult, type ImportSession, withDatabase } from './import-session.ts'
import { losesSomething } from './import-summary.ts'
import { acceptingCommand } from './shown-command.ts'
import { electionIdsOf } from './which-election.ts'

/** A file of which more than this share belongs to nobody is one of another election. */
export const MAX_SHARE_OF_STRANGERS = 0.05

/**
 * Imports what candidates tell about themselves. A file with rows that cannot be read is refused, unless the operator names them; rows that fit
 * no candidate by number and name are left out by name, and many of them refuse the file, too. Throws `StartError`.
 */
export async function importProfiles(importer: Importer<'profiles'>, args: ImportArguments, session: ImportSession): Promise<ImportResult> {
  const electionIds = await electionIdsOf(args, session)
  const { profiles, locations, problems, fileHash } = await readProfiles(importer, args, session)
  const nothing = { counts: { profiles: profiles.length }, problems, isLoaded: false, isChanged: false, elections: [] }
  const lost = refusedLosses(problems, args.acceptedLosses)
  const accepting = acceptingCommand(args, lost, profiles.length === 0)
  if (profiles.length === 0 || (args.isStrict && problems.length > 0)) return { ...nothing, accepting }
  if (lost.length > 0) return { ...nothing, refusal: losesSomething(lost.length), accepting }
  const about = { ...importer.publisher, fileHash, dataDate: null, fictional: false }
  const written = await withDatabase(session, (db) =>
    changeCatalogue(db, { ...session.origin, about }, async (tx) => {
      const { changed, strangers } = await writeProfiles(tx, profiles, electionIds)
      const unplaced = strangers.map(
        ({ index, reason }): ImportProblem => ({ ...locationOf(locations, index), reason, loss: 'candidates' }),
      )
      const isAnother =
        strangers.length > profiles.length * MAX_SHARE_OF_STRANGERS && refusedLosses(unplaced, args.acceptedLosses).length > 0
      const isRefused = isAnother || strangers.length === profiles.length || (args.isStrict && strangers.length > 0)
      return { changed, unplaced, isAnother, isRefused, counts: { profiles: profiles.length - strangers.length } }
    }),
  )
  return {
    ...nothing,
    counts: written.counts,
    problems: [...problems, ...written.unplaced],
    isLoaded: !written.isRefused,
    isChanged: written.changed,
    difference: written.difference,
    ...(written.isAnother && !args.isStrict && { refusal: ofStrangers('rows') }),
    ...(written.isAnother && { accepting: acceptingCommand(args, written.unplaced, written.unplaced.length === profiles.length) }),
  }
}

/** Why a source with too many strangers is not loaded. */
export function ofStrangers(parts: string): string {
  return `more than ${100 * MAX_SHARE_OF_STRANGERS} % of the ${parts} belong to nobody: the source is of another election`
}

interface Location {
  readonly file: string
  readonly line: number
}

function locationOf(locations: readonly Location[], index: number): Location {
  return locations[index] ?? { file: '', line: 0 }
}

async function readProfiles(importer: Importer<'profiles'>, args: ImportArguments, session: ImportSession) {
  const { files, fileHash } = await parseFiles(importer, args, session)
  const profiles: readonly ProfileRecord[] = files.flatMap(({ parsed }) => parsed.profiles)
  const locations: readonly Location[] = files.flatMap(({ file, parsed }) => parsed.lines.map((line) => ({ file, line })))
  const problems: readonly ImportProblem[] = files.flatMap(({ parsed }) => parsed.problems)
  return { profiles, locations, problems, fileHash }
}
