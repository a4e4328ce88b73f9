import type { CatalogueImport, ElectionBundle, ImportLoss } from '@plenara/contract'
import { type Delivery, meetKeys, mergeDeliveries, renamedResult } from '@plenara/importers'
import type { QueryExecutorProvider } from 'kysely'
import type { StoredLoss } from '../plan/stored-losses.ts'
import { deliveryIn, readDeliveries, type StoredDelivery } from './stored-deliveries.ts'

export interface MergedImport {
  /** The elections as all formats together tell them. */
  readonly data: CatalogueImport
  /** What this format has said, by the key of the election. */
  readonly deliveries: ReadonlyMap<string, Delivery>
  readonly losses: readonly StoredLoss[]
  readonly doubts: readonly string[]
}

/** What stored deliveries need to be put in order. */
export interface MergeOptions {
  readonly format: string
  readonly accepted: ReadonlySet<string>
}

/**
 * The elections of an import with what other formats have said of them before: a poorer or older source fills what is empty. What it says
 * otherwise is doubted; a result that contradicts the one that counts is a loss, and is taken where the operator accepts it.
 */
export async function mergeWithStored(tx: QueryExecutorProvider, data: CatalogueImport, options: MergeOptions): Promise<MergedImport> {
  const deliveries = new Map<string, Delivery>()
  const losses: StoredLoss[] = []
  const doubts: string[] = []
  const named = (data.elections ?? []).filter(({ election }) => election.sourceKey !== undefined)
  const stored = await readDeliveries(
    tx,
    named.map(({ election }) => election.key),
  )
  const elections = (data.elections ?? []).map((bundle) => {
    const { key } = bundle.election
    if (bundle.election.sourceKey === undefined) return bundle
    const before = stored.get(key) ?? []
    const delivery = deliveryOf(bundle, before, options)
    deliveries.set(key, delivery)
    const others = before.filter(({ format }) => format !== options.format).map(deliveryIn)
    if (others.length === 0) return bundle
    const merged = mergeDeliveries([delivery, ...others], options.format)
    doubts.push(...(merged?.doubts ?? []))
    losses.push(
      ...(merged?.conflicts ?? []).map((reason) => ({ loss: 'older' satisfies ImportLoss as ImportLoss, reason: `${key}: ${reason}` })),
    )
    return { ...(merged?.bundle ?? bundle), ...(bundle.result === null && { result: null }) }
  })
  return { data: data.elections ? { ...data, elections } : data, deliveries, losses, doubts }
}

/** A ballot that comes without its result keeps the one that its format has told before. */
function deliveryOf(bundle: ElectionBundle, before: readonly StoredDelivery[], { format, accepted }: MergeOptions): Delivery {
  const lastDelivery = before.find((one) => one.format === format)
  const highest = Math.max(0, ...before.filter((one) => one !== lastDelivery).map(({ precedence }) => precedence))
  const precedence =
    accepted.has('older' satisfies ImportLoss) && before.some((one) => one !== lastDelivery) ? highest + 1 : (lastDelivery?.precedence ?? 0)
  const last = bundle.result === null && lastDelivery ? deliveryIn(lastDelivery).bundle : null
  if (!last?.result) return { format, precedence, bundle }
  const { lists, candidates } = meetKeys(bundle, last, true)
  const result = renamedResult(
    last.result,
    (key) => lists.get(key) ?? key,
    (key) => candidates.get(key) ?? key,
  )
  return { format, precedence, bundle: { ...bundle, result } }
}
