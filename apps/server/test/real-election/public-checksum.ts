import { createHash } from 'node:crypto'
import { type CandidateCard, routes } from '@plenara/contract'
import { expect } from 'vitest'
import type { OperatorMachine } from './operator-machine.ts'

/** So many of the calls answer something where there is nothing but an election. */
const LEAST_ANSWERED = 80
/** What stands for the parts of a path that no election tells. */
const FILL: Readonly<Record<string, string>> = { block: '0', vid: '1', code: 'BS', day: '2020-10-25' }
const QUERIES: Readonly<Record<string, string>> = { '/canton-lookup': '?zip=4125', '/search': '?q=Basel' }
const BASEL = '6'

/** Over the answer to every open GET of the contract, for all elections; without the version of the data and the time of an import, which tell of changes. */
export async function publicChecksum(machine: Pick<OperatorMachine, 'get' | 'read'>, electionIds: readonly number[]): Promise<string> {
  const addresses = (await Promise.all(electionIds.map((id) => addressesOf(machine, id)))).flat()
  const answers: string[] = []
  for (const address of new Set(addresses)) answers.push(`${address} ${await machine.read(address)}`)
  expect(answers.filter((answer) => / 200\n/.test(answer)).length).toBeGreaterThan(LEAST_ANSWERED)
  const told = answers.join('\n').replaceAll(/"(dataVersion|newsVersion|version)":\d+|"importedAt":"[^"]+"/g, '')
  return createHash('sha256').update(told).digest('hex')
}

async function addressesOf({ get }: Pick<OperatorMachine, 'get'>, electionId: number): Promise<string[]> {
  const [first] = (await get<CandidateCard[]>(`/election/${electionId}/candidate?view=card`)) ?? []
  const own: Readonly<Record<string, string>> = {
    ...FILL,
    ...{ eid: `${electionId}`, cid: `${first?.id}`, candidateId: `${first?.id}`, partyId: `${first?.partyId ?? 0}` },
  }
  const open = Object.values(routes).filter(({ call }) => call.method === 'GET' && call.auth === 'none')
  return open.map(({ call: { path } }) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => own[name] ?? (path.includes('/canton/') ? BASEL : '1'))
    return `${filled}${QUERIES[path] ?? ''}`
  })
}
