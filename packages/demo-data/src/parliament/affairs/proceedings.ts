import type { LocalizedText } from '@plenara/contract'
import texts from '../../../data/affairs/proceedings.json' with { type: 'json' }
import { dataOf } from '../../data-file.ts'
import { CHAMBER_NAMES } from '../../elections/federal.ts'
import { eachLanguage, filled, type Text4 } from '../../language.ts'
import { writtenDay } from '../dates.ts'
import type { HeldVote } from '../votes/parliament-votes.ts'
import type { StepKind } from '../votes/step.ts'
import type { AskedMatter } from './matters.ts'

const TEXTS = dataOf<Readonly<Record<keyof typeof texts, Text4>>>(texts)

/** Which arguments the affair does not hold yet in its reason or in the opinion of the Federal Council. */
export type Untold = 'both' | 'contra' | 'none'

/** What was said for and against it in the councils, as far as it is untold, and what they decided; nothing before the first vote. */
export function proceedingsOf({ topic }: AskedMatter, held: readonly HeldVote[], untold: Untold): LocalizedText {
  const decisive = held.filter(({ step }) => step.kind !== 'article')
  if (decisive.length === 0) return {}
  const debate = [
    ...(untold === 'both' ? [filled(TEXTS.pro, { argument: topic.pro })] : []),
    ...(untold === 'none' ? [] : [filled(TEXTS.contra, { argument: topic.contra })]),
  ]
  const paragraphs = [debate, decisive.map(decisionOf)].filter((sentences) => sentences.length > 0)
  return eachLanguage((language) =>
    paragraphs.map((sentences) => `<p>${sentences.map((sentence) => sentence[language]).join(' ')}</p>`).join(''),
  )
}

function decisionOf({ step, record }: HeldVote): Text4 {
  const { yes, no } = record.totals ?? { yes: 0, no: 0 }
  return filled(sentenceFor(step.kind, record.accepted === true), {
    council: CHAMBER_NAMES[step.chamber],
    day: writtenDay(step.day),
    yes,
    no,
  })
}

function sentenceFor(kind: StepKind, accepted: boolean): Text4 {
  if (kind === 'final') return TEXTS.final
  if (!accepted) return TEXTS.refused
  return kind === 'entry' ? TEXTS.entered : TEXTS.accepted
}
