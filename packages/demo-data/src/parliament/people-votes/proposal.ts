import type { FederalVoteKind } from '@plenara/contract'
import type { Text4 } from '../../language.ts'
import type { Topic } from '../../questions/topic.ts'

/** What the people are asked. */
export interface Proposal {
  readonly key: string
  readonly kind: FederalVoteKind
  readonly date: string
  /** The whole title, and the one for lists. */
  readonly title: Text4
  readonly shortTitle: Text4
  /** A policy area of Swissvotes. */
  readonly area: string
  readonly axes: Topic['axes']
  /** About the share of yes, 0 to 1; of a tie-break question the share of the initiative. */
  readonly yes: number
  /** What it is about. */
  readonly brief: Text4
  readonly pro: Text4
  readonly contra: Text4
  /** Whether Federal Council and parliament are for it. */
  readonly isRecommended: boolean
}

export type Texts = readonly [de: string, fr: string, it: string, rm: string]

type Told = Omit<Proposal, 'key' | 'kind' | 'title' | 'shortTitle' | 'brief' | 'pro' | 'contra' | 'isRecommended'>
interface ToldTexts {
  readonly name: Texts
  readonly brief: Texts
  readonly pro: Texts
  readonly contra: Texts
}

/** A popular initiative; Federal Council and parliament are against it. */
export function initiative(key: string, told: Told, texts: ToldTexts): Proposal {
  const [de, fr, it, rm] = texts.name
  const title = {
    de: `Volksinitiative «${de}»`,
    fr: `Initiative populaire « ${fr} »`,
    it: `Iniziativa popolare «${it}»`,
    rm: `Iniziativa dal pievel «${rm}»`,
  }
  return { ...proposal(key, told, texts), kind: 'initiative', title, shortTitle: textOf(texts.name), isRecommended: false }
}

/** A federal decree that changes the constitution. */
export function mandatoryReferendum(key: string, told: Told, texts: ToldTexts): Proposal {
  return { ...decree(key, told, texts), kind: 'mandatory-referendum' }
}

/** What the parliament puts up against an initiative. */
export function counterProposal(key: string, told: Told, texts: ToldTexts): Proposal {
  return { ...decree(key, told, texts), kind: 'counter-proposal' }
}

/** A federal act against which a referendum was taken. */
export function optionalReferendum(key: string, told: Told, texts: ToldTexts): Proposal {
  return {
    ...proposal(key, told, texts),
    kind: 'optional-referendum',
    title: textOf(texts.name),
    shortTitle: textOf(texts.name),
    isRecommended: true,
  }
}

function decree(key: string, told: Told, texts: ToldTexts): Omit<Proposal, 'kind'> {
  const [de, fr, it, rm] = texts.name
  const title = {
    de: `Bundesbeschluss: ${de}`,
    fr: `Arrêté fédéral : ${fr}`,
    it: `Decreto federale: ${it}`,
    rm: `Conclus federal: ${rm}`,
  }
  return { ...proposal(key, told, texts), title, shortTitle: textOf(texts.name), isRecommended: true }
}

function proposal(key: string, told: Told, { brief, pro, contra }: ToldTexts) {
  return { ...told, key, brief: textOf(brief), pro: textOf(pro), contra: textOf(contra) }
}

export function textOf([de, fr, it, rm]: Texts): Text4 {
  return { de, fr, it, rm }
}
