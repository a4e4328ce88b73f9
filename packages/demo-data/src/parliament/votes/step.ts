import type { SessionRecord } from '@plenara/contract'
import texts from '../../../data/votes/steps.json' with { type: 'json' }
import { dataOf } from '../../data-file.ts'
import { filled, type Text4 } from '../../language.ts'
import { itemAt } from '../../random.ts'

export type Chamber = 'national-council' | 'council-of-states'
/** What a council decides of an affair, in the order of its way through the parliament. */
export type StepKind = 'entry' | 'article' | 'whole' | 'final' | 'motion' | 'postulate' | 'initiative'

/** One vote of one council. */
export interface Step {
  readonly kind: StepKind
  readonly chamber: Chamber
  readonly session: SessionRecord
  readonly day: string
}

/** What a vote is about, and what yes and no mean. */
export interface StepTexts {
  readonly subject: Text4
  readonly meaningYes: Text4
  readonly meaningNo: Text4
}

interface Texts extends Readonly<Record<StepKind, StepTexts>> {
  readonly articles: readonly { readonly article: string; readonly of: Text4 }[]
}

const { articles: ARTICLES, ...TEXTS } = dataOf<Texts>(texts)

/** The texts of a vote on an affair as a whole. */
export function stepTexts(kind: StepKind): StepTexts {
  return TEXTS[kind === 'article' ? 'whole' : kind]
}

/** A vote on an article, where a minority of the committee wants something else than its majority. */
export function articleTexts(index: number, minority: string): StepTexts {
  const { subject, meaningYes, meaningNo } = TEXTS.article
  return {
    subject: filled(subject, itemAt(ARTICLES, index % ARTICLES.length)),
    meaningYes,
    meaningNo: filled(meaningNo, { minority }),
  }
}
