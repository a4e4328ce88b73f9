import type { PasskeyCreation, PasskeyRequest } from '@plenara/contract'
import { createSoftwareAuthenticator } from '../support/software-authenticator.ts'

/** Answers a challenge; the words that later steps send, by their name. */
export type AnswerChallenge = (callName: string, answer: unknown) => Readonly<Record<string, string>>

/** The device of an app, with one passkey. No recording can hold what it signs: each challenge is another one. */
export function createRecordedAuthenticator(pageOrigin: string): AnswerChallenge {
  const key = createSoftwareAuthenticator(pageOrigin)
  return (callName, answer): Readonly<Record<string, string>> => {
    if (callName === 'startPasskey') {
      const { id, clientDataJSON, attestationObject } = key.create(answer as PasskeyCreation)
      return { credential: id, clientData: clientDataJSON, attestation: attestationObject }
    }
    if (callName === 'startPasskeySignIn' || callName === 'startProof') {
      const { id, clientDataJSON, authenticatorData, signature, userHandle = '' } = key.get(answer as PasskeyRequest)
      return { credential: id, clientData: clientDataJSON, authenticatorData, signature, userHandle }
    }
    return {}
  }
}
