import type { Actor, ActorAddress, CandidacyOfPerson, Corrections, DecidedField, Grants, Passkeys, Team } from '@plenara/contract'
import type { DeskAnswer } from '@plenara/contract/desk-client'
import { toContentLanguage } from '@plenara/domain/text-and-time'
import { useLanguage } from '@plenara/ui/text/text.ts'
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { codeOf, desk } from './client.ts'

/** Temporary errors, which are tried again. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'unavailable', 'internal'])
const ATTEMPTS = 2

/** Answers are cached while the portal is open; each screen reloads its data. */
export function createQueries(): QueryClient {
  const retry = (failures: number, error: unknown) => failures < ATTEMPTS && PASSING.has(codeOf(error))
  // `always`: without a network a call fails visibly instead of waiting. After a change of the language the former data stays until the new one is loaded.
  return new QueryClient({
    defaultOptions: {
      queries: { retry, networkMode: 'always', staleTime: 5_000, placeholderData: keepPreviousData },
      mutations: { networkMode: 'always' },
    },
  })
}

/** The language of requested contents. */
export function useContentLanguage() {
  return toContentLanguage(useLanguage())
}

/** The signed-in account; an error of the code `unauthorized` without a session. */
export function useActor() {
  const lang = useContentLanguage()
  return useQuery<Actor>({ queryKey: ['actor', lang], queryFn: ({ signal }) => desk.getActor({ query: { lang }, signal }) })
}

/** The id of the signed-in account; only for pages behind the sign-in. */
export function useActorId(): number {
  return useActor().data?.id ?? 0
}

export const PASSKEYS = ['passkeys'] as const
export const ADDRESS = ['address'] as const

/** The passkeys of the signed-in account. */
export function usePasskeys() {
  return useQuery<Passkeys>({ queryKey: PASSKEYS, queryFn: ({ signal }) => desk.getPasskeys({ signal }) })
}

/** The e-mail address of the signed-in account, with a pending change. */
export function useAddress() {
  return useQuery<ActorAddress>({ queryKey: ADDRESS, queryFn: ({ signal }) => desk.getAddress({ signal }) })
}

export const candidacyKey = (cid: number) => ['candidacy', cid] as const

export function useCandidacy(cid: number) {
  const lang = useContentLanguage()
  return useQuery<CandidacyOfPerson>({
    queryKey: [...candidacyKey(cid), lang],
    queryFn: ({ signal }) => desk.getCandidacy({ params: { cid }, query: { lang }, signal }),
  })
}

export const correctionsKey = (cid: number) => ['corrections', cid] as const

/** The fields that can be corrected after the end of changes, and the requested corrections. */
export function useCorrections(cid: number) {
  return useQuery<Corrections>({
    queryKey: correctionsKey(cid),
    queryFn: ({ signal }) => desk.getCorrections({ params: { cid }, signal }),
  })
}

export const decisionsKey = (cid: number) => ['decisions', cid] as const

/** The fields of a statement that operators withhold or returned. */
export function useDecisions(cid: number) {
  return useQuery<DecidedField[]>({
    queryKey: decisionsKey(cid),
    queryFn: ({ signal }) => desk.getDecisions({ params: { cid }, signal }),
  })
}

/** The questions of the statement, in order. */
export function useQuestionnaire(cid: number) {
  const lang = useContentLanguage()
  return useQuery<DeskAnswer<'getQuestionnaire'>>({
    queryKey: ['questionnaire', cid, lang],
    queryFn: ({ signal }) => desk.getQuestionnaire({ params: { cid }, query: { lang }, signal }),
  })
}

export const grantsKey = (cid: number) => ['grants', cid] as const

/** The secretariats that may prepare the statement. */
export function useGrants(cid: number) {
  return useQuery<Grants>({ queryKey: grantsKey(cid), queryFn: ({ signal }) => desk.getGrants({ params: { cid }, signal }) })
}

export const TEAM = ['team'] as const

/** The lists and people of the account's secretariats. */
export function useTeam() {
  const lang = useContentLanguage()
  return useQuery<Team>({ queryKey: [...TEAM, lang], queryFn: ({ signal }) => desk.getTeam({ query: { lang }, signal }) })
}
