import type { PortraitBlock } from '@plenara/contract'
import { calls } from '@plenara/contract/calls'
import { callAddress } from '@plenara/contract/client'
import type { IDBPDatabase } from 'idb'
import { API_URL } from '../../../platform/api-url.ts'
import { askOpenly } from '../../../platform/sent-log.ts'
import { shelvePortraits } from '../../portrait-shelf.ts'
import { type CatalogueSchema, openCatalogue } from '../catalogue/catalogue-database.ts'
import type { KeptPortraits } from './kept-portraits.ts'

/**
 * Puts the portraits of an election on the shelf: what is kept at once, and where the data of this device is of another version, all blocks anew in
 * their order. Which requests leave depends on the election alone, and never on whom the voter looks at. Rejects without a network.
 */
export async function loadPortraits(electionId: number, signal: AbortSignal): Promise<number> {
  const db = await openCatalogue()
  try {
    const key = `portraits:${electionId}`
    const stored = (await db.get('catalogue', key)) as KeptPortraits | undefined
    if (stored) shelvePortraits(stored.pictures)
    const dataVersion = (await db.get('catalogueMeta', 'state'))?.dataVersion ?? 0
    if (stored?.dataVersion === dataVersion) return stored.pictures.length
    const pictures = (await hasPortraits(db, electionId)) ? await fetchBlocks(electionId, signal) : []
    shelvePortraits(pictures)
    await db.put('catalogue', { dataVersion, pictures }, key)
    return pictures.length
  } finally {
    db.close()
  }
}

/** Elections without portraits cost no request; what was not imported may have some. */
async function hasPortraits(db: IDBPDatabase<CatalogueSchema>, electionId: number): Promise<boolean> {
  const election = await db.get('catalogue', `election:${electionId}`)
  return !(election && 'candidates' in election) || election.candidates.some(({ portrait }) => portrait !== null)
}

async function fetchBlocks(electionId: number, signal: AbortSignal): Promise<KeptPortraits['pictures']> {
  const pictures: (readonly [string, string])[] = []
  for (let block = 1, blocks = 1; block <= blocks; block++) {
    const answer = await fetchBlock({ eid: electionId, block }, signal)
    blocks = answer.blocks
    pictures.push(...answer.portraits.map(({ address, image }) => [address, image] as const))
  }
  return pictures
}

/** `no-cache`: the browser may hold a block from before the import; it asks whether it is still the same. */
async function fetchBlock(params: { readonly eid: number; readonly block: number }, signal: AbortSignal): Promise<PortraitBlock> {
  const answer = await askOpenly(callAddress(API_URL, calls.getPortraits, { params }), { signal, cache: 'no-cache', priority: 'low' })
  if (!answer.ok) throw new Error(`portraits of election ${params.eid}: ${answer.status}`)
  return (await answer.json()) as PortraitBlock
}
