import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import type { ImportProblem } from '@plenara/contract'
import type { Importer } from '@plenara/importers'
import { changeCatalogue } from '../catalogue/change/change-catalogue.ts'
import { namedOf, readStoredCandidates, type StoredCandidate } from '../catalogue/stored-candidates.ts'
import { readStoredCouncillors } from '../catalogue/parliament/stored-councillors.ts'
import { type PortraitOf, pictureOf, prunePictures, writeCouncillorPortraits, writePortraits } from '../catalogue/write/write-portraits.ts'
import { type MatchedPicture, matchPictures } from './match-pictures.ts'
import { createPictureReader } from '../catalogue/portraits/picture-reader.ts'
import { refusedLosses } from './accepted-losses.ts'
import type { ImportArguments } from './import-arguments.ts'
import { filesOf, type ReadingRules, readingRulesOf, readSource } from './import-files.ts'
import { MAX_SHARE_OF_STRANGERS, ofStrangers } from './import-profiles.ts'
import { type ImportResult, type ImportSession, withDatabase } from './import-session.ts'
import type { Progress } from './progress.ts'
import { acceptingCommand } from './shown-command.ts'
import { electionIdsOf } from './which-election.ts'

const SHOWN = 10
/** In the import log: nobody in the pictures was asked as a candidate. */
const OF_COUNCILLORS = 'councillor-portraits'

/**
 * Imports portraits from a folder of pictures that are named by the number of the candidate, or of the councillor. Pictures that cannot be read or that fit nobody are named, the others
 * loaded; a folder with many of the latter is refused. Portraits of others stay. Throws `StartError`.
 */
export async function importPortraits(
  importer: Importer<'portraits'>,
  args: ImportArguments,
  session: ImportSession,
): Promise<ImportResult> {
  const electionIds = args.isOfCouncillors ? null : await electionIdsOf(args, session)
  const files = await filesOf(args.path, importer)
  const other = await otherFiles(args.path, importer)
  return withDatabase(session, async (db) => {
    const candidates = electionIds ? await readStoredCandidates(db, electionIds) : await readStoredCouncillors(db)
    const { matched, strange } = matchPictures(
      files.map((file) => basename(file)),
      candidates,
    )
    const strangers = strange.filter(({ isStranger }) => isStranger).map(({ file, reason }) => problemOf(file, reason, true))
    const doubles = strange.filter(({ isStranger }) => !isStranger).map(({ file, reason }) => problemOf(file, reason))
    const isAnother = strangers.length > files.length * MAX_SHARE_OF_STRANGERS && refusedLosses(strangers, args.acceptedLosses).length > 0
    const read = isAnother
      ? { portraits: [], problems: [], fileHash: null }
      : await readPictures(matched, {
          importer,
          folder: folderOf(args.path, files),
          progress: session.progress,
          rules: readingRulesOf(args, session),
        })
    const problems = [...other, ...strangers, ...doubles, ...read.problems]
    const nothing = { counts: { portraits: 0 }, problems, isLoaded: false, isChanged: false, elections: [] }
    if (isAnother)
      return { ...nothing, refusal: ofStrangers('pictures'), accepting: acceptingCommand(args, strangers, matched.length === 0) }
    if (read.portraits.length === 0 || (args.isStrict && problems.some(({ isDoubt }) => !isDoubt))) return nothing
    const counts = { portraits: read.portraits.length }
    const about = { ...importer.publisher, fileHash: read.fileHash, dataDate: null, fictional: false }
    const { changed, difference } = await changeCatalogue(
      db,
      { ...session.origin, ...(!electionIds && { format: OF_COUNCILLORS }), about },
      async (tx) => {
        const written = electionIds
          ? await writePortraits(tx, read.portraits)
          : await writeCouncillorPortraits(tx, read.portraits.map(ofCouncillor))
        await prunePictures(tx)
        return { changed: written > 0, counts }
      },
    )
    return {
      ...nothing,
      counts,
      isLoaded: true,
      isChanged: changed,
      difference,
      remarks: withoutPortrait(electionIds ? 'candidates' : 'councillors', candidates, read.portraits),
    }
  })
}

function ofCouncillor({ candidateId, picture }: PortraitOf) {
  return { councillorNumber: candidateId, picture }
}

function problemOf(file: string, reason: string, isStranger = false): ImportProblem {
  return { file, line: 0, reason: `${file} ${reason}`, ...(isStranger && { loss: 'portraits' }) }
}

/** Files of the folder that are no pictures of a kind that is read; those that systems hide are passed over. */
async function otherFiles(path: string, { endings }: Importer<'portraits'>): Promise<ImportProblem[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isFile() && !/^(\.|Thumbs\.db$|desktop\.ini$)/i.test(entry.name)).map(({ name }) => name)
  const others = names.filter((name) => !endings.some((ending) => name.toLowerCase().endsWith(ending)))
  return others.map((name) => problemOf(name, `is passed over: only ${endings.join(', ')} are read`))
}

function folderOf(path: string, files: readonly string[]): string {
  return dirname(files[0] ?? path)
}

interface Reading {
  readonly importer: Importer<'portraits'>
  readonly folder: string
  readonly progress: Progress
  readonly rules: ReadingRules
}

async function readPictures(matched: readonly MatchedPicture[], { importer, folder, progress, rules }: Reading) {
  const portraits: PortraitOf[] = []
  const problems: ImportProblem[] = []
  const digest = createHash('sha256')
  const firstByHash = new Map<string, string>()
  const reader = createPictureReader()
  try {
    progress.step('Reading the pictures')
    for (const [index, { file, candidate }] of matched.entries()) {
      const source = await readSource(`${folder}/${file}`, rules)
      digest.update(source.bytes)
      const { pictures, problems: flaws } = await importer.parse(source)
      const [picture] = pictures
      const shaped = picture ? await reader.read(picture.bytes) : (flaws[0]?.reason ?? '')
      progress.update(index + 1, matched.length)
      if (typeof shaped === 'string') {
        problems.push(problemOf(file, shaped))
        continue
      }
      const stored = pictureOf(shaped)
      const { hash } = stored
      const first = firstByHash.get(hash)
      if (first) problems.push({ ...problemOf(file, `is the same picture as ${first}`), isDoubt: true })
      else firstByHash.set(hash, file)
      portraits.push({ candidateId: candidate.id, picture: stored })
    }
  } finally {
    reader.close()
  }
  return { portraits, problems, fileHash: digest.digest('hex') }
}

/** Who has none, also after this import. */
function withoutPortrait(word: string, candidates: readonly StoredCandidate[], portraits: readonly PortraitOf[]): string[] {
  const shown = new Set(portraits.map(({ candidateId }) => candidateId))
  const without = candidates.filter(({ id, hasPortrait }) => !hasPortrait && !shown.has(id)).map(namedOf)
  if (without.length === 0) return []
  const more = without.length > SHOWN ? ` and ${without.length - SHOWN} more` : ''
  return [`${without.length} of ${candidates.length} ${word} have no portrait: ${without.slice(0, SHOWN).join(', ')}${more}`]
}
