import { useSearchParams } from 'react-router'
import { isShortDone } from '../milestones.ts'
import { EndResult } from './end-result.tsx'
import { InterimResult } from './interim-result.tsx'
import { PeopleInQuestion } from './people-in-question.tsx'
import type { ResultProps } from './result-props.ts'

/** The result of the answers so far: bands until the short questions are answered, from then on the percents. */
export function Result(props: ResultProps) {
  const [search] = useSearchParams()
  if (isShortDone(props.allQuestions, props.responses)) return <EndResult {...props} />
  return search.get('all') === '1' ? <PeopleInQuestion {...props} /> : <InterimResult {...props} />
}
