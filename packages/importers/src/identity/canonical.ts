import type {
  CandidateRecord,
  CatalogueImport,
  ElectionBundle,
  ElectionResultRecord,
  LaterResultRecord,
  ListRecord,
  PartyRecord,
} from '@plenara/contract'
import { groupBy } from '../group.ts'
import { partyRecordOf } from '../parties/national-parties.ts'
import { anyText, lettersOf, slug } from '../text.ts'
import { candidateNumber, listNumber, plainNumber } from './ballot-number.ts'
import { apart } from './election-key.ts'

/** Elections and parties under keys that every format and file gives them, and what could not be told apart by them. */
export function canonicalImport(data: CatalogueImport): { readonly data: CatalogueImport; readonly doubts: readonly string[] } {
  const { elections, parties } = data
  if (!elections) return { data, doubts: [] }
  const doubts: string[] = []
  const partyByKey = new Map((parties ?? []).map((party) => [party.key, party]))
  const joined = new Map<string, PartyRecord>()
  const keysByCanton = new Map<string, Map<string, string>>()
  const partyKeysIn = (cantonCode: ElectionBundle['election']['cantonCode']) => {
    const keys = keysByCanton.get(cantonCode) ?? new Map<string, string>()
    keysByCanton.set(cantonCode, keys)
    return (key: string | null): string | null => {
      const record = key === null ? undefined : partyByKey.get(key)
      if (!record) return key
      const stored = keys.get(record.key)
      if (stored) return stored
      const party = partyRecordOf(record, cantonCode)
      keys.set(record.key, party.key)
      joined.set(party.key, party)
      return party.key
    }
  }
  const canonical = elections.map((bundle) => canonicalBundle(bundle, partyKeysIn(bundle.election.cantonCode)))
  const groups = groupBy(canonical, ({ election }) => election.key)
  const told = canonical.map((bundle) => {
    const { election } = bundle
    if ((groups.get(election.key)?.length ?? 0) < 2) return bundle
    const key = apart(election.key, anyText(election.name))
    doubts.push(`several elections are ${election.key}: "${anyText(election.name)}" is told apart by its name`)
    return { ...bundle, election: { ...election, key } }
  })
  return { data: { ...data, elections: told, ...(parties && { parties: [...joined.values()] }) }, doubts }
}

function canonicalBundle(bundle: ElectionBundle, partyKeyOf: (key: string | null) => string | null): ElectionBundle {
  const lists = namesOf(bundle.lists, (list) => [listNumber(list.number), slug(anyText(list.name))])
  const candidates = namesOf(bundle.candidates, (one) => [candidateNumber(one.number ?? ''), personKey(one)])
  const keys = keysBy(lists, candidates)
  return {
    ...bundle,
    election: { sourceKey: bundle.election.key, ...bundle.election },
    lists: bundle.lists.map((one) => ({
      ...one,
      ...keys.ofListRecord(one),
      number: plainNumber(one.number),
      sourceKey: one.key,
      partyKey: partyKeyOf(one.partyKey),
    })),
    candidates: bundle.candidates.map((one) => ({
      ...one,
      ...keys.ofCandidateRecord(one),
      number: one.number === null ? null : plainNumber(one.number),
      sourceKey: one.key,
      partyKey: partyKeyOf(one.partyKey),
    })),
    result: bundle.result && renamedResult(bundle.result, keys.list, keys.candidate),
  }
}

/** The keys by which records name themselves and each other, under others; keys that are not in the maps stay. */
function keysBy(lists: ReadonlyMap<string, string>, candidates: ReadonlyMap<string, string>) {
  const list = (key: string) => lists.get(key) ?? key
  const candidate = (key: string) => candidates.get(key) ?? key
  return {
    list,
    candidate,
    ofListRecord: ({ key, candidateKeys }: ListRecord) => ({ key: list(key), candidateKeys: candidateKeys.map(candidate) }),
    ofCandidateRecord: ({ key, listKey }: CandidateRecord) => ({ key: candidate(key), listKey: listKey === null ? null : list(listKey) }),
  }
}

/** A bundle with other keys for lists and candidates; keys that are not in the maps stay. */
export function renamed(
  bundle: ElectionBundle,
  lists: ReadonlyMap<string, string>,
  candidates: ReadonlyMap<string, string>,
): ElectionBundle {
  const keys = keysBy(lists, candidates)
  return {
    ...bundle,
    lists: bundle.lists.map((one) => ({ ...one, ...keys.ofListRecord(one) })),
    candidates: bundle.candidates.map((one) => ({ ...one, ...keys.ofCandidateRecord(one) })),
    result: bundle.result && renamedResult(bundle.result, keys.list, keys.candidate),
  }
}

/** A result under other keys. */
export function renamedResult(
  result: ElectionResultRecord,
  list: (key: string) => string,
  candidate: (key: string) => string,
): ElectionResultRecord {
  return {
    ...result,
    candidates: result.candidates.map(({ replacedByKey, ...one }) => ({
      ...one,
      candidateKey: candidate(one.candidateKey),
      ...(replacedByKey !== undefined && { replacedByKey: candidate(replacedByKey) }),
    })),
    lists: result.lists.map((one) => ({ ...one, listKey: list(one.listKey) })),
  }
}

/** A result that comes alone, under the keys of its ballot where that is among `elections`. */
export function atKeysOf(elections: readonly ElectionBundle[], record: LaterResultRecord): LaterResultRecord {
  const bundle = elections.find(({ election }) => election.sourceKey === record.electionKey)
  if (!bundle) return record
  const keysOf = (parts: readonly { readonly key: string; readonly sourceKey?: string }[]) =>
    new Map(parts.map(({ key, sourceKey }) => [sourceKey ?? key, key]))
  const [lists, candidates] = [keysOf(bundle.lists), keysOf(bundle.candidates)]
  const result = renamedResult(
    record.result,
    (key) => lists.get(key) ?? key,
    (key) => candidates.get(key) ?? key,
  )
  return { electionKey: bundle.election.key, result }
}

/** Who somebody is where no number says it. */
export function personKey({ lastName, firstName, birthYear }: Pick<CandidateRecord, 'lastName' | 'firstName' | 'birthYear'>): string {
  return [slug(`${lastName} ${firstName}`), birthYear].filter((part) => part !== null).join('-')
}

/** The letters of a name, by which formats meet. */
export function personName({ lastName, firstName }: Pick<CandidateRecord, 'lastName' | 'firstName'>): string {
  return `${lettersOf(lastName)} ${lettersOf(firstName)}`
}

/** New keys by the old ones: of the choices the first that is nobody else's, else the key of the source. */
function namesOf<T extends { readonly key: string }>(
  items: readonly T[],
  choices: (item: T) => readonly (string | null)[],
): Map<string, string> {
  const wanted = items.map(choices)
  const count = new Map<string, number>()
  for (const keys of wanted) for (const key of new Set(keys)) if (key) count.set(key, (count.get(key) ?? 0) + 1)
  const names = new Map<string, string>()
  for (const [index, { key: ofSource }] of items.entries()) {
    names.set(ofSource, wanted[index]?.find((key) => key && count.get(key) === 1) ?? ofSource)
  }
  return names
}
