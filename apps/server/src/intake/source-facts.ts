import { createHash } from 'node:crypto'
import type { CatalogueImport, ParliamentImport } from '@plenara/contract'
import { zurichDay } from '@plenara/domain'
import type { Publisher } from '@plenara/importers'
import type { SourceFacts } from '../catalogue/change/change-catalogue.ts'
import { StartError } from '../platform/start-error.ts'

type FileBytes = { readonly bytes: Uint8Array }

/** SHA-256 over files one after the other, in hex: of one file what `sha256sum` prints. None is kept. */
export function startHash(): { add(file: FileBytes): void; end(): string } {
  const hash = createHash('sha256')
  return { add: ({ bytes }) => void hash.update(bytes), end: () => hash.digest('hex') }
}

/** What readers learn of the source of elections, questions or places. Throws `StartError` where a test delivery comes with real elections. */
export function catalogueFacts(
  { publisher }: { readonly publisher: Publisher },
  data: CatalogueImport,
  { fileHash, writtenAt }: { readonly fileHash: string; readonly writtenAt?: string | undefined },
): SourceFacts {
  const elections = data.elections ?? []
  const invented = elections.filter(({ election }) => election.fictional)
  if (invented.length > 0 && invented.length < elections.length) {
    throw new StartError(`${invented.length} of ${elections.length} elections are tests: import them apart from the real ones`)
  }
  const moments = [
    ...elections.map(({ result }) => result?.asOf),
    ...(data.results ?? []).map(({ result }) => result.asOf),
    ...[writtenAt, data.localitiesAsOf],
  ]
  return { ...publisher, fileHash, dataDate: youngestOf(moments), fictional: invented.length > 0 }
}

/** What readers learn of the source of parliaments, votes or news at the moment `now`: what is announced for later is no fact yet. */
export function parliamentFacts(
  { publisher }: { readonly publisher: Publisher },
  data: ParliamentImport,
  { fileHash, now }: { readonly fileHash: string; readonly now: Date },
): SourceFacts {
  const days = [
    ...(data.parliamentVotes ?? []).map(({ date }) => date),
    ...(data.peopleVotes ?? []).flatMap(({ date, result }) => (result ? [date] : [])),
    ...(data.speeches ?? []).map(({ date }) => date),
    ...(data.articles ?? []).map(({ publishedAt }) => publishedAt),
  ]
  const today = zurichDay(now.getTime())
  return { ...publisher, fileHash, dataDate: youngestOf(days.filter((moment) => dayOf(moment) <= today)), fictional: false }
}

function youngestOf(moments: readonly (string | undefined)[]): string | null {
  let youngest: string | null = null
  for (const moment of moments) if (moment !== undefined && (youngest === null || moment > youngest)) youngest = moment
  return youngest === null ? null : dayOf(youngest)
}

/** The day of a moment in Switzerland; a day is one already. */
function dayOf(moment: string): string {
  return moment.includes('T') ? zurichDay(Date.parse(moment)) : moment
}
