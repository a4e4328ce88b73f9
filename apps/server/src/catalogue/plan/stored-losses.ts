import type { CandidateRecord, CatalogueImport, ElectionBundle, ElectionResultRecord, ImportLoss, LocalizedText } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import { countSealedRecords, keptByVoters } from './sealed-records.ts'
import { someOf } from '../some-of.ts'

/** What the stored data would lose by an import, in words. */
export interface StoredLoss {
  readonly loss: ImportLoss
  readonly reason: string
}

/** A correction moves a few votes; a file of which a part is missing moves many. */
const LEAST_SHARE_OF_VOTES = 0.95

interface Stored {
  readonly id: number
  readonly key: string
  readonly candidates: readonly {
    readonly key: string
    readonly name: string
    readonly answers: number
    readonly hasStatement: boolean
    readonly hasPortrait: boolean
    readonly occupation: LocalizedText
    readonly texts: Readonly<Record<string, LocalizedText>>
  }[]
  readonly lists: readonly { readonly key: string; readonly number: string; readonly name: string }[]
  readonly counted: number | null
  readonly votes: string
  readonly elected: number
  readonly final: boolean | null
  readonly asOf: string | null
}

type Delivery = Pick<CatalogueImport, 'elections' | 'results'>

/**
 * What the elections and results of an import have less of than they have in the database, compared with the youngest delivery, published or
 * not. Elections that are new lose nothing.
 */
export async function storedLossesOf(tx: QueryExecutorProvider, { elections = [], results = [] }: Delivery): Promise<StoredLoss[]> {
  const keys = [...elections.map(({ election }) => election.key), ...results.map(({ electionKey }) => electionKey)]
  const byKey = new Map((await readStored(tx, keys)).map((stored) => [stored.key, stored]))
  const of = (key: string, lossesIn: (stored: Stored) => StoredLoss[]) => {
    const stored = byKey.get(key)
    return stored ? lossesIn(stored).map(({ loss, reason }) => ({ loss, reason: `${key}: ${reason}` })) : []
  }
  const losses: StoredLoss[] = []
  for (const bundle of elections) {
    const stored = byKey.get(bundle.election.key)
    const kept = stored && isAnybodyMissing(bundle, stored) ? keptByVoters(await countSealedRecords(tx, [stored.id])) : ''
    losses.push(...of(bundle.election.key, (one) => lossesOf(bundle, one, kept)))
  }
  return [...losses, ...results.flatMap(({ electionKey, result }) => of(electionKey, (stored) => resultLosses(result, stored)))]
}

