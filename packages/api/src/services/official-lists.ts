import type { CommonSnapshot } from '@plenara/contract'
import type { Catalogue } from '../store.ts'

const officialIds = new WeakMap<CommonSnapshot, Promise<ReadonlySet<number>>>()

/** Whether an official list of any election has this id. Only a request that is wrong anyway asks. */
export async function isOfficialList(catalogue: Catalogue, listId: number): Promise<boolean> {
  const common = await catalogue.common()
  const ids = officialIds.get(common) ?? collect(catalogue, common)
  officialIds.set(common, ids)
  return (await ids).has(listId)
}

async function collect(catalogue: Catalogue, { elections }: CommonSnapshot): Promise<ReadonlySet<number>> {
  const ids = new Set<number>()
  for (const { id } of elections) for (const list of (await catalogue.election(id))?.lists ?? []) ids.add(list.id)
  return ids
}
