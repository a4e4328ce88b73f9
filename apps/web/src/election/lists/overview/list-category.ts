import { useSearchParams } from 'react-router'
import { readDevice, writeDevice } from '../../../platform/device-storage.ts'
import { tabOf } from '../../../shared/person/tab-of.ts'

export const LIST_CATEGORIES = ['all', 'official', 'adapted', 'custom'] as const
export type ListCategory = (typeof LIST_CATEGORIES)[number]

/** The category of the address, else the one stored on this device for the election, else all [ELECT-7]. */
export function listCategoryOf(electionId: number, asked: string | null): ListCategory {
  return tabOf(LIST_CATEGORIES, asked, readDevice(storageKey(electionId)))
}

export function rememberListCategory(electionId: number, category: ListCategory): void {
  writeDevice(storageKey(electionId), category)
}

/** The shown category of lists; choosing a category replaces the address and is stored. */
export function useListCategory(electionId: number) {
  const [params, setParams] = useSearchParams()
  const choose = (category: ListCategory) => {
    rememberListCategory(electionId, category)
    setParams({ kind: category }, { replace: true })
  }
  return [listCategoryOf(electionId, params.get('kind')), choose] as const
}

function storageKey(electionId: number): string {
  return `list-category.${electionId}`
}
