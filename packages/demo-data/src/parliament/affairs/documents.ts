import type { AffairDocumentRecord } from '@plenara/contract'
import type { HeldVote } from '../votes/parliament-votes.ts'
import { type AffairPlan, affairKey } from './affair-plan.ts'

/** Documents have one title for all languages. */
const TITLES = {
  message: 'Botschaft / Message / Messaggio / Missiva',
  text: 'Vorstoss / Intervention / Intervento / Intervenziun',
  report: 'Bericht der Kommission / Rapport de la commission / Rapporto della commissione / Rapport da la cumissiun',
  bulletin: 'Amtliches Bulletin / Bulletin officiel / Bollettino ufficiale / Bulletin uffizial',
} as const
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

function documentOf({ matter, number }: AffairPlan, name: keyof typeof TITLES, date: string): AffairDocumentRecord {
  const key = `demo/document/${matter.question}/${name}`
  return { key, id: null, affairKey: affairKey(matter), title: TITLES[name], date, url: `${SITE}/${number}/${name}.pdf` }
}
