import { type DocumentSource, sampleOf } from '../test-support/document-sources.ts'
import type { Column } from './column.ts'

/** What changes in an import when a value of a path is another one. */
interface Effect {
  /** Fields of the import change, or what is reported. */
  readonly kind: 'kept' | 'checked' | null
  /** Without it something is reported. */
  readonly isRequired: boolean
  readonly values: readonly string[]
}

/** What each value of the samples does, by the name that its path has: found by changing every one of them. */
export async function effectsOf(source: DocumentSource): Promise<ReadonlyMap<string, Effect>> {
  const effects = new Map<string, Effect>()
  for (const sample of source.samples) {
    for (const [path, values] of source.format.valuesIn(sampleOf(source, sample).text)) {
      const name = source.nameOf(path)
      const [known, found] = [effects.get(name), await effectOf(source, sample, path)]
      const kinds = [known?.kind, found.kind]
      effects.set(name, {
        kind: kinds.includes('kept') ? 'kept' : kinds.includes('checked') ? 'checked' : null,
        isRequired: known?.isRequired === true || found.isRequired,
        values: [...(known?.values ?? []), ...values.filter(Boolean)],
      })
    }
  }
  return effects
}

async function effectOf(source: DocumentSource, sample: string, path: string): Promise<Pick<Effect, 'kind' | 'isRequired'>> {
  const { text, read } = sampleOf(source, sample)
  const before = await read(text)
  const variants = source.format.variantsOf(text, path)
  let [isKept, isChecked, isRequired] = [false, false, false]
  for (const [index, variant] of variants.entries()) {
    const { values, problems } = await read(variant)
    isChecked ||= problems !== before.problems
    // What is refused whole shows nothing of a single field.
    isKept ||=
      values.size > 0 && [...values.keys(), ...before.values.keys()].some((field) => values.get(field) !== before.values.get(field))
    if (index === variants.length - 1) isRequired = problems !== before.problems
  }
  return { kind: isKept ? 'kept' : isChecked ? 'checked' : null, isRequired }
}

/** The values that are read of a source of documents. */
export async function readPathsOf(source: DocumentSource): Promise<Column[]> {
  return [...(await effectsOf(source))].flatMap(([name, { kind, isRequired, values }]) =>
    kind === null ? [] : [{ name, isRequired, isChecked: kind === 'checked', values }],
  )
}
