import type { Passkey, User } from '@plenara/contract'
import type { Client } from '@plenara/contract/client'
import { type PasskeyPrompt, promptForNewPasskey, promptForPasskey } from '../../session/passkey-prompt.ts'
import { defineOnlineCommand } from '../command.ts'

/** Makes a passkey for a signed-in user: the browser prompts. Throws `PromptClosedError`. */
export async function addPasskey(client: Client, id: number, name: string): Promise<Passkey> {
  const made = await promptForNewPasskey(await client.startPasskey({ params: { id } }))
  return client.createPasskey({ params: { id }, body: { name, ...made } })
}

/** Makes a passkey of this name: the browser prompts. */
export const createPasskey = defineOnlineCommand<string, Passkey>({
  kind: 'createPasskey',
  send: (name, { client, userId }) => addPasskey(client, userId, name),
  invalidates: ['getPasskeys'],
})

export const changePasskey = defineOnlineCommand<{ readonly pid: number; readonly name: string }, Passkey>({
  kind: 'changePasskey',
  send: ({ pid, name }, { client, userId: id }) => client.changePasskey({ params: { id, pid }, body: { name } }),
  rereads: ['getPasskeys'],
})

/** Removes a passkey; where somebody else did meanwhile, the list says so. */
export const deletePasskey = defineOnlineCommand<number>({
  kind: 'deletePasskey',
  send: (pid, { client, userId: id }) => client.deletePasskey({ params: { id, pid } }),
  rereads: ['getPasskeys'],
})

/** Proves that it is the user who holds this session: by the password, or by a passkey where it is null. */
export const proveUser = defineOnlineCommand<string | null>({
  kind: 'proveUser',
  send: async (password, { client, userId: id }) => {
    const params = { id }
    if (password !== null) return client.proveUser({ params, body: { password } })
    return client.proveUser({ params, body: { passkey: await promptForPasskey(await client.startProof({ params })) } })
  },
})

/** A passkey of this host, and the session that it opens. */
export async function enterWithPasskey(client: Client, prompt: PasskeyPrompt): Promise<{ token: string; user: User }> {
  const assertion = await promptForPasskey(await client.startPasskeySignIn({}), prompt)
  return client.authenticateWithPasskey({ body: assertion })
}
