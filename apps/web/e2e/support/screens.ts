import { SCREENS } from '@plenara/contract/screens'
import type { APIRequestContext } from '@playwright/test'

/** The path of every screen. */
export const screenPaths: readonly string[] = Object.keys(SCREENS)

/** What stands for the parts of a path, by their name or, where that differs, by the path. */
export type Fill = Readonly<Record<string, string>>

/** The address of a screen. Throws where a part of its path has no value. */
export function addressOf(path: string, fill: Fill): string {
  return path.replace(/:(\w+)\??/g, (_, name: string) => {
    const value = fill[path] ?? fill[name]
    if (value === undefined) throw new Error(`No value for :${name} of ${path}`)
    return value
  })
}

/** Values for a visitor who knows nothing. */
export const anyFill: Fill = {
  ...{ electionId: '1', candidateId: '1', listId: '1', type: 'short', lang: 'de', secret: 'x'.repeat(43) },
  '/legislative/session/:id?': '1',
  ...{ resource: 'elections', level: 'federal', day: '2027-01-03' },
}

/** Somebody or something of each kind that a screen of politics shows, by its path. */
export async function politicsFill(request: APIRequestContext): Promise<Fill> {
  const read = async (path: string) => (await request.get(`/api${path}`)).json()
  const [[group], [federal], [judge], [council], { items }] = await Promise.all(
    ['/parliamentary-group', '/federal-councillor', '/judge', '/canton/6/council', '/vote?lang=de'].map(read),
  )
  const digest = await read('/session-digest')
  const { members } = await read(`/cantonal-council/${council.id}`)
  return {
    '/councillor/:id': String(group.members[0].id),
    '/federal-councillor/:id': String(federal.id),
    '/judge/:id': String(judge.id),
    '/cantonal-councillor/:id': String(members[0].id),
    '/canton/council/:id': String(council.id),
    '/legislative/votes/:id': String(items[0].id),
    '/legislative/session/:id?': String(digest.session.id),
    '/votes/sunday/:day': items.find(({ kind }: { kind: string | null }) => kind !== null)?.date ?? anyFill.day,
    '/affair/:id': String(items.find(({ affairId }: { affairId: number | null }) => affairId !== null).affairId),
  }
}
