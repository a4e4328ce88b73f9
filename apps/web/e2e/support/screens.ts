import type { APIRequestContext } from '@playwright/test'
import { SCREENS, type ScreenPath } from '@plenara/contract/screens'

/** The path of every screen. */
export const screenPaths = Object.keys(SCREENS) as ScreenPath[]

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

/** Addresses of up to so many of each kind that a screen of politics shows, real and invented as the server lists them. */
export async function politicsAddresses(request: APIRequestContext, most: number): Promise<readonly string[]> {
  const read = async (path: string) => (await request.get(`/api${path}`)).json()
  const idsOf = (all: readonly { readonly id: number }[]) => all.slice(0, most).map(({ id }) => id)
  const [groups, federal, judges, { items }, cantons, sessions] = await Promise.all(
    ['/parliamentary-group', '/federal-councillor', '/judge', '/vote?lang=de', '/canton', '/session'].map(read),
  )
  const days = items.flatMap(({ kind, date }: { readonly kind: string | null; readonly date: string }) => (kind === null ? [] : [date]))
  const members = groups.flatMap((group: { readonly members: readonly { readonly id: number }[] }) => group.members.slice(0, 4))
  const councils = (
    await Promise.all(idsOf(cantons).map(async (id) => read(`/canton/${id}/council`) as Promise<readonly { readonly id: number }[]>))
  ).flatMap(([first]) => (first ? [first] : []))
  const ofCantons = await Promise.all(idsOf(councils).map(async (id) => (await read(`/cantonal-council/${id}`)).members[0]))
  const affairs = items.flatMap(({ affairId }: { readonly affairId: number | null }) => (affairId === null ? [] : [{ id: affairId }]))
  const kinds: readonly (readonly [path: string, all: readonly { readonly id: number }[]])[] = [
    ['/councillor/:id', members],
    ['/federal-councillor/:id', federal],
    ['/judge/:id', judges],
    ['/cantonal-councillor/:id', ofCantons.filter(Boolean)],
    ['/canton/council/:id', councils],
    ['/legislative/votes/:id', items],
    ['/affair/:id', affairs],
    ['/legislative/session/:id', sessions],
  ]
  const sundays = [...new Set(days)].slice(0, most).map((day) => `/votes/sunday/${day}`)
  return [...new Set([...kinds.flatMap(([path, all]) => idsOf(all).map((id) => path.replace(':id', String(id)))), ...sundays])]
}
