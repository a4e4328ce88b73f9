import { createDeviceCalls, type DeviceCall, type DeviceCalls, type DeviceServices } from '@plenara/api/device-calls'
import type { LocaleCode } from '@plenara/contract'
import type { CallName } from '@plenara/contract/calls'
import type { AnyInput, ClientCall } from '@plenara/contract/client'
import { contentLanguageOf, toContentLanguage } from '@plenara/domain/text-and-time'
import { initialLanguage } from '../../../i18n/initial-language.ts'
import { passOn } from '../pass-on.ts'
import { createGuestCatalogue, type Depth } from './guest-catalogue.ts'
import { createWholeAnswers, type WholeAnswers } from './whole-answers.ts'

/** Public calls that a screen may ask the server itself, because they must be the newest. Nothing of them is kept. */
const PASSED_ON: readonly CallName[] = ['getElectionResult']
/** Calls of the voter's own that look at the questions of an election at most. */
const BY_QUESTIONS: readonly CallName[] = [
  'getUser',
  'changeUser',
  'deleteUser',
  'getUserElections',
  'getProgression',
  'setProgression',
  'getElectionProgression',
  'setElectionProgression',
  'getResponses',
  'setResponse',
  'deleteResponse',
  'getSpider',
  'getCarrying',
  'setCarrying',
  'getMatches',
  'getLists',
  'getChoice',
  'getUserVotes',
  'lookUpCanton',
]
/** What somebody tells of themselves, for whose page all profiles of the election come. */
const BY_PROFILES: readonly CallName[] = ['getCandidate', 'getCandidateResponses']

export type GuestServices = Omit<DeviceServices, 'catalogue'> & {
  readonly cantonId: () => Promise<number | null>
  /** Absent: what the server tells everybody, kept on the device. */
  readonly answers?: WholeAnswers
}

export interface GuestApi {
  /** Answers a call of the contract for a guest. @param token of the session, null without one */
  ask(name: ClientCall, input: AnyInput, token: string | null): Promise<unknown>
  /** From now on the server is asked again for public data. */
  forget(): void
}

/**
 * The application on the device for a guest, who imports nothing: public data are asked for as the screens need them, whole elections at a time, so
 * that what leaves the device is the same whatever the guest thinks. One catalogue for each depth, so that the first question waits for questions
 * alone.
 */
export function createGuestApi({ cantonId, answers = createWholeAnswers(), ...services }: GuestServices): GuestApi {
  let language = contentLanguageOf({ language: initialLanguage(), languageContent: 'auto' })
  const own = new Map<Depth, DeviceCalls>()
  const callsOf = (depth: Depth) => {
    const known = own.get(depth)
    if (known) return known
    const made = createDeviceCalls({ ...services, catalogue: createGuestCatalogue({ answers, depth, language: () => language, cantonId }) })
    own.set(depth, made)
    return made
  }
  return {
    ask: async (name, input, token) => {
      const asked = input.query?.lang
      if (asked) language = toContentLanguage(asked as LocaleCode)
      if (PASSED_ON.includes(name)) return passOn(name, input)
      return answers.respond(name, input) ?? callsOf(depthOf(name))[name as DeviceCall](input, token)
    },
    forget: answers.forget,
  }
}

function depthOf(name: CallName): Depth {
  if (name === 'getOpinions') return 'topics'
  if (BY_QUESTIONS.includes(name)) return 'questions'
  return BY_PROFILES.includes(name) ? 'profiles' : 'people'
}
