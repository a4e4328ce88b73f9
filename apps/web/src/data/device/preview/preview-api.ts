import { calls } from '@plenara/contract/calls'
import { ApiError, answeringClient, type Client, callAddress } from '@plenara/contract/client'
import { type DraftPlace, showsDraft } from '@plenara/contract/draft-calls'
import { initialLanguage } from '../../../i18n/initial-language.ts'
import { API_URL } from '../../../platform/api-url.ts'
import { createDeviceParliament } from '../catalogue/device-parliament.ts'
import type { GuestApi } from '../guest/guest-api.ts'
import { type Asked, answerIn, bodyOf, createWholeAnswers } from '../guest/whole-answers.ts'
import { emptyUser } from '../store/empty-user.ts'
import { createMemoryUserStore } from './memory-user-store.ts'

/** A draft and the token that shows it. */
export interface Previewed extends DraftPlace {
  readonly token: string
}

/** Of the voter who looks: an id that no server gives out, and a token that opens nothing. */
export const PREVIEW_SESSION = { userId: Number.MAX_SAFE_INTEGER - 1, token: 'preview' } as const

const log = (error: unknown) => console.error(error)

/**
 * The composition root of a preview. Public data come from the server as it answers everybody, or over the draft, and are kept nowhere. What is a voter's own
 * is answered here, in memory: they have answered nothing yet. Everything else is refused.
 * @param draft null: there is none, and all is public
 * @param token of the session that calls
 */
export function createPreviewApi(draft: Previewed | null, token: () => string | null): Client {
  const ask = async ({ name, params, address }: Asked, signal?: AbortSignal) => {
    // With its token the server would find nothing at every other address.
    const shown = draft && showsDraft(name, params, draft) && { Preview: draft.token }
    const answer = await fetch(address, {
      ...(signal && { signal }),
      headers: { Accept: 'application/json', ...shown },
      ...({ cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' } as const),
    })
    return bodyOf(answer)
  }
  const answers = createWholeAnswers((asked) => ask(asked))
  let own: GuestApi | undefined
  const openOwn = async () => {
    // By itself: what it shares with an account of this device stays in one file.
    const { createGuestApi } = await import('../guest/guest-api.ts')
    own ??= createGuestApi({
      answers,
      parliament: createDeviceParliament(),
      users: createMemoryUserStore({ ...emptyUser(PREVIEW_SESSION.userId), language: initialLanguage(), locationChosen: true }),
      authenticate: async (present) => (present === PREVIEW_SESSION.token ? PREVIEW_SESSION.userId : null),
      // Nobody votes here: the elections of no canton are theirs.
      cantonId: async () => null,
      log,
      now: () => new Date(),
      version: '',
      compatibility: { android: '*', ios: '*', web: '*' },
    })
    return own
  }
  return answeringClient(async (name, input) => {
    const { auth, method, offline } = calls[name]
    if (auth === 'user' && offline === 'snapshot') return (own ?? (await openOwn())).ask(name, input, token())
    if (auth !== 'none' || method !== 'GET') throw new ApiError('online_account_needed', 403)
    const { params = {}, signal } = input
    return answers.respond(name, input) ?? answerIn(ask({ name, params, address: callAddress(API_URL, calls[name], input) }, signal))
  })
}
