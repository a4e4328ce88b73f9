import type { ContentLanguage, Council, Vote } from '@plenara/contract'
import { bothInWords, dayInWords } from './formats.ts'
import type { PageContext } from './page-facts.ts'
import type { ShareCard, ShareResult } from './share-pictures/share-card.ts'
import { fillIn } from './texts/index.ts'

/** The picture of a vote: its result, where there is a final one. */
export function voteCard(vote: Vote, councils: readonly Council[], language: ContentLanguage, { texts }: PageContext): ShareCard {
  const date = dayInWords(vote.date, language)
  const council = councils.find(({ id }) => id === vote.councilId)?.name ?? texts.powers.legislative.title
  const over = vote.people ? fillIn(texts.share.peopleVote, { date }) : `${council}, ${date}`
  return { over, title: vote.title, result: vote.people ? peopleResult(vote, language, texts.share) : parliamentResult(vote, texts.share) }
}

type ShareTexts = PageContext['texts']['share']

function parliamentResult({ totals, accepted }: Vote, share: ShareTexts): ShareResult | undefined {
  if (!totals) return undefined
  const parts = (['yes', 'no', 'abstain'] as const).filter((kind) => totals[kind] > 0)
  return {
    word: wordOf(accepted, share),
    parts: parts.map((kind) => ({ kind, share: totals[kind], text: fillIn(share[kind], { n: totals[kind] }) })),
  }
}

function peopleResult({ people, yesPercent, accepted }: Vote, language: ContentLanguage, share: ShareTexts): ShareResult | undefined {
  const result = people?.result
  if (result && !result.final) return undefined
  const yes = result?.national.yesPercent ?? yesPercent
  if (yes === null) return undefined
  const shares = { yes, no: 100 - yes }
  const words = bothInWords(yes, language)
  return {
    word: wordOf(result ? result.accepted : accepted, share),
    parts: (['yes', 'no'] as const).map((kind) => ({
      kind,
      share: shares[kind],
      text: fillIn(share[kind], { n: words[kind] }),
    })),
  }
}

function wordOf(accepted: boolean | null, share: ShareTexts): string | null {
  if (accepted === null) return null
  return accepted ? share.accepted : share.rejected
}
