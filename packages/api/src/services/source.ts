import type { DataSource, SetUpPart } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { Services } from '../handler.ts'

/** Throws `not_found`. */
export async function getSource({ sources }: Services, sourceId: number): Promise<DataSource> {
  const source = await sources?.source(sourceId)
  if (!source) throw new DomainError('not_found')
  return source
}

export async function getSources({ sources }: Services): Promise<DataSource[]> {
  return [...((await sources?.sources()) ?? [])]
}

export async function getSetUp({ sources }: Services): Promise<SetUpPart[]> {
  return [...((await sources?.parts()) ?? [])]
}
