import type { AffairRecord } from '@plenara/contract'
import { eachLanguage } from '../../language.ts'
import { createRandom } from '../../random.ts'
import type { AskedMatter } from './matters.ts'
import { AGAINST, IN_FAVOUR, PROPOSALS } from './opinion-texts.ts'

type Told = Pick<AffairRecord, 'federalCouncilOpinion' | 'federalCouncilProposal'>

const SILENT: Told = { federalCouncilOpinion: {}, federalCouncilProposal: {} }

/** What the Federal Council thinks of a motion or a postulate (ParlG Art. 121, 124); of other affairs it says nothing. */
export function opinionOfGovernment(seed: string, { kind, question, topic }: AskedMatter): Told {
  if (kind !== 'motion' && kind !== 'postulate') return SILENT
  const random = createRandom(`${seed}/government/${question}`)
  const accepts = random.chance(kind === 'postulate' ? 0.65 : 0.4)
  const { openings, closings } = accepts ? IN_FAVOUR : AGAINST
  const [opening, closing] = [random.pick(openings), random.pick(closings)]
  const argument = accepts ? topic.pro : topic.contra
  return {
    federalCouncilOpinion: eachLanguage((language) => `<p>${opening[language]} ${argument[language]}</p><p>${closing[language]}</p>`),
    federalCouncilProposal: PROPOSALS[kind][accepts ? 'accept' : 'refuse'],
  }
}
