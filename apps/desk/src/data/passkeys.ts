import type { Actor, Assertion, LocaleCode, Passkey } from '@plenara/contract'
import { ApiError } from '@plenara/contract/desk-client'
import { createPasskeyPrompts, type PasskeyPrompt } from '@plenara/ui/passkey/passkey-prompt.ts'
import { desk } from './client.ts'

const { promptForNewPasskey, promptForPasskey } = createPasskeyPrompts((code, cause) => new ApiError(code, 0, [], { cause }))

/** Creates a passkey for the signed-in account by a prompt of the browser. Throws `PromptClosedError`. */
export async function addPasskey(name: string): Promise<Passkey> {
  return desk.createPasskey({ body: { name, ...(await promptForNewPasskey(await desk.startPasskey({}))) } })
}

/** Prompts the person to choose a passkey of this host. Throws `PromptClosedError`. */
export async function choosePasskey(prompt: PasskeyPrompt = {}): Promise<Assertion> {
  return promptForPasskey(await desk.startPasskeySignIn({}), prompt)
}

/** Signs in with a passkey of this host. Throws `PromptClosedError`. */
export async function signInWithPasskey(prompt: PasskeyPrompt, lang: LocaleCode): Promise<Actor> {
  return desk.signInWithPasskey({ body: await choosePasskey(prompt), query: { lang } })
}

/** Proves by password, or by passkey if it is null, that the owner of the account holds this session. Throws `PromptClosedError`. */
export async function proveSession(password: string | null): Promise<unknown> {
  if (password !== null) return desk.proveActor({ body: { password } })
  return desk.proveActor({ body: { passkey: await promptForPasskey(await desk.startProof({})) } })
}
