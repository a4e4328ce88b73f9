import counterProposals from '../../../data/people-votes/counter-proposals.json' with { type: 'json' }
import initiatives from '../../../data/people-votes/initiatives.json' with { type: 'json' }
import referendums from '../../../data/people-votes/referendums.json' with { type: 'json' }
import { dataOf } from '../../data-file.ts'
import { filled } from '../../language.ts'
import { type Proposal, proposalOf, TITLES, type ToldProposal } from './proposal.ts'

/** What the parliament puts up against an initiative, on the same day. */
interface ToldCounterProposal extends Omit<ToldProposal, 'key' | 'date'> {
  /** The key of the initiative. */
  readonly initiative: string
  /** About the share of the initiative in the tie-break question, 0 to 1. */
  readonly yesToInitiative: number
}

interface ToldReferendum extends ToldProposal {
  readonly kind: 'mandatory-referendum' | 'optional-referendum'
}

/** The proposals that no affair of this legislature leads to. */
export function toldProposals(): Proposal[] {
  const ofInitiative = dataOf<readonly ToldProposal[]>(initiatives).map((told) => proposalOf('initiative', told))
  const pairs = dataOf<readonly ToldCounterProposal[]>(counterProposals).map((told) => {
    const initiative = ofInitiative.find(({ key }) => key === told.initiative)
    if (initiative === undefined) throw new RangeError(`no initiative ${told.initiative}`)
    const counter = proposalOf('counter-proposal', { ...told, key: `${told.initiative}-counter`, date: initiative.date })
    return { initiative, counter, yesToInitiative: told.yesToInitiative }
  })
  return [
    ...ofInitiative,
    ...pairs.map(({ counter }) => counter),
    ...pairs.map(tieBreak),
    ...dataOf<readonly ToldReferendum[]>(referendums).map(({ kind, ...told }) => proposalOf(kind, told)),
  ]
}

interface Pair {
  readonly initiative: Proposal
  readonly counter: Proposal
  readonly yesToInitiative: number
}

/** Which of both comes into force if the people accept both (BV Art. 139b); yes counts for the initiative. */
function tieBreak({ initiative: { key, date, area, axes, title, shortTitle, pro }, counter, yesToInitiative }: Pair): Proposal {
  return {
    ...{ key: `${key}-tie-break`, kind: 'tie-break', date, area, axes, yes: yesToInitiative, isRecommended: false },
    ...{ title: filled(TITLES.tieBreak, { name: title }), shortTitle: filled(TITLES.tieBreak, { name: shortTitle }) },
    ...{ brief: TITLES.tieBreakBrief, pro, contra: counter.pro },
  }
}
