import type { ContentLanguage, LocalizedText } from '@plenara/contract'
import { CHAMBER_NAMES } from '../../elections/federal.ts'
import { eachLanguage, type Text4 } from '../../language.ts'
import { writtenDay } from '../dates.ts'
import type { HeldVote } from '../votes/parliament-votes.ts'
import type { StepKind } from '../votes/step.ts'
import type { AskedMatter } from './matters.ts'

type Sentence = (filled: { readonly council: string; readonly day: string; readonly yes: number; readonly no: number }) => string
type Sentences = Readonly<Record<ContentLanguage, Sentence>>

const ARTICLES: Text4 = { de: 'Der', fr: 'Le', it: 'Il', rm: 'Il' }

const ACCEPTED: Sentences = {
  de: ({ council, day, yes, no }) => `${council} stimmte am ${day} mit ${yes} zu ${no} Stimmen zu.`,
  fr: ({ council, day, yes, no }) => `${council} a donné son accord le ${day} par ${yes} voix contre ${no}.`,
  it: ({ council, day, yes, no }) => `${council} ha approvato il ${day} con ${yes} voti contro ${no}.`,
  rm: ({ council, day, yes, no }) => `${council} ha approvà ils ${day} cun ${yes} cunter ${no} vuschs.`,
}
const REFUSED: Sentences = {
  de: ({ council, day, yes, no }) => `${council} lehnte am ${day} mit ${no} zu ${yes} Stimmen ab.`,
  fr: ({ council, day, yes, no }) => `${council} a refusé le ${day} par ${no} voix contre ${yes}.`,
  it: ({ council, day, yes, no }) => `${council} ha respinto il ${day} con ${no} voti contro ${yes}.`,
  rm: ({ council, day, yes, no }) => `${council} ha refusà ils ${day} cun ${no} cunter ${yes} vuschs.`,
}
const ENTERED: Sentences = {
  de: ({ council, day, yes, no }) => `${council} trat am ${day} mit ${yes} zu ${no} Stimmen auf die Vorlage ein.`,
  fr: ({ council, day, yes, no }) => `${council} est entré en matière le ${day} par ${yes} voix contre ${no}.`,
  it: ({ council, day, yes, no }) => `${council} è entrato in materia il ${day} con ${yes} voti contro ${no}.`,
  rm: ({ council, day, yes, no }) => `${council} è entrà en la materia ils ${day} cun ${yes} cunter ${no} vuschs.`,
}
const FINAL: Sentences = {
  de: ({ council, day, yes, no }) =>
    `In der Schlussabstimmung vom ${day} zählte ${council.replace('Der', 'der')} ${yes} Ja und ${no} Nein.`,
  fr: ({ council, day, yes, no }) => `Au vote final du ${day}, ${council.replace('Le', 'le')} a compté ${yes} oui et ${no} non.`,
  it: ({ council, day, yes, no }) => `Nella votazione finale del ${day} ${council.replace('Il', 'il')} ha contato ${yes} sì e ${no} no.`,
  rm: ({ council, day, yes, no }) => `En la votaziun finala dals ${day} ha ${council.replace('Il', 'il')} dumbrà ${yes} gea e ${no} na.`,
}
const DEBATE: Readonly<Record<ContentLanguage, readonly [pro: string, contra: string]>> = {
  de: ['Dafür wurde angeführt: ', 'Dagegen wurde eingewendet: '],
  fr: ['Arguments en faveur : ', 'Arguments contre : '],
  it: ['Argomenti a favore: ', 'Argomenti contrari: '],
  rm: ['Arguments en favur: ', 'Arguments cunter: '],
}

/** Which arguments the affair does not hold yet in its reason or in the opinion of the Federal Council. */
export type Untold = 'both' | 'contra' | 'none'

/** What was said for and against it in the councils, as far as it is untold, and what they decided; nothing before the first vote. */
export function proceedingsOf({ topic }: AskedMatter, held: readonly HeldVote[], untold: Untold): LocalizedText {
  const decisive = held.filter(({ step }) => step.kind !== 'article')
  if (decisive.length === 0) return {}
  return eachLanguage((language) => {
    const [pro, contra] = DEBATE[language]
    const debate = [untold === 'both' ? `${pro}${topic.pro[language]}` : '', untold === 'none' ? '' : `${contra}${topic.contra[language]}`]
    const votes = decisive.map((vote) => sentenceOf(vote, language)).join(' ')
    return [debate.filter(Boolean).join(' '), votes]
      .filter(Boolean)
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join('')
  })
}

function sentenceOf({ step, record }: HeldVote, language: ContentLanguage): string {
  const { yes, no } = record.totals ?? { yes: 0, no: 0 }
  const filled = { council: `${ARTICLES[language]} ${CHAMBER_NAMES[step.chamber][language]}`, day: writtenDay(step.day)[language], yes, no }
  return sentencesFor(step.kind, record.accepted === true)[language](filled)
}

function sentencesFor(kind: StepKind, accepted: boolean): Sentences {
  if (kind === 'final') return FINAL
  if (!accepted) return REFUSED
  return kind === 'entry' ? ENTERED : ACCEPTED
}
