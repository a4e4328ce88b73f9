import type { ApiRequest } from './api-request.ts'

/** The tutorials, as the progression of a user remembers them. */
const TUTORIALS = ['home', 'match', 'favorites', 'lists', 'list-editor', 'dream-teams'] as const

/** Marks every tutorial as seen, so that none opens over what a test looks at. */
export async function markTutorialsSeen(request: ApiRequest, voter: { readonly id: number; readonly token: string }): Promise<void> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  for (const name of TUTORIALS) {
    await request.put(`/api/user/${voter.id}/progression`, { headers, data: { key: `tutorial.${name}`, data: { state: 'c' } } })
  }
}
