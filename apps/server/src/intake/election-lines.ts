import type { ElectionState } from '../catalogue/edit/election-states.ts'

/** What is stored of an election, in one line. */
export function electionLine({ electionId, name, electionDate, seats, fictional, questions, result, ...counts }: ElectionState): string {
  const { lists, candidates, withAnswers, withStatement, withProfile, withPortrait } = counts
  const of = (count: number, what: string) => `${count} of ${candidates} with ${what}`
  const parts = [
    `${seats} seats, ${lists} lists, ${candidates} candidates`,
    questions === 0 ? 'no questionnaire' : `${questions} questions`,
    `${of(withAnswers, 'answers')}${withStatement > 0 ? ` (${withStatement} their own)` : ''}`,
    ...[of(withProfile, 'profile'), of(withPortrait, 'portrait')],
    { none: 'no result', draft: 'a draft of the result', published: 'result published', withdrawn: 'result withdrawn' }[result],
  ]
  return `${electionId}  ${electionDate}  ${name}${fictional ? ' (fictional)' : ''}: ${parts.join('; ')}`
}
