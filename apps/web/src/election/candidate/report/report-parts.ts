import type { Candidate, CandidateResponse, Question } from '@plenara/contract'
import { FURTHER_TEXTS, PROFILE_TEXTS } from '@plenara/contract/constants'
import type { Text } from '@plenara/ui/text/text.ts'

/** A part that can be reported. */
export interface ReportPart {
  /** The name in the contract: `text/motto`, `comment/12`. */
  readonly part: string
  readonly label: string
}

/** The texts, pictures and links of a candidate. Answers and figures cannot be reported. */
export function reportParts(
  candidate: Candidate,
  { responses, questions }: { readonly responses: readonly CandidateResponse[]; readonly questions: readonly Question[] },
  t: Text,
): ReportPart[] {
  const comments = responses.flatMap(({ questionId, comment }) => {
    const question = questions.find(({ id }) => id === questionId)
    return comment && question ? [{ part: `comment/${questionId}`, label: t('report.part.comment', { question: question.text }) }] : []
  })
  const portrait = candidate.portrait === null ? [] : [{ part: 'portrait', label: t('report.part.portrait') }]
  return [...portrait, ...(candidate.statement?.profile ? profileParts(candidate, t) : []), ...comments]
}

function profileParts(candidate: Candidate, t: Text): ReportPart[] {
  const texts = (['occupation', ...PROFILE_TEXTS, ...FURTHER_TEXTS] as const).filter((text) => candidate[text])
  const interests = candidate.interests.length > 0 ? [{ part: 'fact/vestedInterests', label: t('candidate.label.vestedInterests') }] : []
  return [
    ...texts.map((text) => ({ part: `text/${text}`, label: t(`candidate.label.${text}`) })),
    ...interests,
    ...candidate.links.map(({ kind, url }) => ({ part: `link/${kind}`, label: t('report.part.link', { host: new URL(url).host }) })),
  ]
}
