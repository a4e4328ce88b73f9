import type { DataKey } from '../../keys/data-key.ts'

/** How somebody who stands for election is reached. */
export interface Contact {
  readonly email: string
}

/** What a letter needs of somebody who stands for election, as whoever took the nomination knows it. */
export interface Addressee {
  /** `YYYY-MM-DD`; asked for beside the code of the letter. */
  readonly birthDate: string
  /** As written, in one line; empty where nobody told it. */
  readonly postalAddress: string
}

type ContactKey = Pick<DataKey, 'sealContact' | 'openContact'>
type AddresseeKey = Pick<DataKey, 'sealAddressee' | 'openAddressee'>

export function sealContact(dataKey: ContactKey, candidacyId: number, contact: Contact): Buffer {
  return dataKey.sealContact(candidacyId, JSON.stringify(contact))
}

/** Throws where no key opens it. */
export function openContact(dataKey: ContactKey, candidacyId: number, sealed: Buffer): Contact {
  return JSON.parse(dataKey.openContact(candidacyId, sealed)) as Contact
}

export function sealAddressee(dataKey: AddresseeKey, candidacyId: number, addressee: Addressee): Buffer {
  return dataKey.sealAddressee(candidacyId, JSON.stringify(addressee))
}

/** Throws where no key opens it. */
export function openAddressee(dataKey: AddresseeKey, candidacyId: number, sealed: Buffer): Addressee {
  return JSON.parse(dataKey.openAddressee(candidacyId, sealed)) as Addressee
}
