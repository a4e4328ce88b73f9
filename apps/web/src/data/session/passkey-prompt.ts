import { ApiError } from '@plenara/contract/client'
import { createPasskeyPrompts, supportsPasskeys } from '@plenara/ui/passkey/passkey-prompt.ts'
import { isNative } from '../../platform/platform.ts'

export { type PasskeyPrompt, PromptClosedError } from '@plenara/ui/passkey/passkey-prompt.ts'

/** Whether this browser has passkeys. The web views of the shells have none for the public host (docs/mobile.md). */
export function hasPasskeyPrompt(): boolean {
  return !isNative() && supportsPasskeys()
}

/** The prompts of the browser. They throw `PromptClosedError`, or an `ApiError` with `passkey_known`, `passkey_refused`. */
export const { promptForNewPasskey, promptForPasskey } = createPasskeyPrompts((code, cause) => new ApiError(code, 0, [], { cause }))
