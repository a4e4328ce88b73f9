import type { ResultState, ResultSummary } from '../../catalogue/results/result-states.ts'

const SHOWN = 20

/** The state of a result in one line. */
export function stateLine({ electionId, name, electionDate, published, correction, withdrawn, draft }: ResultState): string {
  const parts = [
    ...(published ? [`published ${summaryOf(published)}`] : []),
    ...(correction ? [`corrected on ${correction.on}, ${correction.facts} facts changed`] : []),
    ...(withdrawn ? [`withdrawn on ${withdrawn.on}`] : []),
    ...(draft ? [`draft ${summaryOf(draft)}`] : []),
  ]
  return `${electionId}  ${electionDate}  ${name}: ${parts.join('; ')}`
}

/** What publishing the draft would change. */
export function changeLines({ draft, published, changes, stepsBack }: ResultState): string[] {
  if (!draft) return []
  if (!published && changes.length === 0) return ['Nothing is public yet: publishing the draft shows a result for the first time']
  const back = stepsBack.map(({ loss, reason }) => `  it goes back (${loss}): ${reason}`)
  const facts = changes.slice(0, SHOWN).map(({ of, id, name, before, after }) => {
    const subject = of === 'ballots' ? 'the ballots' : `${of} ${id}`
    return `  ${subject}: ${name} was ${before ?? 'not told'}, is ${after ?? 'not told'}`
  })
  const more = changes.length > SHOWN ? [`  and ${changes.length - SHOWN} more`] : []
  return [`Publishing the draft changes ${changes.length} facts`, ...back, ...facts, ...more]
}

function summaryOf({ final, asOf, areas, elected }: ResultSummary): string {
  const parts = [final ? 'final' : 'interim', `${elected} elected`]
  if (areas) parts.push(`${areas.counted} of ${areas.total} areas`)
  if (asOf) parts.push(`as of ${asOf}`)
  return parts.join(', ')
}
