import type { CommonLine, CommonSnapshot, ElectionLine, ElectionSnapshot, ExportKey, ExportLine, LocalitySnapshot } from '@plenara/contract'

export type CatalogueValue = CommonSnapshot | readonly LocalitySnapshot[] | ElectionSnapshot

/** The values of an export, put together from its lines. Throws where a part is missing. */
export function assemble(replaces: readonly ExportKey[], texts: readonly string[]): Map<ExportKey, CatalogueValue> {
  const lines = texts.map((text) => JSON.parse(text) as Exclude<ExportLine, { readonly part: 'head' }>)
  return new Map(replaces.map((key) => [key, valueUnder(key, lines)]))
}

type Line = CommonLine | ElectionLine

function valueUnder(key: ExportKey, lines: readonly Line[]): CatalogueValue {
  if (key === 'common') {
    return {
      cantons: itemsOf(lines, 'cantons'),
      constituencies: itemsOf(lines, 'constituencies'),
      parties: itemsOf(lines, 'parties'),
      elections: itemsOf(lines, 'elections'),
    }
  }
  return key === 'localities' ? itemsOf(lines, 'localities') : electionOf(Number(key.slice('election:'.length)), lines)
}

function electionOf(id: number, lines: readonly Line[]): ElectionSnapshot {
  const own = lines.filter((line) => 'election' in line && line.election === id)
  const [base] = itemsOf(own, 'election')
  if (!base) throw new Error(`election ${id} has no beginning`)
  return {
    ...base,
    questions: itemsOf(own, 'questions'),
    lists: itemsOf(own, 'lists'),
    candidates: itemsOf(own, 'candidates'),
    answers: itemsOf(own, 'answers'),
  }
}

type ItemOf<Part extends Line['part']> = Extract<Line, { readonly part: Part }>['items'][number]

function itemsOf<Part extends Line['part']>(lines: readonly Line[], part: Part): ItemOf<Part>[] {
  return lines.filter((line) => line.part === part).flatMap((line) => line.items as readonly ItemOf<Part>[])
}
