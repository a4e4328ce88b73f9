import type { Actor, ActorAddress, CandidacyOfPerson, Corrections, DecidedField, Grants, Passkeys, Team } from '@plenara/contract'
import type { DeskAnswer } from '@plenara/contract/desk-client'
import { toContentLanguage } from '@plenara/domain/text-and-time'
import { useLanguage } from '@plenara/ui/text/text.ts'
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { codeOf, desk } from './client.ts'

/** What a further attempt may bring. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'unavailable', 'internal'])
const ATTEMPTS = 2

/** Answers are kept while the portal is open; each screen asks anew for what it shows. */
export function createQueries(): QueryClient {
  const retry = (failures: number, error: unknown) => failures < ATTEMPTS && PASSING.has(codeOf(error))
  // Without a network a call fails, and says so, instead of waiting unseen. Whoever changes the language keeps the page until the other one is there.
  return new QueryClient({
    defaultOptions: {
      queries: { retry, networkMode: 'always', staleTime: 5_000, placeholderData: keepPreviousData },
      mutations: { networkMode: 'always' },
    },
  })
}

/** The language in which contents are asked for. */
export function useContentLanguage() {
  return toContentLanguage(useLanguage())
}

/** Whoever is signed in; an error of the code `unauthorized` where nobody is. */
export function useActor() {
  const lang = useContentLanguage()
  return useQuery<Actor>({ queryKey: ['actor', lang], queryFn: ({ signal }) => desk.getActor({ query: { lang }, signal }) })
}

/** The account of whoever is signed in; pages that ask for it are drawn for nobody else. */
export function useActorId(): number {
  return useActor().data?.id ?? 0
}

export const PASSKEYS = ['passkeys'] as const
export const ADDRESS = ['address'] as const

/** The passkeys of whoever is signed in. */
export function usePasskeys() {
  return useQuery<Passkeys>({ queryKey: PASSKEYS, queryFn: ({ signal }) => desk.getPasskeys({ signal }) })
}

/** The address of whoever is signed in, and its change that is under way. */
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

/** What can be corrected after the end of changes, and what was asked for. */
export function useCorrections(cid: number) {
  return useQuery<Corrections>({
    queryKey: correctionsKey(cid),
    queryFn: ({ signal }) => desk.getCorrections({ params: { cid }, signal }),
  })
}

export const decisionsKey = (cid: number) => ['decisions', cid] as const

/** What operators hold back of a statement, or returned. */
export function useDecisions(cid: number) {
  return useQuery<DecidedField[]>({
    queryKey: decisionsKey(cid),
    queryFn: ({ signal }) => desk.getDecisions({ params: { cid }, signal }),
  })
}

/** The questions that are asked, in their order. */
export function useQuestionnaire(cid: number) {
  const lang = useContentLanguage()
  return useQuery<DeskAnswer<'getQuestionnaire'>>({
    queryKey: ['questionnaire', cid, lang],
    queryFn: ({ signal }) => desk.getQuestionnaire({ params: { cid }, query: { lang }, signal }),
  })
}

export const grantsKey = (cid: number) => ['grants', cid] as const

/** Which secretariats may prepare the statement. */
export function useGrants(cid: number) {
  return useQuery<Grants>({ queryKey: grantsKey(cid), queryFn: ({ signal }) => desk.getGrants({ params: { cid }, signal }) })
}

export const TEAM = ['team'] as const

/** What the secretariats of the account look after. */
export function useTeam() {
  const lang = useContentLanguage()
  return useQuery<Team>({ queryKey: [...TEAM, lang], queryFn: ({ signal }) => desk.getTeam({ query: { lang }, signal }) })
}
