import type { AffairDocumentRecord } from '@plenara/contract'
import titles from '../../../data/affairs/documents.json' with { type: 'json' }
import type { HeldVote } from '../votes/parliament-votes.ts'
import { type AffairPlan, affairKey } from './affair-plan.ts'

/** A name that is reserved for examples (RFC 2606): no address of the demonstration leads anywhere. */
const SITE = 'https://example.org/parliament'

/** The documents of the affairs: what was handed in, and after the first vote a report and the minutes. */
export function affairDocuments(plans: readonly AffairPlan[], held: readonly HeldVote[]): AffairDocumentRecord[] {
  return plans.flatMap((plan) => {
    const first = plan.matter.kind === 'bill' ? 'message' : 'text'
    const voted = held.find((one) => one.plan === plan)?.step.day
    const handedIn = documentOf(plan, first, plan.timeline.depositDate)
    return voted === undefined ? [handedIn] : [handedIn, documentOf(plan, 'report', voted), documentOf(plan, 'bulletin', voted)]
  })
}

/** It has one title for all languages. */
function documentOf({ matter, number }: AffairPlan, name: keyof typeof titles, date: string): AffairDocumentRecord {
  const key = `demo/document/${matter.question}/${name}`
  return { key, id: null, affairKey: affairKey(matter), title: titles[name], date, url: `${SITE}/${number}/${name}.pdf` }
}
