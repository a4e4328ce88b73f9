import { problemResponse } from '@plenara/api'
import { calls } from '@plenara/contract/calls'
import { DomainError } from '@plenara/domain/domain-error'
import { initialLanguage } from '../../../i18n/initial-language.ts'
import { createDeviceParliament } from '../catalogue/device-parliament.ts'
import type { GuestApi } from '../guest/guest-api.ts'
import { bodyOf, createWholeAnswers } from '../guest/whole-answers.ts'
import { callOf } from '../pass-on.ts'
import { emptyUser } from '../store/empty-user.ts'
import { createMemoryUserStore } from './memory-user-store.ts'

/** A draft and the token that shows it. */
export interface Previewed {
  readonly electionId: number
  readonly candidateId: number
  readonly token: string
}

/** Of the voter who looks: an id that no server gives out, and a token that opens nothing. */
export const PREVIEW_SESSION = { userId: Number.MAX_SAFE_INTEGER - 1, token: 'preview' } as const

const MIB = 1024 * 1024
const log = (error: unknown) => console.error(error)

/**
 * The composition root of a preview. Public data come from the server as it answers everybody, or over the draft, and are kept nowhere. What is a voter's own
 * is answered here, in memory: they have answered nothing yet. Everything else is refused.
 * @param draft null: there is none, and all is public
 */
export function createPreviewApi(draft: Previewed | null): (request: Request) => Promise<Response> {
  const ask = (address: string, signal?: AbortSignal) =>
    fetch(address, {
      ...(signal && { signal }),
      headers: { Accept: 'application/json', ...(draft && showsDraft(draft, address) && { Preview: draft.token }) },
      ...({ cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' } as const),
    })
  const answers = createWholeAnswers(async (address) => bodyOf(await ask(address)))
  let own: GuestApi | undefined
  const openOwn = async () => {
    // By itself: what it shares with an account of this device stays in one file.
    const { createGuestApi } = await import('../guest/guest-api.ts')
    own ??= createGuestApi({
      answers,
      parliament: createDeviceParliament(),
      users: createMemoryUserStore({ ...emptyUser(PREVIEW_SESSION.userId), language: initialLanguage(), locationChosen: true }),
      authenticate: async (token) => (token === PREVIEW_SESSION.token ? PREVIEW_SESSION.userId : null),
      // Nobody votes here: the elections of no canton are theirs.
      cantonId: async () => null,
      log,
      now: () => new Date(),
      version: '',
      compatibility: { android: '*', ios: '*', web: '*' },
      publicBodyBytes: MIB,
    })
    return own
  }
  return async (request) => {
    const { name } = callOf(request)
    if (name && calls[name].auth === 'user') return (own ?? (await openOwn())).ask(name, request)
    if (name === undefined || request.method !== 'GET') return problemResponse(new DomainError('online_account_needed'), log)
    return answers.respond(name, request) ?? ask(request.url, request.signal)
  }
}

/** Whether the server answers an address over the draft; at every other it would find nothing with its token. */
function showsDraft({ electionId, candidateId }: Previewed, address: string): boolean {
  const of = /\/api\/election\/(\d+)\/(.+)$/.exec(new URL(address, location.origin).pathname)
  const person = [`candidate/${candidateId}`, `candidate/${candidateId}/change`, `response/${candidateId}`, `smart-spider/${candidateId}`]
  return Number(of?.[1]) === electionId && ['candidate', 'candidate-answers', 'answer-comment', ...person].includes(of?.[2] ?? '')
}
