import type { Ballots, CantonalResult, CantonCode, PeopleVoteResult } from '@plenara/contract'
import { CANTON_CODES } from '@plenara/contract/constants'
import { createRandom, type Random } from '../../random.ts'
import { factsOf } from '../people/member.ts'
import type { Proposal } from './proposal.ts'

/** Voters of each canton in thousands, and how urban it is from -1 to 1. */
const CANTONS: Readonly<Record<CantonCode, readonly [voters: number, urban: number]>> = {
  ...{ AG: [445, -0.1], AI: [12.3, -1], AR: [40, -0.4], BE: [760, 0.1], BL: [193, 0.2], BS: [115, 1] },
  ...{ FR: [216, 0], GE: [280, 0.9], GL: [27, -0.6], GR: [142, -0.2], JU: [54, 0.1], LU: [290, -0.1] },
  ...{ NE: [115, 0.5], NW: [32, -0.7], OW: [27, -0.8], SG: [337, -0.3], SH: [54, -0.2], SO: [185, -0.2] },
  ...{ SZ: [110, -0.8], TG: [181, -0.5], TI: [225, -0.2], UR: [27, -0.8], VD: [470, 0.5], VS: [236, -0.4] },
  ...{ ZG: [79, 0.1], ZH: [980, 0.5] },
}
/** BV Art. 142 para. 4: each has half a vote. */
const HALF_CANTONS: readonly CantonCode[] = ['OW', 'NW', 'BS', 'BL', 'AR', 'AI']
const CANTON_VOTES = 23

/** A fictional result: the ballots of the cantons add up to those of the country, and the majorities follow from them. */
export function resultOf(seed: string, proposal: Proposal): PeopleVoteResult {
  const random = createRandom(`${seed}/people-vote/${proposal.key}`)
  const turnout = createRandom(`${seed}/turnout/${proposal.date}`).next() * 0.18 + 0.39
  const latin = random.normal() * 0.3
  const urban = urbanOf(proposal) + random.normal() * 0.2
  const isTie = proposal.kind === 'tie-break'
  const cantons = CANTON_CODES.map((cantonCode): CantonalResult => {
    const [voters, ownUrban] = CANTONS[cantonCode]
    const shift = latin * ((1 - (factsOf(cantonCode).regions.de ?? 0)) * 2 - 0.6) + urban * (ownUrban - 0.15)
    const ballots = countedIn(random, { voters, turnout, yes: shifted(proposal.yes, shift + random.normal() * 0.19) })
    return { cantonCode, ...ballots, accepted: isTie ? null : (ballots.yes ?? 0) > (ballots.no ?? 0) }
  })
  const national = totalOf(cantons)
  const cantonVotes = needsCantons(proposal) && !isTie ? cantonVotesOf(cantons) : null
  const byPeople = (national.yes ?? 0) > (national.no ?? 0)
  const accepted = byPeople && (cantonVotes === null || cantonVotes.yes > CANTON_VOTES / 2)
  const preferred = byPeople ? 'initiative' : 'counter-proposal'
  return { final: true, accepted: isTie ? null : accepted, preferred: isTie ? preferred : null, national, cantonVotes, cantons }
}

/** Whether the majority of the cantons is needed too, BV Art. 140 and 142. */
export function needsCantons({ kind }: Pick<Proposal, 'kind'>): boolean {
  return kind !== 'optional-referendum'
}

/** How much more the cities say yes, by what the proposal is about. */
function urbanOf({ axes }: Proposal): number {
  const { nature = 0, abroad = 0, liberty = 0, welfare = 0, security = 0, migration = 0, budget = 0 } = axes
  return (nature + abroad + liberty + welfare - security - migration - budget) * 0.25
}

/** A share moved on the logistic scale, so that it stays between 0 and 1. */
function shifted(share: number, by: number): number {
  return 1 / (1 + Math.exp(-(Math.log(share / (1 - share)) + by)))
}

function countedIn(random: Random, told: { readonly voters: number; readonly turnout: number; readonly yes: number }): Ballots {
  const eligible = Math.round(told.voters * 1000 + random.int(-400, 400))
  const cast = Math.round(eligible * (told.turnout + random.normal() * 0.025))
  const [blank, invalid] = [Math.round(cast * (0.006 + random.next() * 0.008)), Math.round(cast * (0.001 + random.next() * 0.003))]
  const valid = cast - blank - invalid
  const yes = Math.round(valid * told.yes)
  return withPercents({ eligible, cast, blank, invalid, valid, yes, no: valid - yes })
}

type Counted = Readonly<Record<'eligible' | 'cast' | 'blank' | 'invalid' | 'valid' | 'yes' | 'no', number>>

function totalOf(cantons: readonly CantonalResult[]): Ballots {
  const sum = (field: keyof Counted) => cantons.reduce((total, canton) => total + (canton[field] ?? 0), 0)
  return withPercents({
    ...{ eligible: sum('eligible'), cast: sum('cast'), blank: sum('blank'), invalid: sum('invalid') },
    ...{ valid: sum('valid'), yes: sum('yes'), no: sum('no') },
  })
}

function withPercents(counted: Counted): Ballots {
  return { ...counted, yesPercent: percent(counted.yes, counted.valid), turnoutPercent: percent(counted.cast, counted.eligible) }
}

/** With two decimals. */
function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100
}

function cantonVotesOf(cantons: readonly CantonalResult[]): { yes: number; no: number } {
  const weight = (code: CantonCode) => (HALF_CANTONS.includes(code) ? 0.5 : 1)
  const yes = cantons.reduce((sum, { cantonCode, accepted }) => sum + (accepted === true ? weight(cantonCode) : 0), 0)
  return { yes, no: CANTON_VOTES - yes }
}
