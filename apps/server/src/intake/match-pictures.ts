import { namesFit } from '@plenara/importers'
import { candidateFinder, namedOf, type StoredCandidate } from '../catalogue/stored-candidates.ts'

export interface MatchedPicture {
  readonly file: string
  readonly candidate: StoredCandidate
}

export interface StrangePicture {
  readonly file: string
  readonly reason: string
  /** The name fits nobody; else the picture is one of several for the same candidate. */
  readonly isStranger: boolean
}

export interface MatchedPictures {
  readonly matched: readonly MatchedPicture[]
  readonly strange: readonly StrangePicture[]
}

/** A number with a name behind it: `01.05 Anna Muster`, `105_anna-muster`. */
const NUMBER_AND_NAME = /^(\d[\d._-]*?)[\s_-]+(\p{L}.*)$/u

/** Who the pictures show, by the names of their files without ending: a number, a key, or a number and a name, which then must fit. */
export function matchPictures(files: readonly string[], candidates: readonly StoredCandidate[]): MatchedPictures {
  const find = candidateFinder(candidates)
  const strange: StrangePicture[] = []
  const byCandidate = new Map<number, MatchedPicture[]>()
  for (const file of files) {
    const candidate = candidateOf(stemOf(file), find)
    if (typeof candidate === 'string') strange.push({ file, reason: candidate, isStranger: true })
    else byCandidate.set(candidate.id, [...(byCandidate.get(candidate.id) ?? []), { file, candidate }])
  }
  const matched: MatchedPicture[] = []
  for (const pictures of byCandidate.values()) {
    const [first] = pictures
    if (first && pictures.length === 1) matched.push(first)
    else strange.push(...pictures.map((one) => doubleOf(one, pictures)))
  }
  return { matched, strange }
}

function doubleOf({ file, candidate }: MatchedPicture, all: readonly MatchedPicture[]): StrangePicture {
  const others = all.map((one) => one.file).filter((name) => name !== file)
  return { file, reason: `is of ${namedOf(candidate)}, as ${others.join(' and ')} is too`, isStranger: false }
}

function candidateOf(stem: string, find: (word: string) => readonly StoredCandidate[]): StoredCandidate | string {
  const [, number, name] = find(stem).length > 0 ? [] : (NUMBER_AND_NAME.exec(stem) ?? [])
  const found = find(number ?? stem)
  const fitting = name === undefined ? found : found.filter((one) => namesFit(one, { firstName: name, lastName: name }))
  const [first] = fitting
  if (found.length === 0) return 'fits nobody'
  if (!first) return `names somebody else than ${found.map(namedOf).join(' and ')}`
  return fitting.length > 1 ? `fits ${fitting.length} candidates: ${fitting.map(namedOf).join(', ')}` : first
}

function stemOf(file: string): string {
  return file
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .trim()
}
