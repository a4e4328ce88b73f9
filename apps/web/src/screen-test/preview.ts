import type { Candidate } from '@plenara/contract'
import { takeDraft } from '../app/preview/shown-draft.ts'
import type { Page } from './page.ts'

/** Opens the preview of somebody, as the desk leads to it. */
export async function openPreview(page: Page, { electionId, id }: Pick<Candidate, 'electionId' | 'id'>): Promise<void> {
  history.replaceState(history.state, '', `/preview#${electionId}/${id}/${'x'.repeat(43)}`)
  takeDraft()
  await page.goto('/preview')
}

/** Of the page that is left, nothing is shown any more. */
export function forgetPreview(): void {
  sessionStorage.removeItem('preview')
  history.replaceState(history.state, '', '/preview')
  takeDraft()
}
