import type { AffairRecord } from '@plenara/contract'
import opinions from '../../../data/affairs/opinions.json' with { type: 'json' }
import { dataOf } from '../../data-file.ts'
import { eachLanguage, type Text4 } from '../../language.ts'
import { createRandom } from '../../random.ts'
import type { AskedMatter } from './matters.ts'

type Told = Pick<AffairRecord, 'federalCouncilOpinion' | 'federalCouncilProposal'>

interface Opinion {
  /** Before what speaks against it. */
  readonly openings: readonly Text4[]
  readonly closings: readonly Text4[]
  readonly proposal: Readonly<Record<'motion' | 'postulate', Text4>>
}

const OPINIONS = dataOf<Readonly<Record<'accept' | 'refuse', Opinion>>>(opinions)

const SILENT: Told = { federalCouncilOpinion: {}, federalCouncilProposal: {} }

/** Whether the Federal Council is for a motion or a postulate. */
export function governmentAccepts(seed: string, { kind, question }: Pick<AskedMatter, 'kind' | 'question'>): boolean {
  return createRandom(`${seed}/government/${question}`).chance(kind === 'postulate' ? 0.65 : 0.4)
}

/**
 * What the Federal Council thinks of a motion or a postulate (ParlG Art. 121, 124); of other affairs it says nothing. What speaks for it
 * stands in the reason of the affair.
 */
export function opinionOfGovernment(seed: string, { kind, question, topic }: AskedMatter): Told {
  if (kind !== 'motion' && kind !== 'postulate') return SILENT
  const random = createRandom(`${seed}/government/${question}/opinion`)
  const accepts = governmentAccepts(seed, { kind, question })
  const { openings, closings, proposal } = OPINIONS[accepts ? 'accept' : 'refuse']
  const [opening, closing] = [random.pick(openings), random.pick(closings)]
  return {
    federalCouncilOpinion: eachLanguage((language) =>
      accepts
        ? `<p>${opening[language]} ${closing[language]}</p>`
        : `<p>${opening[language]} ${topic.contra[language]}</p><p>${closing[language]}</p>`,
    ),
    federalCouncilProposal: proposal[kind],
  }
}