async function readStored(tx: QueryExecutorProvider, keys: readonly string[]): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select e.id, k.key, r.final, r.as_of as "asOf", (r.areas->>'counted')::integer as counted,
      coalesce((select sum((one->>'votes')::bigint) from jsonb_array_elements(r.candidates) one), 0)::text as votes,
      coalesce((select count(*) from jsonb_array_elements(r.candidates) one where (one->>'elected')::boolean), 0)::integer as elected,
      (select coalesce(jsonb_agg(jsonb_build_object('key', c.key, 'name', c.first_name || ' ' || c.last_name,
        'occupation', c.occupation, 'texts', coalesce((select p.texts from candidate_profile p where p.candidate_id = c.id), '{}'),
        'answers', coalesce((select length(a.packed) / 5 from candidate_answers a where a.candidate_id = c.id), 0),
        'hasStatement', exists (select from published_statement p where p.candidate_id = c.id),
        'hasPortrait', exists (select from candidate_portrait p where p.candidate_id = c.id)) order by c.key), '[]')
        from candidate c where c.election_id = e.id and c.gone is null) as candidates,
      (select coalesce(jsonb_agg(jsonb_build_object('key', lk.key, 'number', l.number,
        'name', coalesce(l.name->>'de', (select value from jsonb_each_text(l.name) limit 1), '')) order by l.position), '[]')
        from official_list l join catalogue_key lk on lk.kind = 'list' and lk.scope = e.id and lk.id = l.id
        where l.election_id = e.id and l.gone is null) as lists
    from catalogue_key k join election e on e.id = k.id left join latest_result r on r.election_id = e.id
    where k.kind = 'election' and k.scope = 0 and k.key = any(${[...new Set(keys)]}::text[])`.execute(tx)
  return rows
}

/** @param kept what voters keep of candidates and lists that go */
function lossesOf(bundle: ElectionBundle, stored: Stored, kept: string): StoredLoss[] {
  return [...candidateLosses(bundle, stored, kept), ...listLosses(bundle, stored, kept), ...resultLosses(bundle.result, stored)]
}

function isAnybodyMissing(bundle: ElectionBundle, stored: Stored): boolean {
  return missingCandidates(bundle, stored).length + missingLists(bundle, stored).length > 0
}

function missingCandidates({ candidates }: ElectionBundle, stored: Stored): Stored['candidates'] {
  const keys = new Set(candidates.map(({ key }) => key))
  return stored.candidates.filter(({ key }) => !keys.has(key))
}

function missingLists({ lists }: ElectionBundle, stored: Stored): Stored['lists'] {
  const keys = new Set(lists.map(({ key }) => key))
  return lists.length > 0 ? stored.lists.filter(({ key }) => !keys.has(key)) : []
}

function candidateLosses(bundle: ElectionBundle, stored: Stored, kept: string): StoredLoss[] {
  const { candidates } = bundle
  const missing = missingCandidates(bundle, stored)
  const named = (people: Stored['candidates']) => someOf(people.map(({ name, key }) => `${name} (${key})`))
  const records = new Map(candidates.map((candidate) => [candidate.key, candidate]))
  const untranslated = stored.candidates.filter((one) => losesLanguages(one, records.get(one.key)))
  return [
    ...(missing.length > 0
      ? [
          {
            loss: 'candidates' as const,
            reason: `${missing.length} candidates are missing: ${named(missing)}; ${whatHangsOn(missing)}; ${kept}`,
          },
        ]
      : []),
    ...(untranslated.length > 0
      ? [{ loss: 'texts' as const, reason: `${untranslated.length} candidates would lose languages of a text: ${named(untranslated)}` }]
      : []),
  ]
}

/** What is kept of candidates who are gone. */
function whatHangsOn(missing: Stored['candidates']): string {
  const answers = missing.reduce((sum, one) => sum + one.answers, 0)
  const own = missing.filter((one) => one.hasStatement)
  const [withPortrait, withTexts] = [missing.filter((one) => one.hasPortrait), missing.filter((one) => Object.keys(one.texts).length > 0)]
  const parts = [
    ...(own.length > 0 ? [`the own statements of ${own.length}`] : []),
    ...(answers > 0 ? [`${answers} answers`] : []),
    ...(withPortrait.length > 0 ? [`${withPortrait.length} portraits`] : []),
    ...(withTexts.length > 0 ? [`the texts of ${withTexts.length}`] : []),
  ]
  return `they are marked as gone, and kept${parts.length > 0 ? ` with ${parts.join(', ')}` : ''}`
}

function listLosses(bundle: ElectionBundle, stored: Stored, kept: string): StoredLoss[] {
  const missing = missingLists(bundle, stored)
  if (missing.length === 0) return []
  const named = someOf(missing.map(({ number, name }) => `${number} ${name}`))
  return [{ loss: 'lists', reason: `${missing.length} lists are missing: ${named}; they are marked as gone, and kept; ${kept}` }]
}

/** A text that says something else than before takes its translations with it. */
function losesLanguages(stored: Stored['candidates'][number], next: CandidateRecord | undefined): boolean {
  if (!next) return false
  const texts: Readonly<Record<string, LocalizedText>> = { ...next.texts, occupation: next.occupation }
  return Object.entries({ ...stored.texts, occupation: stored.occupation }).some(([name, before]) => {
    const said: LocalizedText = texts[name] ?? {}
    const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(said))]
    const isReworded = [...now].some(([language, text]) => old.has(language) && old.get(language) !== text)
    return isReworded && [...old.keys()].some((language) => !now.has(language))
  })
}

function resultLosses(result: ElectionResultRecord | null, stored: Stored): StoredLoss[] {
  if (!result || stored.final === null) return []
  const counted = result.areas?.counted ?? null
  const votes = result.candidates.reduce((sum, one) => sum + (one.votes ?? 0), 0)
  const elected = result.candidates.filter((one) => one.elected).length
  const before = Number(stored.votes)
  return [
    ...(stored.asOf && result.asOf && result.asOf < stored.asOf
      ? [{ loss: 'older' as const, reason: `the result of ${result.asOf} is older than the one stored, of ${stored.asOf}` }]
      : []),
    ...(stored.counted !== null && counted !== null && counted < stored.counted
      ? [{ loss: 'areas' as const, reason: `${counted} areas are counted, ${stored.counted} before` }]
      : []),
    ...(votes < before * LEAST_SHARE_OF_VOTES ? [{ loss: 'votes' as const, reason: `${votes} candidate votes, ${before} before` }] : []),
    ...(stored.final && elected < stored.elected
      ? [{ loss: 'elected' as const, reason: `${elected} candidates are elected, ${stored.elected} before` }]
      : []),
    ...(stored.final && !result.final ? [{ loss: 'final' as const, reason: 'the result is no longer final' }] : []),
  ]
}
