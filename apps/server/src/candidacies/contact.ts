import type { DataKey } from '../auth/data-key.ts'

/** How somebody who stands for election is reached. */
export interface Contact {
  readonly email: string
}

type ContactKey = Pick<DataKey, 'sealContact' | 'openContact'>

export function sealContact(dataKey: ContactKey, candidacyId: number, contact: Contact): Buffer {
  return dataKey.sealContact(candidacyId, JSON.stringify(contact))
}

/** Throws where no key opens it. */
export function openContact(dataKey: ContactKey, candidacyId: number, sealed: Buffer): Contact {
  return JSON.parse(dataKey.openContact(candidacyId, sealed)) as Contact
}
