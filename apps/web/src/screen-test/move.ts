import type { ApiRequest, Voter } from './screen-test.ts'

/** Moves the voter to the first constituency of a canton. */
export async function moveTo(request: ApiRequest, voter: Voter, code: string): Promise<void> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const cantons: { id: number; code: string; constituencies: number[] }[] = await (await request.get('/api/canton')).json()
  const canton = cantons.find((one) => one.code === code)
  const data = { cantonId: canton?.id, constituencyId: canton?.constituencies[0] }
  const answer = await request.patch(`/api/user/${voter.id}`, { headers, data })
  if (!answer.ok()) throw new Error(`The voter cannot move to ${code}`)
}
