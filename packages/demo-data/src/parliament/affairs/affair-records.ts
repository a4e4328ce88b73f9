import type { AffairRecord } from '@plenara/contract'
import data from '../../../data/affairs/types.json' with { type: 'json' }
import { leanOn } from '../../answers.ts'
import { dataOf } from '../../data-file.ts'
import { eachLanguage, type Text4 } from '../../language.ts'
import { createRandom } from '../../random.ts'
import { COUNCIL_OF_STATES, FEDERAL_COUNCIL, NATIONAL_COUNCIL } from '../councils.ts'
import type { ChamberMember, Chambers } from '../people/chambers.ts'
import type { HeldVote } from '../votes/parliament-votes.ts'
import { type AffairPlan, affairKey } from './affair-plan.ts'
import { statusOf } from './affair-status.ts'
import type { MatterKind } from './matter.ts'
import type { AskedMatter } from './matters.ts'
import { governmentAccepts, opinionOfGovernment } from './opinion-of-government.ts'
import { proceedingsOf, type Untold } from './proceedings.ts'
import { topicKey } from './topics.ts'

export interface AffairRequest {
  readonly seed: string
  readonly chambers: Chambers
  readonly held: readonly HeldVote[]
}

interface Names {
  readonly federalCouncil: Text4
  readonly types: Readonly<Record<MatterKind, Text4>>
}

const NAMES = dataOf<Names>(data)

/** The affairs with their texts. What it says today and what speaks for and against it are those of the question. */
export function affairRecords(plans: readonly AffairPlan[], request: AffairRequest): AffairRecord[] {
  return plans.map((plan) => affairRecord(plan, request))
}

function affairRecord(plan: AffairPlan, { seed, chambers, held }: AffairRequest): AffairRecord {
  const { matter, number, timeline } = plan
  const isBill = matter.kind === 'bill'
  const votes = held.filter((one) => one.plan === plan)
  const submitter = submitterOf(seed, plan, chambers)
  const chamberKey = timeline.first === 'national-council' ? NATIONAL_COUNCIL : COUNCIL_OF_STATES
  return {
    ...{
      key: affairKey(matter),
      id: null,
      number,
      type: NAMES.types[matter.kind],
      title: matter.title,
      description: isBill ? matter.aim : {},
    },
    status: statusOf(plan, votes),
    submittedBy: isBill ? NAMES.federalCouncil : nameOf(submitter),
    depositDate: timeline.depositDate,
    councilKey: isBill ? FEDERAL_COUNCIL : chamberKey,
    ...{ sessionKey: timeline.depositSession?.key ?? null, legislature: 52, topicKeys: [topicKey(matter.group.key)] },
    initialSituation: paragraph(matter.topic.info),
    proceedings: proceedingsOf(matter, votes, untoldOf(seed, matter)),
    submittedText: isBill ? {} : paragraph(matter.aim),
    reason: isBill ? {} : paragraph(matter.topic.pro),
    ...opinionOfGovernment(seed, matter),
    url: null,
  }
}

function untoldOf(seed: string, matter: AskedMatter): Untold {
  if (matter.kind === 'bill') return 'both'
  return matter.kind === 'initiative' || governmentAccepts(seed, matter) ? 'contra' : 'none'
}

function paragraph(text: Text4): Text4 {
  return eachLanguage((language) => `<p>${text[language]}</p>`)
}

/** Who handed it in: a member of the first council who is clearly for it. */
function submitterOf(seed: string, { matter, timeline }: AffairPlan, { nationalCouncil, councilOfStates }: Chambers): ChamberMember {
  const members = timeline.first === 'national-council' ? nationalCouncil : councilOfStates
  const inFavour = members.toSorted((a, b) => leanOn(matter.topic, b.member.stance) - leanOn(matter.topic, a.member.stance))
  return createRandom(`${seed}/submitter/${matter.question}`).pick(inFavour.slice(0, Math.ceil(members.length / 5)))
}

function nameOf({ member }: ChamberMember): Text4 {
  return eachLanguage(() => `${member.lastName} ${member.firstName}`)
}
